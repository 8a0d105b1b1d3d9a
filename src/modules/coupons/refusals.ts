/** Why a code that there is cannot be used for an order. */
export const couponRefusals = ["ended", "used_up", "used_by_you", "not_first"] as const;
export type CouponRefusal = (typeof couponRefusals)[number];
