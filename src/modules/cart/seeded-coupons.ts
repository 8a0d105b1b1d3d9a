import type { Coupon } from "./coupons.ts";

/** The three coupons of a new shop. Browsers must not import this. */
export const seededCoupons: readonly Coupon[] = [
  ["SAVE10", 10] as const,
  ["WELCOME20", 20] as const,
  ["FIRST15", 15] as const,
].map(([code, value]) => ({ code, kind: "percent", value, minimumMinor: 0, only: null }));
