import { chargeWords } from "#i18n/en/charges.ts";
import { quote as text } from "#i18n/en/quote.ts";
import { formatMoney } from "#i18n/format.ts";
import { findLastDay } from "#modules/cart/line-labels.ts";
import { listChargeRows } from "#modules/markets/charge-rows.ts";
import { Button } from "#ui/button.tsx";
import { DeliveryNote } from "../cart/delivery-note.tsx";
import { Totals } from "../cart/totals.tsx";
import type { Checkout } from "./checkout-state.ts";
import { useCheckoutStore } from "./checkout-store.ts";
import { toQuotedOrder } from "./quote.ts";
import { useQuote } from "./use-quote.ts";

/** The sums with what the address adds to them, which is asked for as it is typed. */
export function QuotedTotals({ checkout, brief }: { checkout: Checkout; brief: boolean }) {
  const quote = useQuote(checkout);
  const { store } = useCheckoutStore(checkout.memory);
  const price = quote?.answer?.price;
  const { order } = checkout;
  const isPending = quote?.input !== undefined && !quote.isCurrent && !quote.hasFailed;
  return (
    <div aria-busy={isPending} className="grid gap-3">
      <div className={isPending ? "opacity-60" : undefined}>
        <Totals
          price={toQuotedOrder(order, quote?.answer).price}
          coupon={order.coupon}
          brief={brief}
          charges={price ? listChargeRows(price, chargeWords, formatMoney) : undefined}
        />
      </div>
      {/* Each way to ship has days of its own, beside its price. */}
      {!(price && price.methods.length > 0 && findLastDay(order.lines) === undefined) && (
        <DeliveryNote lines={order.lines} className={brief ? "max-lg:hidden" : undefined} />
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {isPending && text.asking}
        {quote?.hasFailed && text.failed}
      </p>
      {quote?.hasFailed && (
        <Button
          tone="line"
          size="sm"
          className="justify-self-start"
          onClick={() => store.change({ quoteFailed: undefined })}
        >
          {text.askAgain}
        </Button>
      )}
    </div>
  );
}
