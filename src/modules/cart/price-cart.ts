import {
  money,
  multiplyMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from "#shared/money.ts";
import type { Coupon } from "./coupons.ts";

export type PricedLine = {
  /** The slug of the variant: so a coupon that counts for some lines alone knows it. */
  readonly id?: string;
  readonly price: Money;
  readonly quantity: number;
};

export type CartPrice = {
  readonly subtotal: Money;
  readonly discount: Money;
  /** Always zero: every order ships free. */
  readonly shipping: Money;
  readonly total: Money;
};

export function lineTotal(line: PricedLine): Money {
  return multiplyMoney(line.price, line.quantity);
}

/**
 * Price of a cart, in the currency of its lines: the shop's selling currency, but for an order by
 * hand in shekels, whose coupon's amounts are in shekels as well. The only place that computes it,
 * for the browser and the server alike. The discount is rounded half up to the cent on the lines
 * that the coupon counts for, and is never more than they cost.
 */
export function priceCart(lines: readonly PricedLine[], coupon?: Coupon): CartPrice {
  const subtotal = sumLines(lines);
  const discount = money(coupon ? findDiscount(lines, coupon) : 0, subtotal.currency);
  return {
    subtotal,
    discount,
    shipping: money(0, subtotal.currency),
    total: subtractMoney(subtotal, discount),
  };
}

/** Says if a coupon counts for a line. */
export const countsFor = ({ only }: Coupon, { id = "" }: Pick<PricedLine, "id">): boolean =>
  !only || only.includes(id);

/** The price of the lines that a coupon counts for. */
export function sumCounted(lines: readonly PricedLine[], coupon: Coupon): Money {
  return sumLines(lines.filter((line) => countsFor(coupon, line)));
}

/** In the currency of the lines, which is the same for all; of none, in the shop's own. */
const sumLines = (lines: readonly PricedLine[]) =>
  sumMoney(lines.map(lineTotal), lines[0]?.price.currency ?? "USD");

function findDiscount(lines: readonly PricedLine[], coupon: Coupon): number {
  const { kind, value, minimumMinor } = coupon;
  const base = sumCounted(lines, coupon);
  const isItem = kind === "item";
  const off =
    kind === "percent"
      ? percentOfMoney(base, value).amountMinor
      : Math.min(isItem ? value * findPiece(lines, coupon) : value, base.amountMinor);
  const measured = sumLines(lines).amountMinor - (isItem ? off : 0);
  return measured < minimumMinor ? 0 : off;
}

/** The price of one piece of those that a coupon makes free; 0 without any. */
const findPiece = (lines: readonly PricedLine[], coupon: Coupon) =>
  Math.max(
    0,
    ...lines.filter((line) => countsFor(coupon, line)).map(({ price }) => price.amountMinor),
  );
