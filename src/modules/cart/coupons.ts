import type { CouponKind } from "./coupon-kinds.ts";

/** A code and its discount, as browser and server compute with it. */
export type Coupon = {
  /** In capitals: "FAIR26". */
  readonly code: string;
  readonly kind: CouponKind;
  /** Whole percents; minor units of the selling currency; how many pieces are free. */
  readonly value: number;
  /** The smallest subtotal that it is valid for, in minor units; the free piece does not count. */
  readonly minimumMinor: number;
  /** The ids of the lines that it applies to; null for all lines. */
  readonly only: readonly string[] | null;
};

/** A typed code in its stored form: in capitals and trimmed. */
export function toCode(text: string): string {
  return text.trim().toUpperCase();
}

/** The coupon whose code a visitor typed; undefined if it is none of these. */
export function findCoupon(coupons: readonly Coupon[], text: string): Coupon | undefined {
  return coupons.find(({ code }) => code === toCode(text));
}
