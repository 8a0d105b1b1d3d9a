import { convertTo, type FrozenRate } from "#shared/exchange.ts";
import { MAIN_CURRENCY, money, type Currency } from "#shared/money.ts";
import type { Coupon } from "./coupons.ts";

/**
 * A coupon for an order in this currency: its amounts by the rate. Throws a RangeError where one is
 * needed and unknown.
 */
export function convertCoupon(coupon: Coupon, currency: Currency, rate: FrozenRate | null): Coupon {
  const convert = (minor: number) =>
    convertTo(money(minor, MAIN_CURRENCY), currency, rate).amountMinor;
  const { kind, value, minimumMinor } = coupon;
  return {
    ...coupon,
    value: kind === "amount" ? convert(value) : value,
    minimumMinor: convert(minimumMinor),
  };
}
