import type { ReactNode } from "react";
import { formatShortDate } from "#i18n/format-desk.ts";
import { order as text } from "#i18n/he/order.ts";
import { rates } from "#i18n/he/rates.ts";
import { shekelsOf } from "#modules/orders/shekels.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { multiplyMoney, type Money } from "#shared/money.ts";
import { classNames } from "#ui/class-names.ts";
import { Amount } from "../../kit/money.tsx";
import { Part } from "../../kit/part.tsx";
import { dueOf } from "./payment-state.ts";

const words = text.amounts;

/** What the order came to, in shekels by its own rate with the dollars beside. */
export function AmountsPart({ order }: { order: OrderDetails }) {
  const { coupon, ilsRate } = order;
  const due = dueOf(order);
  const row = (label: ReactNode, amount: Money, isStrong = false) => (
    <Row label={label} amount={amount} ilsRate={ilsRate} isStrong={isStrong} />
  );
  return (
    <Part title={words.title}>
      <dl className="num grid gap-1.5">
        {row(words.subtotal, order.subtotal)}
        {coupon &&
          row(
            <>
              {words.coupon}{" "}
              <bdi dir="ltr">
                {coupon.code} ({coupon.percent}%)
              </bdi>
            </>,
            multiplyMoney(order.discount, -1),
          )}
        {order.shipping.amountMinor === 0 ? (
          <div className="flex justify-between gap-3">
            <dt className="text-soft">{words.shipping}</dt>
            <dd>{words.free}</dd>
          </div>
        ) : (
          row(words.shipping, order.shipping)
        )}
        {row(words.total, order.total, true)}
        {order.paid.amountMinor > 0 && row(words.paid, order.paid)}
        {order.refunded.amountMinor > 0 && row(words.refunded, multiplyMoney(order.refunded, -1))}
        {due && row(words.due, due, true)}
      </dl>
      <RateNote ilsRate={ilsRate} />
    </Part>
  );
}

type RowProps = {
  label: ReactNode;
  amount: Money;
  ilsRate: OrderDetails["ilsRate"];
  isStrong: boolean;
};

function Row({ label, amount, ilsRate, isStrong }: RowProps) {
  const ils = shekelsOf(amount, ilsRate);
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-3",
        isStrong && "border-t border-line pt-1.5 font-strong",
      )}
    >
      <dt className={classNames("min-w-0", !isStrong && "text-soft")}>{label}</dt>
      <dd className="flex items-baseline gap-3">
        {ils && <Amount amount={ils} />}
        <Amount
          amount={amount}
          className={ils ? "min-w-16 text-end text-xs font-text text-faint" : undefined}
        />
      </dd>
    </div>
  );
}

const knownSources: Readonly<Record<string, string>> = rates.sources;

/** Where the shekels come from. */
function RateNote({ ilsRate }: Pick<OrderDetails, "ilsRate">) {
  if (ilsRate === null) return <p className="text-xs text-faint">{words.noRate}</p>;
  const { rate, source, date } = ilsRate;
  return (
    <p className="num text-xs text-faint">
      {words.rate} <bdi dir="ltr">{Number(rate).toFixed(4)}</bdi> {words.rateDate}{" "}
      <bdi>{formatShortDate(new Date(date))}</bdi> <bdi>({knownSources[source] ?? source})</bdi>
    </p>
  );
}
