import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import { AppError } from "#shared/errors.ts";

/** The coupon that was typed, if one was. Throws `invalid_fields` (`couponCode`). */
export function acceptCoupon(code: string | undefined): Coupon | undefined {
  const coupon = code === undefined ? undefined : findCoupon(code);
  if (code !== undefined && coupon === undefined)
    throw new AppError("invalid_fields", "there is no such coupon", {
      fields: { couponCode: ["unknown"] },
    });
  return coupon;
}
