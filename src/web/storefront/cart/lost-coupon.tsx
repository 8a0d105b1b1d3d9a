import { Info } from "lucide-react";
import { cart as text } from "#i18n/en/cart.ts";
import { toCode } from "#modules/cart/coupons.ts";
import { useCart } from "./cart-provider.tsx";

/** All else that is stored was never a code. */
const CODE = /^[\w-]{1,40}$/;

/** A coupon that was applied once and is none any more: it does not go without a word. */
export function LostCoupon() {
  const { code, coupon, asksForCoupons, asked } = useCart();
  const isAsking = asksForCoupons && !asked.codes.includes(toCode(code));
  if (coupon || isAsking || !CODE.test(code)) return null;
  return (
    <p className="col-span-full flex gap-2 text-sm leading-ui text-info-fg">
      <Info aria-hidden className="mt-px size-4.5 flex-none" />
      {text.lostCoupon(code)}
    </p>
  );
}
