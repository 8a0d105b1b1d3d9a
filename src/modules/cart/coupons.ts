import type { CouponKind } from "./coupon-kinds.ts";

/** A code and how much it takes off a cart, as browser and server reckon with it. */
export type Coupon = {
  /** In capitals: "FAIR26". */
  readonly code: string;
  readonly kind: CouponKind;
  /** Whole percents; minor units of the selling currency; how many pieces are free. */
  readonly value: number;
  /** It counts from this subtotal on, in minor units; what it makes free is no part of that. */
  readonly minimumMinor: number;
  /** The lines that it counts for, by their ids; null for all of them. */
  readonly only: readonly string[] | null;
};

/** A code as it is kept, from what somebody typed: any letter case, and spaces around it. */
export function toCode(text: string): string {
  return text.trim().toUpperCase();
}

/** The coupon that a visitor's text names; undefined if none of these is it. */
export function findCoupon(coupons: readonly Coupon[], text: string): Coupon | undefined {
  return coupons.find(({ code }) => code === toCode(text));
}
