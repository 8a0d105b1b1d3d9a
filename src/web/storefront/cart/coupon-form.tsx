import { BadgePercent, CircleAlert } from "lucide-react";
import { useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { cart } from "#i18n/en/cart.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { focusField } from "#ui/focus-field.ts";
import { showToast } from "#ui/toast.ts";
import { useCart } from "./cart-provider.tsx";
import { LostCoupon } from "./lost-coupon.tsx";

const text = cart.coupon;
const FIELD = "coupon";
const ERROR = "coupon-error";

/** One coupon at a time: the field is closed while one is applied. */
export function CouponForm() {
  const { coupon, applyCoupon, removeCoupon } = useCart();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);

  function apply(event: SyntheticEvent) {
    event.preventDefault();
    if (coupon || typed.trim() === "") return;
    // The controls change places with the result; the focus goes to the one that takes over.
    const applied = flushSync(() => {
      const found = applyCoupon(typed);
      setWrong(!found);
      if (found) setTyped("");
      return found;
    });
    if (applied) {
      removal.current?.focus();
      showToast({
        title: text.appliedTitle,
        description: text.saved(applied.percent),
        tone: "success",
      });
    } else {
      focusField(field.current);
      showToast({ title: text.invalidTitle, description: text.invalid, tone: "error" });
    }
  }

  function remove() {
    flushSync(removeCoupon);
    field.current?.focus();
    showToast({ title: text.removedTitle, description: text.removed });
  }

  return (
    <form noValidate onSubmit={apply} className="grid gap-1.5">
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
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? ERROR : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          className={classNames(
            "min-h-12 w-full min-w-0 rounded-sm border bg-surface px-4 text-[1rem] uppercase focus-visible:rounded-sm focus-visible:outline-offset-0 disabled:bg-mute-bg disabled:text-mute-fg",
            isWrong ? "border-2 border-danger-solid" : "border-line-strong",
          )}
        />
        {coupon ? (
          <Button ref={removal} tone="line" onClick={remove}>
            {text.remove}
          </Button>
        ) : (
          <Button type="submit" tone="line" disabled={typed.trim() === ""}>
            {text.apply}
          </Button>
        )}
      </div>
      {isWrong && (
        <p id={ERROR} className="flex gap-1.5 text-xs font-medium text-danger-fg">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {text.invalidTitle}. {text.invalid}.
        </p>
      )}
      {coupon && (
        <p className="flex gap-1.5 text-xs font-medium text-ok-fg">
          <BadgePercent aria-hidden className="mt-0.5 size-4 flex-none" />
          {text.saved(coupon.percent)}
        </p>
      )}
    </form>
  );
}
