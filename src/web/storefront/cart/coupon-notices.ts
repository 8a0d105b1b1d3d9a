import { cart as text } from "#i18n/en/cart.ts";

/** Why a code could not be applied, as a person reads it. */
export type CouponNotice = { readonly title: string; readonly text: string };

export const couponNotices = {
  unknown: { title: text.coupon.invalidTitle, text: text.coupon.invalid },
  unreachable: { title: text.coupon.invalidTitle, text: text.coupon.offline },
} as const satisfies Record<string, CouponNotice>;
