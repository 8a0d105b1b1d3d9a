import { itemsInWords } from "#i18n/en/cart.ts";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatMoney } from "#i18n/format.ts";
import type { ChargeRows } from "#modules/markets/charge-rows.ts";
import type { PayableOrder } from "#modules/orders/payments/payable-order.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataTexts } from "#ui/data-texts.tsx";
import { LeavesBy } from "../parts/shipping-day.tsx";
import { OrderedImage } from "./ordered-image.tsx";
import { Panel } from "./panel.tsx";

/** Lines and totals of an order. */
export function OrderLines({ order }: { order: PayableOrder }) {
  const { coupon, chargeRows: rows } = order;
  return (
    <Panel heading={text.order}>
      <ul className="grid gap-4">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className="num mt-5 grid gap-2 border-t border-dashed border-line-strong pt-4">
        <Sum label={text.subtotal} amount={formatMoney(order.subtotal)} />
        {coupon && (
          <Sum
            label={text.discount(coupon.code, coupon.percent)}
            amount={`−${formatMoney(order.discount)}`}
          />
        )}
        {rows ? rows.above.map(toSum) : <Sum label={text.shipping} amount={text.free} />}
        <div className="flex items-baseline justify-between gap-4 pt-1">
          <dt className="font-strong">{text.total}</dt>
          <dd className="font-display text-2xl leading-none font-medium tracking-hero">
            {formatMoney(order.total)}
          </dd>
        </div>
        {rows?.below.map(toSum)}
      </dl>
    </Panel>
  );
}

const toSum = ({ label, text: amount }: ChargeRows["below"][number]) => (
  <Sum key={label} label={label} amount={amount} />
);

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function Line({ line }: { line: PayableOrder["lines"][number] }) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-4">
      <OrderedImage line={line} />
      <p className="leading-ui wrap-anywhere">
        <DataText>{line.name}</DataText>
        <span className="block text-sm text-soft">
          <DataTexts parts={[line.variant, itemsInWords(line.quantity)]} />
        </span>
        <LeavesBy day={line.leavesBy} />
      </p>
      <p className="num">{line.isGift ? text.free : formatMoney(line.total)}</p>
    </li>
  );
}
