import type { ReactNode } from "react";
import { formatShortDate } from "#i18n/format-he.ts";
import { order as text } from "#i18n/he/order.ts";
import { rates } from "#i18n/he/rates.ts";
import { convertToBoth } from "#shared/exchange.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { addMoney, multiplyMoney, subtractMoney, type Money } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { Amount } from "../../kit/money.tsx";
import { Part } from "../../kit/page-part.tsx";
import { getDue } from "#modules/orders/get-due.ts";
import { DataText } from "#ui/data-text.tsx";
import { formatTaxName } from "../tax-name.ts";
import { sumPending } from "./payment-state.ts";

const labels = text.amounts;

/** Amounts of the order, in shekels by its own rate with the dollars beside. */
export function AmountsPart({ order }: { order: OrderDetails }) {
  const { coupon, ilsRate } = order;
  const due = getDue(order);
  const difference = getAgreedDifference(order);
  const pending = sumPending(order);
  const refunded = subtractMoney(order.refunded, pending);
  const hasTax = order.tax.amountMinor > 0;
  const taxName = formatTaxName(order, labels.tax);
  const shippingLabel =
    order.shippingMethod === null ? (
      labels.shipping
    ) : (
      <>
        {labels.shipping}: <bdi>{order.shippingMethod}</bdi>
      </>
    );
  const renderRow = (label: ReactNode, amount: Money, isStrong = false) => (
    <Row label={label} amount={amount} ilsRate={ilsRate} isStrong={isStrong} />
  );
  return (
    <Part title={labels.title}>
      <dl className="num grid gap-1.5">
        {renderRow(labels.subtotal, order.subtotal)}
        {coupon &&
          renderRow(
            <>
              {labels.coupon}{" "}
              <bdi dir="ltr">
                {coupon.code}
                {coupon.percent !== null && ` (${coupon.percent}%)`}
              </bdi>
            </>,
            multiplyMoney(order.discount, -1),
          )}
        {order.shipping.amountMinor === 0 ? (
          <div className="flex justify-between gap-3">
            <dt className="text-soft">{shippingLabel}</dt>
            <dd>{labels.free}</dd>
          </div>
        ) : (
          renderRow(shippingLabel, order.shipping)
        )}
        {order.duty.amountMinor > 0 && renderRow(labels.duty, order.duty)}
        {hasTax && !order.isTaxIncluded && renderRow(<bdi>{taxName}</bdi>, order.tax)}
        {difference.amountMinor !== 0 &&
          renderRow(
            difference.amountMinor > 0 ? labels.surcharge : labels.agreedDiscount,
            difference,
          )}
        {renderRow(order.agreedReason === null ? labels.total : labels.agreed, order.total, true)}
        {hasTax &&
          order.isTaxIncluded &&
          renderRow(
            <>
              {labels.taxInside} <bdi>{taxName}</bdi>
            </>,
            order.tax,
          )}
        {order.paid.amountMinor > 0 && renderRow(labels.paid, order.paid)}
        {refunded.amountMinor > 0 && renderRow(labels.refunded, multiplyMoney(refunded, -1))}
        {order.refundedTax.amountMinor > 0 &&
          renderRow(labels.refundedTax, multiplyMoney(order.refundedTax, -1))}
        {pending.amountMinor > 0 && renderRow(labels.refunding, multiplyMoney(pending, -1))}
        {due && renderRow(labels.due, due, true)}
      </dl>
      {order.agreedReason !== null && (
        <p className="text-xs text-soft wrap-anywhere">
          {labels.agreedReason} <DataText>{order.agreedReason}</DataText>
        </p>
      )}
      {order.isReverseCharge && <p className="text-xs text-soft">{labels.reverseCharge}</p>}
      {order.customerVatNumber !== null && (
        <p className="text-xs text-soft">
          {labels.vatNumber} <bdi dir="ltr">{order.customerVatNumber}</bdi>
        </p>
      )}
      {order.dutyTerms === "at_door" && <p className="text-xs text-soft">{labels.dutyAtDoor}</p>}
      <RateNote order={order} />
    </Part>
  );
}

/** The difference between a total that was agreed and the sum of the lines. */
function getAgreedDifference({ agreedReason, subtotal, shipping, total }: OrderDetails): Money {
  if (agreedReason === null) return multiplyMoney(total, 0);
  return addMoney(total, multiplyMoney(addMoney(subtotal, shipping), -1));
}

type RowProps = {
  label: ReactNode;
  amount: Money;
  ilsRate: OrderDetails["ilsRate"];
  isStrong: boolean;
};

function Row({ label, amount, ilsRate, isStrong }: RowProps) {
  const { ils, original } = convertToBoth(amount, ilsRate);
  return (
    <div
      className={joinClassNames(
        "flex items-baseline justify-between gap-3",
        isStrong && "border-t border-line pt-1.5 font-strong",
      )}
    >
      <dt className={joinClassNames("min-w-0", !isStrong && "text-soft")}>{label}</dt>
      <dd className="flex items-baseline gap-3">
        {ils && <Amount amount={ils} />}
        <Amount
          amount={original}
          className={ils ? "min-w-16 text-end text-xs font-text text-faint" : undefined}
        />
      </dd>
    </div>
  );
}

const sourceLabels: Readonly<Record<string, string>> = rates.sources;

/** Which of the two was agreed, and where the other comes from. */
function RateNote({ order: { ilsRate, total } }: { order: OrderDetails }) {
  if (ilsRate === null) return <p className="text-xs text-faint">{labels.noRate}</p>;
  const { rate, source, date } = ilsRate;
  return (
    <p className="num text-xs text-faint">
      {labels.inCurrency[total.currency]} {labels.rate}{" "}
      <bdi dir="ltr">{Number(rate).toFixed(4)}</bdi> {labels.rateDate}{" "}
      <bdi>{formatShortDate(new Date(date))}</bdi> <bdi>({sourceLabels[source] ?? source})</bdi>
    </p>
  );
}
