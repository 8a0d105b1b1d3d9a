import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import { orderMoney } from "#i18n/he/order-money.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { getChargedPart, previewRefund, type RefundLimit } from "#modules/payments/refund-parts.ts";
import { findServiceRecord } from "#modules/payments/services/records.ts";
import { money, type Money } from "#shared/money.ts";
import { now } from "#web/browser/clock.ts";
import { Amount } from "../../kit/money.tsx";

const text = orderMoney.preview;

type RefundPreviewProps = { order: OrderDetails; amount: Money };

/**
 * How an amount would go back: what each service gives back, what it does not and why, and what
 * staff transfer. The refund itself goes by the same rule.
 */
export function RefundPreview({ order, amount }: RefundPreviewProps) {
  const { parts, transfers, byHandMinor } = previewRefund(amount.amountMinor, toSources(order), {
    now: now(),
    isConnected: (method) => order.connectedServices.some((code) => code === method),
  });
  const toMoney = (minor: number) => money(minor, amount.currency);
  return (
    <section aria-label={text.title} aria-live="polite" className="grid gap-1 text-xs text-soft">
      <h3 className="text-xs font-text">{text.title}</h3>
      <ul className="grid gap-1">
        {parts.map(({ source, minor }) => {
          const { chargedMinor, chargedCurrency } = getChargedPart(source, minor);
          return (
            <li key={source.payment.id}>
              {text.through(moneyKindLabels[source.payment.method])}:{" "}
              <Amount amount={toMoney(minor)} className="font-medium text-text" />
              {chargedMinor !== null && chargedCurrency !== null && (
                <>
                  {" "}
                  (<Amount amount={money(chargedMinor, chargedCurrency)} />)
                </>
              )}
            </li>
          );
        })}
        {transfers.map(({ source, minor, limit }) => (
          <li key={source.payment.id} className="rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
            {text.transfer}: <Amount amount={toMoney(minor)} className="font-medium" />.{" "}
            {describeLimit(source.payment, limit)} {text.waits}
          </li>
        ))}
        {byHandMinor > 0 && (
          <li>
            {text.byHand}:{" "}
            <Amount amount={toMoney(byHandMinor)} className="font-medium text-text" />
          </li>
        )}
      </ul>
    </section>
  );
}

type Source = ReturnType<typeof toSources>[number];

/** The payments through services, with what is left of each. */
const toSources = ({ payments }: OrderDetails) =>
  payments
    .filter(({ method }) => method !== "manual")
    .map(({ id, method, means, amount, charged, createdAt, left, chargedLeft }) => ({
      payment: {
        id,
        method,
        means,
        amountMinor: amount.amountMinor,
        chargedCurrency: charged?.currency ?? null,
        createdAt: new Date(createdAt),
      },
      leftMinor: left.amountMinor,
      chargedLeftMinor: chargedLeft?.amountMinor ?? null,
    }));

function describeLimit({ method, means }: Source["payment"], limit: RefundLimit): string {
  const name = moneyKindLabels[method];
  switch (limit) {
    case "too_old":
      return text.limits.too_old(name, findServiceRecord(method)?.refunds.days ?? 0);
    case "whole_only":
      return text.limits.whole_only(name, orderMoney.means[means ?? "other"]);
    case "not_connected":
      return text.limits.not_connected(name);
  }
}
