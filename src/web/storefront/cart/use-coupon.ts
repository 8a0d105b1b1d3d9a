import { cart as text } from "#i18n/en/cart.ts";
import { toCartItem, listSoldLines } from "#modules/cart/cart.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import { showToast } from "#ui/toast.ts";
import type { FetchedData } from "./fetch-cart-data.ts";
import { useCart } from "./cart-provider.tsx";
import { couponNotices, type CouponNotice } from "./coupon-notices.ts";
import { describeCoupon } from "./coupon-effect.ts";

/** Applies coupons, whether the page knows them or the shop has to be asked. */
export function useCoupon() {
  const cart = useCart();
  return {
    /** A coupon that the page does not know, or why there is none; asks only where it may. */
    look: async (typed: string): Promise<Coupon | CouponNotice> => {
      if (!cart.asksForCoupons) return couponNotices.unknown;
      try {
        const { findCouponByCode } = await import("./find-coupon-by-code.ts");
        return await findCouponByCode(typed);
      } catch {
        return couponNotices.unreachable;
      }
    },
    /** Applies it and says so. What is free with it goes into the cart, if it can be ordered. */
    apply: (coupon: Coupon): void => {
      const gift = findGift();
      if (!cart.coupons.includes(coupon)) cart.setFetched(withCoupon(cart.fetched, coupon));
      cart.setCode(coupon.code);
      if (gift) cart.add(gift);
      const lines = gift ? [...cart.items, toCartItem(gift)] : cart.items;
      showToast({
        title: text.coupon.appliedTitle,
        description: describeCoupon(coupon, computeCartPrice(listSoldLines(lines), coupon)),
        tone: "success",
      });

      function findGift() {
        const { kind, only } = coupon;
        if (kind !== "item" || cart.items.some(({ id }) => only?.includes(id))) return undefined;
        return cart.catalog.find(({ slug, available }) => only?.includes(slug) && available > 0);
      }
    },
    refuse: ({ title, text: description }: CouponNotice): void => {
      showToast({ title, description, tone: "error" });
    },
  };
}

const withCoupon = (fetched: FetchedData, coupon: Coupon): FetchedData => ({
  ...fetched,
  codes: [...fetched.codes, coupon.code],
  coupons: [coupon, ...fetched.coupons],
});
