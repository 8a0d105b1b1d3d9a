import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { findCoupon } from "#modules/cart/coupons.ts";
import { useCart } from "./cart-provider.tsx";
import { useCoupon } from "./use-coupon.ts";

/** "/?code=FAIR26", at any page of the shop. */
const NAME = "code";

/**
 * Applies the code that a link brings. It is not part of the page, which is the same for all
 * visitors; the code is applied even if the visitor has gone to another page meanwhile.
 */
export function CouponLink() {
  const { search } = useLocation();
  const { coupons } = useCart();
  const coupon = useCoupon();
  const take = useEffectEvent(async (code: string) => {
    const found = findCoupon(coupons, code) ?? (await coupon.look(code));
    if ("title" in found) coupon.refuse(found);
    else coupon.apply(found);
  });
  useEffect(() => {
    const code = readCode();
    if (code !== "") void take(code);
  }, [search]);
  return null;
}

/** Where this document was opened; what it was opened with is taken once. */
let opened = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);

/** The code of the page's address, or of the one before it; "" without. Takes it out of there. */
function readCode(): string {
  const here = new URL(location.href);
  const code = here.searchParams.get(NAME) ?? opened.searchParams.get(NAME) ?? "";
  opened = new URL(opened.pathname, opened);
  if (here.searchParams.has(NAME)) {
    here.searchParams.delete(NAME);
    // Not by the router: it would load the page's data once more.
    history.replaceState(history.state, "", here);
  }
  return code.trim().slice(0, 40);
}
