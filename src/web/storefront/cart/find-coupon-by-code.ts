import { cart as text } from "#i18n/en/cart.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { toMinutes } from "#shared/browser-limits.ts";
import { ApiError } from "#web/api/api-client.ts";
import { fetchCoupon } from "./fetch-cart-data.ts";
import { couponNotices, type CouponNotice } from "./coupon-notices.ts";

/**
 * The coupon of a code that the page does not know, or why there is none. It is loaded when a code
 * is asked for: most carts never do.
 */
export async function findCouponByCode(typed: string): Promise<Coupon | CouponNotice> {
  try {
    return (await fetchCoupon(typed)) ?? couponNotices.unknown;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "too_many_requests")
      return couponNotices.unreachable;
    const minutes = toMinutes(error.retryAfterSeconds ?? 0);
    return { ...couponNotices.unknown, text: text.coupon.limited(minutes) };
  }
}
