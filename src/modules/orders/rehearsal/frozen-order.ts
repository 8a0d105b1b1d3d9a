import type { Coupon } from "#modules/cart/coupons.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import type { Address } from "#shared/address.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import { addMoney, subtractMoney, type Currency, type Money } from "#shared/money.ts";
import type { OrderStatus } from "../status.ts";

export type FrozenLine = {
  /** The line's own id, by which the order's coupon names it. */
  readonly id: string;
  /** Null once the variant is gone. */
  readonly variantId: string | null;
  readonly price: Money;
  readonly quantity: number;
  readonly isGift: boolean;
  /** Whether staff agreed another price than the catalogue's. */
  readonly hasAgreedPrice: boolean;
};

/** An order with the amounts that it was agreed with, in its own currency. */
export type FrozenOrder = {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** As the database writes it. */
  readonly createdAt: string;
  /** Null for an order without an e-mail address. */
  readonly mailbox: string | null;
  /** Whether its mailbox had ordered nothing before. */
  readonly isFirst: boolean;
  readonly currency: Currency;
  readonly rate: FrozenRate | null;
  /** Where it is shipped to; null where nothing was shipped. */
  readonly destination: Pick<Address, "country" | "state" | "postalCode"> | null;
  readonly lines: readonly FrozenLine[];
  readonly coupon: Coupon | undefined;
  readonly total: Money;
  /** Its tax and duty, which the shop passes on. */
  readonly levies: Money;
  /** Whether a total was agreed for the whole order, which no price changes. */
  readonly hasAgreedTotal: boolean;
};

/** Two amounts in one currency. */
export type Outcome = { readonly before: Money; readonly after: Money };

/**
 * The outcome of a change for an order; null for one that is not concerned. It follows from the
 * order alone and, where a rule counts its uses, from the orders before it.
 */
export type Change = (order: FrozenOrder) => Outcome | null;

/**
 * The total that an order would have had with these lines. Whatever else is part of its total, such
 * as shipping, stays as it was agreed.
 */
export function computeTotal(
  { coupon, total, ...order }: FrozenOrder,
  lines: readonly FrozenLine[],
): Money {
  const others = subtractMoney(total, computeCartPrice(order.lines, coupon).total);
  return addMoney(computeCartPrice(lines, coupon).total, others);
}
