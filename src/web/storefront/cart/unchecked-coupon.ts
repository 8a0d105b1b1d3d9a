import { toCode } from "#modules/cart/coupons.ts";
import type { AskError } from "./ask-shop.ts";
import type { useCart } from "./cart-provider.tsx";

/** The time until the shop is asked again, unless its answer names one. */
const PAUSE_SECONDS = 15;

/** Other texts in the storage of a browser are no coupon codes. */
const CODE = /^[\w-]{1,40}$/;

export const isCouponCode = (code: string): boolean => CODE.test(code);

/** True while a code is stored and the shop has not answered whether it is valid. */
export function isUnchecked(
  cart: Pick<ReturnType<typeof useCart>, "asksForCoupons" | "code" | "coupon" | "asked">,
): boolean {
  const { asksForCoupons, code, coupon, asked } = cart;
  if (!asksForCoupons || coupon || !isCouponCode(code)) return false;
  return !asked.codes.includes(toCode(code));
}

/**
 * Calls `ask` when the network is back, and after the time that the shop has named. Returns a
 * function that cancels both.
 */
export function askLater(
  { retryAfterSeconds = PAUSE_SECONDS }: AskError,
  ask: () => void,
): () => void {
  const timer = setTimeout(ask, retryAfterSeconds * 1_000);
  addEventListener("online", ask);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", ask);
  };
}
