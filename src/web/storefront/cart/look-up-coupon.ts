import { cart as words } from "#i18n/en/cart.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { minutesUntil } from "#shared/browser-limits.ts";
import { ApiError } from "#web/api/api-client.ts";
import { askCoupon } from "./ask-shop.ts";
import { refusals, type Refusal } from "./coupon-refusals.ts";

/**
 * The coupon of a code that the page does not know, or why there is none. It is loaded when a code
 * is asked for: most carts never do.
 */
export async function lookUpCoupon(typed: string): Promise<Coupon | Refusal> {
  try {
    return (await askCoupon(typed)) ?? refusals.unknown;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "too_many_requests")
      return refusals.unreachable;
    const minutes = minutesUntil(error.retryAfterSeconds ?? 0);
    return { ...refusals.unknown, text: words.coupon.limited(minutes) };
  }
}
