/** How a coupon stands today. */
export const couponStates = ["active", "planned", "ended", "used_up", "off"] as const;
export type CouponState = (typeof couponStates)[number];

/** Figures on a coupon's page. */
export const couponFigures = ["orders", "revenue", "discount", "refunds"] as const;
export type CouponFigure = (typeof couponFigures)[number];

/** Why a code that there is cannot be used for an order. */
export const couponRefusals = ["ended", "used_up", "used_by_you", "not_first"] as const;
export type CouponRefusal = (typeof couponRefusals)[number];
