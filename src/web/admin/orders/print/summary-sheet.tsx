import type { ReactNode } from "react";
import { formatShortDate } from "#i18n/format-he.ts";
import { print as labels } from "#i18n/he/print.ts";
import { inBoth } from "#shared/exchange.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { money, type Money } from "#shared/money.ts";
import { classNames } from "#ui/class-names.ts";
import { useContent } from "#web/storefront/content.ts";
import { Amount } from "../../kit/money.tsx";
import { getDue } from "../order/payment-state.ts";
import { LineCells } from "./line-cells.tsx";
import { Sheet } from "./sheet.tsx";

type Rate = OrderDetails["ilsRate"];

/** What was ordered and what it costs, for the customer. */
export function SummarySheet({ order }: { order: OrderDetails }) {
  const { email } = useContent("brand");
  const { agreedReason, coupon, ilsRate: rate, total, paid, refunded } = order;
  // Once money has gone back, what is still to come is not for the paper to say.
  const due = refunded.amountMinor === 0 ? getDue(order) : null;
  return (
    <Sheet
      order={order}
      title={labels.kinds.summary.one}
      footer={
        <p className="mt-8 text-xs text-soft">
          {labels.thanks} <bdi dir="ltr">{email}</bdi>
        </p>
      }
    >
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col" className="w-1/3">
              {labels.item}
            </th>
            <th scope="col">{labels.sku}</th>
            <th scope="col" className="text-end">
              {labels.quantity}
            </th>
            <th scope="col" className="text-end">
              {labels.price}
            </th>
            <th scope="col" className="text-end">
              {labels.lineTotal}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <LineCells line={line} />
              <td className="num text-end">{line.quantity}</td>
              <td className="text-end">
                <Both amount={line.unitPrice} rate={rate} />
                {line.agreed && (
                  <span className="block text-xs text-soft">
                    {labels.list} <Both amount={line.agreed.listPrice} rate={rate} />
                    <bdi className="block">{line.agreed.reason}</bdi>
                  </span>
                )}
              </td>
              <td className="text-end">
                <Both amount={line.total} rate={rate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ms-auto mt-4 grid w-88 max-w-full break-inside-avoid gap-1.5">
        <Sum label={labels.subtotal}>
          <Both amount={order.subtotal} rate={rate} />
        </Sum>
        {coupon && (
          <Sum
            label={
              <>
                {labels.coupon} <bdi>{coupon.code}</bdi>
                {coupon.percent !== null && (
                  <>
                    {" "}
                    (<bdi>{coupon.percent}%</bdi>)
                  </>
                )}
              </>
            }
          >
            <Both amount={negative(order.discount)} rate={rate} />
          </Sum>
        )}
        <Sum label={labels.shippingCost}>
          {order.shipping.amountMinor === 0 ? (
            labels.free
          ) : (
            <Both amount={order.shipping} rate={rate} />
          )}
        </Sum>
        <Sum label={agreedReason === null ? labels.total : labels.agreed} isLoud>
          <Both amount={total} rate={rate} />
        </Sum>
        {agreedReason !== null && (
          <div className="text-xs text-soft">
            <dt className="inline">{labels.agreedReason}</dt>{" "}
            <dd className="inline">
              <bdi>{agreedReason}</bdi>
            </dd>
          </div>
        )}
        {paid.amountMinor > 0 && (
          <Sum label={labels.paid}>
            <Both amount={paid} rate={rate} />
          </Sum>
        )}
        {refunded.amountMinor > 0 && (
          <Sum label={labels.refunded}>
            <Both amount={negative(refunded)} rate={rate} />
          </Sum>
        )}
        {due && (
          <Sum label={labels.due} isLoud>
            <Both amount={due} rate={rate} />
          </Sum>
        )}
      </dl>
      {rate && (
        <p className="mt-2 text-end text-xs text-soft">
          {labels.rate.by} <bdi className="num">{Number(rate.rate).toFixed(4)}</bdi>{" "}
          {labels.rate.of} <bdi className="num">{formatShortDate(new Date(rate.date))}</bdi>
        </p>
      )}
    </Sheet>
  );
}

function Sum({
  label,
  isLoud = false,
  children,
}: {
  label: ReactNode;
  isLoud?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-6",
        isLoud && "border-t border-line-strong pt-1.5 font-strong",
      )}
    >
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

/** In shekels with the dollars beside, by the order's own rate; alone where no rate is known. */
function Both({ amount, rate }: { amount: Money; rate: Rate }) {
  const { ils, original } = inBoth(amount, rate);
  if (ils === null) return <Amount amount={original} />;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <Amount amount={ils} />
      <Amount amount={original} className="text-xs font-text text-soft" />
    </span>
  );
}

function negative({ amountMinor, currency }: Money): Money {
  return money(-amountMinor, currency);
}
