import { lazy, Suspense, useState } from "react";
import { cart as text, itemsInWords } from "#i18n/en/cart.ts";
import { checkout as checkoutText } from "#i18n/en/checkout.ts";
import { formatMoney } from "#i18n/format.ts";
import { listSoldLines } from "#modules/cart/cart.ts";
import { areCarriers } from "#modules/cart/line-labels.ts";
import { computeLineTotal } from "#modules/cart/compute-cart-price.ts";
import { Button } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataTexts } from "#ui/data-texts.tsx";
import { DeliveryNote } from "../cart/delivery-note.tsx";
import { GiftNotes } from "../cart/gift-note.tsx";
import { LineImage } from "../cart/line-image.tsx";
import { LostCoupon } from "../cart/lost-coupon.tsx";
import { LeavesBy } from "../parts/shipping-day.tsx";
import type { Checkout } from "./checkout-state.ts";
import { PaymentNote } from "../cart/payment-note.tsx";
import { Totals } from "../cart/totals.tsx";
import { useIsQuoted } from "../cart/use-ways.ts";

/** Not part of the first load; it comes while the first step is filled in. */
export const loadLines = () => import("./editable-lines.tsx");
const EditableLines = lazy(async () => ({ default: (await loadLines()).EditableLines }));

/** Needed only where the costs depend on the address. */
const QuotedTotals = lazy(async () => ({
  default: (await import("./quoted-totals.tsx")).QuotedTotals,
}));

type SummaryProps = {
  checkout: Checkout;
  /** On narrow screens only the first line and the total: the step itself is what matters there. */
  brief: boolean;
};

/**
 * Lines and totals of the order that is being placed. The lines of a cart can be changed here, up
 * to the last step; on narrow screens once they are opened.
 */
export function Summary({ checkout, brief: isShort }: SummaryProps) {
  const { order } = checkout;
  const [isOpen, setOpen] = useState(false);
  const brief = isShort && !isOpen;
  const isEditable = isShort && order.source === "cart";
  const onlyWide = brief && "max-lg:hidden";
  const isQuoted = useIsQuoted();
  const totals = <Totals price={order.price} coupon={order.coupon} brief={brief} />;
  return (
    <div
      className={joinClassNames(
        "grid gap-6",
        brief && "max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-4",
      )}
    >
      <h2 className={joinClassNames("text-xl", onlyWide)}>{text.summary.title}</h2>
      {isEditable && (
        <div className={joinClassNames(onlyWide)}>
          <Suspense>
            <EditableLines checkout={checkout} />
          </Suspense>
        </div>
      )}
      <ul className={joinClassNames("grid gap-4", isEditable && (brief ? "lg:hidden" : "hidden"))}>
        {order.lines.map((line, index) => (
          <li
            key={line.id}
            className={joinClassNames(
              "grid items-center gap-4",
              brief
                ? "grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
                : "grid-cols-[4.5rem_minmax(0,1fr)_auto]",
              index > 0 && onlyWide,
            )}
          >
            <LineImage color={line.color} image={line.image} sizes="4.5rem" />
            <p className="min-w-0 leading-ui wrap-anywhere">
              <span className={joinClassNames(!line.isOther && onlyWide)}>
                <DataText>{line.name}</DataText>
              </span>
              <span className="block text-sm text-soft">
                <DataTexts
                  parts={[line.colorName, line.isGone ? text.gone : itemsInWords(line.quantity)]}
                />
              </span>
              <LeavesBy day={line.leavesBy} />
              {brief && index === 0 && order.lines.length > 1 && (
                <span className="block text-sm text-soft lg:hidden">
                  {checkoutText.more(order.lines.length - 1, areCarriers(order.lines))}
                </span>
              )}
            </p>
            {!line.isGone && (
              <p className={joinClassNames("num", onlyWide)}>
                {formatMoney(computeLineTotal(line))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <GiftNotes lines={listSoldLines(order.lines)} className={joinClassNames(onlyWide)} />
      {isQuoted ? (
        <Suspense fallback={totals}>
          <QuotedTotals checkout={checkout} brief={brief} />
        </Suspense>
      ) : (
        totals
      )}
      {isEditable && (
        <Button
          tone="line"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="col-span-full justify-self-start lg:hidden"
        >
          {isOpen ? checkoutText.hideItems : checkoutText.changeItems}
        </Button>
      )}
      <LostCoupon />
      {!isQuoted && <DeliveryNote lines={order.lines} className={joinClassNames(onlyWide)} />}
      {/* Where nothing is to be paid for the goods, their way may still cost something. */}
      {!(isQuoted && order.price.total.amountMinor === 0) && (
        <PaymentNote total={order.price.total} className={joinClassNames(onlyWide)} />
      )}
    </div>
  );
}
