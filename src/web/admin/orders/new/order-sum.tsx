import type { ReactNode } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import type { OrderQuote } from "#modules/orders/processing/contract.ts";
import { multiplyMoney } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import type { sumDraft } from "./draft-sum.ts";
import type { OrderDraft } from "./draft.ts";
import { Price } from "../../kit/price.tsx";

const text = newOrder.sum;

type OrderSumProps = {
  draft: OrderDraft;
  sum: ReturnType<typeof sumDraft>;
  coupon: Coupon | undefined;
  rate: string | null;
  /** The price with what its place adds; undefined where that is nothing. */
  quote: OrderQuote | undefined;
};

/** Total of the order, and the part that is still to be paid. */
export function OrderSum({ draft, sum, coupon, rate, quote }: OrderSumProps) {
  const { subtotal, discount, total, paid, due } = sum;
  return (
    <div aria-live="polite" className="grid gap-2">
      <dl className="grid gap-2">
        <Row label={text.subtotal}>
          <Price amount={subtotal} rate={rate} />
        </Row>
        {coupon && (
          <Row
            label={
              <>
                {text.discount} <bdi>{coupon.code}</bdi>
              </>
            }
          >
            <Price amount={multiplyMoney(discount, -1)} rate={rate} />
          </Row>
        )}
        <Row label={text.shipping}>
          {quote && quote.shipping.amountMinor > 0 ? (
            <Price amount={quote.shipping} rate={rate} />
          ) : (
            text.free
          )}
        </Row>
        {quote && quote.duty.amountMinor > 0 && (
          <Row label={text.duty}>
            <Price amount={quote.duty} rate={rate} />
          </Row>
        )}
        {quote && quote.tax.amountMinor > 0 && !quote.isTaxIncluded && (
          <Row label={<bdi>{quote.taxName ?? text.tax}</bdi>}>
            <Price amount={quote.tax} rate={rate} />
          </Row>
        )}
        <Row label={draft.agreedTotal === null ? text.total : text.agreed} isLoud>
          <Price amount={total} rate={rate} />
        </Row>
        {quote && quote.tax.amountMinor > 0 && quote.isTaxIncluded && (
          <Row label={text.taxInside(quote.taxName ?? text.tax)}>
            <Price amount={quote.tax} rate={rate} />
          </Row>
        )}
        {quote && quote.doorDuty.amountMinor > 0 && (
          <Row label={text.doorDuty}>
            <Price amount={quote.doorDuty} rate={rate} />
          </Row>
        )}
        {paid.amountMinor > 0 && (
          <>
            <Row label={text.paid}>
              <Price amount={paid} rate={rate} />
            </Row>
            <Row label={text.due} isLoud>
              <Price amount={due} rate={rate} />
            </Row>
          </>
        )}
      </dl>
      {quote?.isReverseCharge && <p className="text-xs text-soft">{text.reverseCharge}</p>}
      {rate === null && <p className="text-xs text-soft">{text.noRate}</p>}
    </div>
  );
}

type RowProps = { label: ReactNode; isLoud?: boolean; children: ReactNode };

function Row({ label, isLoud = false, children }: RowProps) {
  return (
    <div
      className={joinClassNames(
        "flex items-start justify-between gap-4",
        isLoud && "border-t border-line pt-2 font-strong",
      )}
    >
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
