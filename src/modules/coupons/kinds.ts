/** The states of a coupon. */
export const couponStates = ["active", "planned", "ended", "used_up", "off"] as const;
export type CouponState = (typeof couponStates)[number];

/** Figures on a coupon's page. */
export const couponFigures = ["orders", "revenue", "discount", "refunds"] as const;
export type CouponFigure = (typeof couponFigures)[number];

/** Why an existing code cannot be used for an order. */
export const couponReasons = ["ended", "used_up", "used_by_you", "not_first"] as const;
export type CouponReason = (typeof couponReasons)[number];
