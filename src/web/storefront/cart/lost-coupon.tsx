import { Info } from "lucide-react";
import { cart as text } from "#i18n/en/cart.ts";
import { useCart } from "./cart-provider.tsx";

/** A coupon that was applied once and is none any more: it does not go without a word. */
export function LostCoupon() {
  const { lostCoupon } = useCart();
  if (lostCoupon === undefined) return null;
  return (
    <p className="col-span-full flex gap-2 text-sm leading-ui text-info-fg">
      <Info aria-hidden className="mt-px size-4.5 flex-none" />
      {text.lostCoupon(lostCoupon)}
    </p>
  );
}
