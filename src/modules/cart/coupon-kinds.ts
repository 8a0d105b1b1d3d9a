export const couponKinds = ["percent", "amount", "item"] as const;
export type CouponKind = (typeof couponKinds)[number];
