import { BadgePercent, CircleAlert } from "lucide-react";
import { useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { cart } from "#i18n/en/cart.ts";
import { Button } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { focusField } from "#ui/focus-field.ts";
import { showToast } from "#ui/toast.ts";
import { findCoupon, type Coupon } from "#modules/cart/coupons.ts";
import type { CartPrice } from "#modules/cart/compute-cart-price.ts";
import { useCart } from "./cart-provider.tsx";
import { describeCoupon } from "./coupon-effect.ts";
import { LostCoupon } from "./lost-coupon.tsx";
import type { CouponNotice } from "./coupon-notices.ts";
import { useCoupon } from "./use-coupon.ts";

const text = cart.coupon;
const FIELD = "coupon";
const ERROR = "coupon-error";

/** One coupon at a time: the field is closed while one is applied. */
export function CouponForm({ price }: { price: CartPrice }) {
  const { coupon, coupons, asksForCoupons, setCode } = useCart();
  const { look, apply, refuse } = useCoupon();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<CouponNotice>();
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (coupon || isAsking || typed.trim() === "") return;
    const found = findCoupon(coupons, typed);
    if (found) return show(found);
    setAsking(asksForCoupons);
    show(await look(typed));
    setAsking(false);
  }

  function show(found: Coupon | CouponNotice) {
    const isRefused = "title" in found;
    // The controls change places with the result; the focus goes to the one that takes over.
    flushSync(() => {
      setWrong(isRefused ? found : undefined);
      if (isRefused) return;
      setTyped("");
      apply(found);
    });
    if (!isRefused) return removal.current?.focus();
    focusField(field.current);
    refuse(found);
  }

  function remove() {
    flushSync(() => setCode());
    field.current?.focus();
    showToast({ title: text.removedTitle, description: text.removed });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-1.5">
      <LostCoupon />
      <label htmlFor={FIELD} className="text-sm font-medium">
        {text.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={FIELD}
          name={FIELD}
          value={coupon?.code ?? typed}
          disabled={coupon !== undefined}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          spellCheck={false}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong ? ERROR : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(undefined);
          }}
          className={joinClassNames(
            "min-h-12 w-full min-w-0 rounded-sm border bg-surface px-4 text-[1rem] uppercase focus-visible:rounded-sm focus-visible:outline-offset-0 disabled:bg-mute-bg disabled:text-mute-fg",
            wrong ? "border-2 border-danger-solid" : "border-line-strong",
          )}
        />
        {coupon ? (
          <Button ref={removal} tone="line" onClick={remove}>
            {text.remove}
          </Button>
        ) : (
          <Button type="submit" tone="line" disabled={isAsking || typed.trim() === ""}>
            {text.apply}
          </Button>
        )}
      </div>
      {wrong && (
        <p id={ERROR} className="flex gap-1.5 text-xs font-medium text-danger-fg">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {wrong.title}. {wrong.text.replace(/\.$/, "")}.
        </p>
      )}
      {coupon && (
        <p className="flex gap-1.5 text-xs font-medium text-ok-fg">
          <BadgePercent aria-hidden className="mt-0.5 size-4 flex-none" />
          {describeCoupon(coupon, price)}
        </p>
      )}
    </form>
  );
}
