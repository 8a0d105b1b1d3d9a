import { useEffect, useEffectEvent } from "react";
import { toCode } from "#modules/cart/coupons.ts";
import type { AskError } from "./fetch-cart-data.ts";
import { useCart } from "./cart-provider.tsx";

/** The time until the shop is asked again, unless its answer names one. */
const PAUSE_SECONDS = 15;

/** Other texts in the storage of a browser are no coupon codes. */
const CODE = /^[\w-]{1,40}$/;

export const isCouponCode = (code: string): boolean => CODE.test(code);

/** True while a code is stored and the shop has not answered whether it is valid. */
export function isUnchecked(
  cart: Pick<ReturnType<typeof useCart>, "asksForCoupons" | "code" | "coupon" | "fetched">,
): boolean {
  const { asksForCoupons, code, coupon, fetched } = cart;
  if (!asksForCoupons || coupon || !isCouponCode(code)) return false;
  return !fetched.codes.includes(toCode(code));
}

/** Asks the shop again: the cart does whenever this object is replaced. */
export function requestAgain({ fetched, setFetched }: ReturnType<typeof useCart>): void {
  setFetched({ ...fetched });
}

/**
 * For a cart or checkout that opens: asks once more for a coupon that the shop could not be asked
 * for before. A page that has just been loaded asks anyway.
 */
export function useCouponCheckOnOpening(): void {
  const cart = useCart();
  const ask = useEffectEvent(() => {
    if (cart.askError && isUnchecked(cart)) requestAgain(cart);
  });
  useEffect(() => ask(), []);
}

/**
 * Calls `ask` when the network is back, and after the time that the shop has named. Returns a
 * function that cancels both.
 */
export function requestLater(
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
