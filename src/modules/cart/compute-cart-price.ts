import {
  money,
  multiplyMoney,
  computePercent,
  subtractMoney,
  sumMoney,
  type Money,
} from "#shared/money.ts";
import type { Coupon } from "./coupons.ts";

export type PricedLine = {
  /** The slug of the variant, which a coupon for certain products looks for. */
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

export function computeLineTotal(line: PricedLine): Money {
  return multiplyMoney(line.price, line.quantity);
}

/**
 * Price of a cart, in the currency of its lines. That is the shop's selling currency, or shekels
 * for an order that staff enter in shekels; the coupon's amounts must be in the same currency. This
 * is the only place that computes it, for the browser and the server. The discount is computed on
 * the lines that the coupon applies to, rounded half up to the cent, and is never more than they
 * cost.
 */
export function computeCartPrice(lines: readonly PricedLine[], coupon?: Coupon): CartPrice {
  const subtotal = sumLines(lines);
  const discount = money(coupon ? findDiscount(lines, coupon) : 0, subtotal.currency);
  return {
    subtotal,
    discount,
    shipping: money(0, subtotal.currency),
    total: subtractMoney(subtotal, discount),
  };
}

/** Returns whether a coupon applies to a line. */
export const isForLine = ({ only }: Coupon, { id = "" }: Pick<PricedLine, "id">): boolean =>
  !only || only.includes(id);

/** The price of the lines that a coupon applies to. */
export function sumCounted(lines: readonly PricedLine[], coupon: Coupon): Money {
  return sumLines(lines.filter((line) => isForLine(coupon, line)));
}

/** In the currency of the lines, which is the same for all; without lines, in the shop's own. */
const sumLines = (lines: readonly PricedLine[]) =>
  sumMoney(lines.map(computeLineTotal), lines[0]?.price.currency ?? "USD");

function findDiscount(lines: readonly PricedLine[], coupon: Coupon): number {
  const { kind, value, minimumMinor } = coupon;
  const base = sumCounted(lines, coupon);
  const isItem = kind === "item";
  const off =
    kind === "percent"
      ? computePercent(base, value).amountMinor
      : Math.min(isItem ? value * findPiece(lines, coupon) : value, base.amountMinor);
  const measured = sumLines(lines).amountMinor - (isItem ? off : 0);
  return measured < minimumMinor ? 0 : off;
}

/** The price of the one piece that a coupon makes free; 0 if the cart has no such piece. */
const findPiece = (lines: readonly PricedLine[], coupon: Coupon) =>
  Math.max(
    0,
    ...lines.filter((line) => isForLine(coupon, line)).map(({ price }) => price.amountMinor),
  );
