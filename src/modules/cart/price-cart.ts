import {
  money,
  multiplyMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from "#shared/money.ts";
import type { Coupon } from "./coupons.ts";

export type PricedLine = { readonly price: Money; readonly quantity: number };

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
 * What a cart costs, in the shop's selling currency. The only place that computes it, for the
 * browser and the server alike. The discount is rounded half up to the cent on the subtotal.
 */
export function priceCart(lines: readonly PricedLine[], coupon?: Coupon): CartPrice {
  const subtotal = sumMoney(lines.map(lineTotal), "USD");
  const discount = percentOfMoney(subtotal, coupon?.percent ?? 0);
  return {
    subtotal,
    discount,
    shipping: money(0, "USD"),
    total: subtractMoney(subtotal, discount),
  };
}
