import type { ReactNode } from "react";
import { convertToBoth } from "#shared/exchange.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { HOME_CURRENCY, money, type Money } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useContent } from "#web/storefront/content.ts";
import { getDue } from "#modules/orders/get-due.ts";
import { DataText } from "#ui/data-text.tsx";
import { formatTaxName } from "../tax-name.ts";
import { ItemHead, LineCells } from "./line-cells.tsx";
import { usePaper } from "./paper-language.tsx";
import { Sheet } from "./sheet.tsx";

type Rate = OrderDetails["ilsRate"];

/** Items and amounts of an order, for the customer. */
export function SummarySheet({ order }: { order: OrderDetails }) {
  const { email } = useContent("brand");
  const { words, formatDay } = usePaper();
  const { agreedReason, coupon, ilsRate: rate, total, paid, refunded } = order;
  const hasTax = order.tax.amountMinor > 0;
  const taxName = formatTaxName(order, words.tax);
  // After a refund the remaining amount would mislead, so the paper leaves it out.
  const due = refunded.amountMinor === 0 ? getDue(order) : null;
  return (
    <Sheet
      order={order}
      title={words.titles.summary}
      footer={
        <p className="mt-8 text-xs text-soft">
          {words.thanks} <bdi dir="ltr">{email}</bdi>
        </p>
      }
    >
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col" className="w-1/3">
              <ItemHead order={order} />
            </th>
            <th scope="col">{words.sku}</th>
            <th scope="col" className="text-end">
              {words.quantity}
            </th>
            <th scope="col" className="text-end">
              {words.price}
            </th>
            <th scope="col" className="text-end">
              {words.lineTotal}
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
                    {words.list} <Both amount={line.agreed.listPrice} rate={rate} />
                    <DataText className="block">{line.agreed.reason}</DataText>
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
        <Sum label={words.subtotal}>
          <Both amount={order.subtotal} rate={rate} />
        </Sum>
        {coupon && (
          <Sum
            label={
              <>
                {words.coupon} <bdi>{coupon.code}</bdi>
                {coupon.percent !== null && (
                  <>
                    {" "}
                    (<bdi>{coupon.percent}%</bdi>)
                  </>
                )}
              </>
            }
          >
            <Both amount={toNegative(order.discount)} rate={rate} />
          </Sum>
        )}
        <Sum
          label={
            order.shippingMethod === null ? (
              words.shippingCost
            ) : (
              <>
                {words.shippingCost}: <bdi>{order.shippingMethod}</bdi>
              </>
            )
          }
        >
          {order.shipping.amountMinor === 0 ? (
            words.free
          ) : (
            <Both amount={order.shipping} rate={rate} />
          )}
        </Sum>
        {order.duty.amountMinor > 0 && (
          <Sum label={words.duty}>
            <Both amount={order.duty} rate={rate} />
          </Sum>
        )}
        {hasTax && !order.isTaxIncluded && (
          <Sum label={<bdi>{taxName}</bdi>}>
            <Both amount={order.tax} rate={rate} />
          </Sum>
        )}
        <Sum label={agreedReason === null ? words.total : words.agreed} isLoud>
          <Both amount={total} rate={rate} />
        </Sum>
        {hasTax && order.isTaxIncluded && (
          <Sum
            label={
              <>
                {words.taxInside} <bdi>{taxName}</bdi>
              </>
            }
          >
            <Both amount={order.tax} rate={rate} />
          </Sum>
        )}
        {agreedReason !== null && (
          <div className="text-xs text-soft">
            <dt className="inline">{words.agreedReason}</dt>{" "}
            <dd className="inline">
              <DataText>{agreedReason}</DataText>
            </dd>
          </div>
        )}
        {paid.amountMinor > 0 && (
          <Sum label={words.paid}>
            <Both amount={paid} rate={rate} />
          </Sum>
        )}
        {refunded.amountMinor > 0 && (
          <Sum label={words.refunded}>
            <Both amount={toNegative(refunded)} rate={rate} />
          </Sum>
        )}
        {due && (
          <Sum label={words.due} isLoud>
            <Both amount={due} rate={rate} />
          </Sum>
        )}
      </dl>
      <TaxNotes order={order} />
      {rate && (
        <p className="mt-2 text-end text-xs text-soft">
          {words.rate.by} <bdi className="num">{Number(rate.rate).toFixed(4)}</bdi> {words.rate.of}{" "}
          <bdi className="num">{formatDay(new Date(rate.date))}</bdi>
        </p>
      )}
    </Sheet>
  );
}

/** The numbers of both sides, as papers with tax have to name them. */
function TaxNotes({ order }: { order: OrderDetails }) {
  const { words } = usePaper();
  const { customerVatNumber, isReverseCharge, tax, taxNumber } = order;
  const isTaxed = tax.amountMinor > 0 || isReverseCharge;
  return (
    <>
      {isReverseCharge && <p className="mt-2 text-end text-xs">{words.reverseCharge}</p>}
      {isTaxed && taxNumber !== null && (
        <p className="mt-2 text-end text-xs text-soft">
          {words.taxNumber}: <bdi dir="ltr">{taxNumber}</bdi>
        </p>
      )}
      {customerVatNumber !== null && (
        <p className="mt-2 text-end text-xs text-soft">
          {words.customerVatNumber}: <bdi dir="ltr">{customerVatNumber}</bdi>
        </p>
      )}
    </>
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
      className={joinClassNames(
        "flex items-baseline justify-between gap-6",
        isLoud && "border-t border-line-strong pt-1.5 font-strong",
      )}
    >
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

/**
 * In both currencies by the order's own rate, that of the paper's language first; alone where no
 * rate is known.
 */
function Both({ amount, rate }: { amount: Money; rate: Rate }) {
  const { lang } = usePaper();
  const { ils, original } = convertToBoth(amount, rate);
  if (ils === null) return <Amount amount={original} />;
  const [first, second] = lang === "he" ? [ils, original] : [original, ils];
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <Amount amount={first} />
      <Amount amount={second} className="text-xs font-text text-soft" />
    </span>
  );
}

function Amount({ amount, className }: { amount: Money; className?: string }) {
  const { lang, formatAmount } = usePaper();
  const isHebrew = lang === "he" && amount.currency === HOME_CURRENCY;
  return (
    <bdi
      dir={isHebrew ? "rtl" : "ltr"}
      className={joinClassNames("num whitespace-nowrap", className)}
    >
      {formatAmount(amount)}
    </bdi>
  );
}

function toNegative({ amountMinor, currency }: Money): Money {
  return money(-amountMinor, currency);
}
