import { toCode } from "#modules/cart/coupons.ts";
import type { AskError } from "./ask-shop.ts";
import type { useCart } from "./cart-provider.tsx";

/** Until it is asked again, where it has not said when. */
const PAUSE_SECONDS = 15;

/** All else that is stored was never a code. */
const CODE = /^[\w-]{1,40}$/;

export const isCouponCode = (code: string): boolean => CODE.test(code);

/** Whether the shop has not said yet what the stored code stands for. */
export function isUnchecked(
  cart: Pick<ReturnType<typeof useCart>, "asksForCoupons" | "code" | "coupon" | "asked">,
): boolean {
  const { asksForCoupons, code, coupon, asked } = cart;
  if (!asksForCoupons || coupon || !isCouponCode(code)) return false;
  return !asked.codes.includes(toCode(code));
}

/**
 * Asks the shop again when the network is back, and after the time that it has asked for; returns
 * what ends that.
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
