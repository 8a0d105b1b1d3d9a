import { Info } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { cart as text } from "#i18n/en/cart.ts";
import { Button } from "#ui/button.tsx";
import { useCart } from "./cart-provider.tsx";
import { askLater, isCouponCode, isUnchecked } from "./unchecked-coupon.ts";

/**
 * A notice about a stored coupon that is not applied: it is no longer valid, or the shop could not
 * be asked about it.
 */
export function LostCoupon() {
  const cart = useCart();
  const { code, coupon, asked, setAsked, askError } = cart;
  const isUnasked = isUnchecked(cart);
  /** The error of the last request to the shop. */
  const error = isUnasked ? askError : undefined;
  // The cart asks the shop again whenever this object is replaced.
  const ask = () => setAsked({ ...asked });
  const askAgain = useEffectEvent(() => {
    if (error) ask();
  });
  useEffect(() => askAgain(), []);
  useEffect(() => error && askLater(error, () => askAgain()), [error]);
  if (error)
    return (
      <Note text={text.uncheckedCoupon(code)}>
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={ask}>
            {text.coupon.askAgain}
          </Button>
          <Button size="sm" tone="line" onClick={() => cart.setCode()}>
            {text.coupon.remove}
          </Button>
        </span>
      </Note>
    );
  if (coupon || isUnasked || !isCouponCode(code)) return null;
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
