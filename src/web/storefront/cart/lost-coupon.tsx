import { Info } from "lucide-react";
import { useEffectEvent, useLayoutEffect, type ReactNode } from "react";
import { cart as text } from "#i18n/en/cart.ts";
import { Button } from "#ui/button.tsx";
import { useCart } from "./cart-provider.tsx";
import { requestAgain, requestLater, isCouponCode, isUnchecked } from "./unchecked-coupon.ts";

/**
 * A notice about a stored coupon that is not applied: it is no longer valid, or the shop could not
 * be asked about it.
 */
export function LostCoupon() {
  const cart = useCart();
  const { code, coupon, askError } = cart;
  const isCodeUnchecked = isUnchecked(cart);
  /** The error of the last request to the shop. */
  const error = isCodeUnchecked ? askError : undefined;
  const ask = useEffectEvent(() => requestAgain(cart));
  // With the note itself: an event right after it has been read must not be missed.
  useLayoutEffect(() => error && requestLater(error, () => ask()), [error]);
  if (error)
    return (
      <Note text={text.uncheckedCoupon(code)}>
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => requestAgain(cart)}>
            {text.coupon.askAgain}
          </Button>
          <Button size="sm" tone="line" onClick={() => cart.setCode()}>
            {text.coupon.remove}
          </Button>
        </span>
      </Note>
    );
  if (coupon || isCodeUnchecked || !isCouponCode(code)) return null;
  return <Note text={text.lostCoupon(code)} />;
}

function Note({ text: sentence, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="col-span-full flex gap-2 text-sm leading-ui text-info-fg">
      <Info aria-hidden className="mt-px size-4.5 flex-none" />
      <p>
        {sentence}
        {children}
      </p>
    </div>
  );
}
