import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatDate, formatDateTime, formatMoney } from "#i18n/format.ts";
import type { OrderPage } from "#modules/orders/order-page/order-page.ts";
import { money } from "#shared/money.ts";
import { DataText } from "#ui/data-text.tsx";
import { Panel } from "./panel.tsx";

type TimelineProps = { events: OrderPage["events"] };

/** Events of an order, newest first. */
export function Timeline({ events }: TimelineProps) {
  const shown = events.filter((event) => getWords(event) !== "").toReversed();
  if (shown.length === 0) return null;
  return (
    <Panel heading={text.timeline.title} className="on-screen">
      <p className="-mt-3 mb-4 text-sm text-soft">{text.timeline.zone}</p>
      <ol className="grid">
        {shown.map((event) => (
          <li key={event.id} className="order-event">
            <p className="leading-ui font-medium">{getWords(event)}</p>
            {event.note !== null && (
              <DataText as="p" className="text-soft wrap-anywhere">
                {event.note}
              </DataText>
            )}
            <time dateTime={event.createdAt} className="text-sm text-soft">
              {formatDateTime(new Date(event.createdAt))}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function getWords({ kind, toStatus, facts }: OrderPage["events"][number]): string {
  const { events, statuses } = text.timeline;
  if (kind === "status" && toStatus !== null) return statuses[toStatus];
  if (kind === "return") return text.timeline.returns[facts?.returnState ?? "asked"];
  const { amountMinor, currency, arrivedOn, arrivalKnownBy, parts = [], totals } = facts ?? {};
  const format = (minor: number) => (currency ? formatMoney(money(minor, currency)) : "");
  if (kind === "edited" && totals) return text.timeline.newTotal(format(totals.toMinor));
  if (parts.includes("cancelled_payment"))
    return text.timeline.cancelledPayment(format(amountMinor ?? 0));
  if (parts.includes("shipment")) return text.timeline.correctedShipment;
  if (kind === "arrived") {
    if (!arrivedOn) return text.timeline.notArrived;
    const words = arrivalKnownBy === "estimated" ? text.timeline.estimated : events.arrived;
    return `${words}: ${formatDate(new Date(arrivedOn))}`;
  }
  return amountMinor === undefined || currency === undefined
    ? events[kind]
    : `${events[kind]}: ${format(amountMinor)}`;
}
