import { cart } from "#i18n/en/cart.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import type { CartPrice } from "#modules/cart/compute-cart-price.ts";
import { MAIN_CURRENCY, money } from "#shared/money.ts";

const text = cart.coupon;

/** Says what a coupon does for a cart of this price. */
export function describeCoupon(coupon: Coupon, { subtotal, discount }: CartPrice): string {
  const { code, kind, value, minimumMinor, only } = coupon;
  // Of an empty cart nothing is saved yet.
  if (subtotal.amountMinor === 0) return cart.storedCoupon(code);
  if (kind === "percent" && only === null && minimumMinor === 0) return text.saved(value);
  if (discount.amountMinor > 0) return text.savedAmount(formatMoney(discount));
  return minimumMinor > 0
    ? text.countsFrom(code, formatMoney(money(minimumMinor, MAIN_CURRENCY)))
    : text.countsElsewhere(code);
}
