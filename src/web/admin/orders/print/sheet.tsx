import type { ReactNode } from "react";
import { formatTime } from "#i18n/format.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { print as labels } from "#i18n/he/print.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { Paper } from "../../kit/paper.tsx";
import { addressLines } from "../order/changes.ts";

type SheetProps = {
  order: OrderDetails;
  /** What the paper is: its heading. */
  title: string;
  children: ReactNode;
  /** The last words. */
  footer?: ReactNode;
};

/**
 * One order on paper: whose shop, what, when, for whom and where to; then what the paper is for.
 */
export function Sheet({ order, title, children, footer }: SheetProps) {
  const { customer } = order;
  return (
    <Paper
      title={title}
      name={`${title} ${order.number}`}
      facts={
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-xs">
          <dt className="text-soft">{labels.order}</dt>
          <dd>
            <bdi dir="ltr" className="num font-strong">
              #{order.number}
            </bdi>
          </dd>
          <dt className="text-soft">{labels.date}</dt>
          <dd>
            <Day at={order.createdAt} />
          </dd>
        </dl>
      }
    >
      <div className="mb-5 grid gap-5 text-xs sm:grid-cols-3 print:grid-cols-3">
        <Block title={labels.customer}>
          <span className="block font-strong">
            <bdi>{customer.name}</bdi>
          </span>
          {customer.email !== null && (
            <bdi dir="ltr" className="block text-end wrap-anywhere">
              {customer.email}
            </bdi>
          )}
          {customer.phone !== null && (
            <bdi dir="ltr" className="num block text-end">
              {customer.phone}
            </bdi>
          )}
        </Block>
        {order.billingAddress && (
          <Block title={labels.billing}>
            <AddressLines address={order.billingAddress} />
          </Block>
        )}
        {(order.shippingAddress ?? order.billingAddress) && (
          <Block title={labels.shipping}>
            {order.shippingAddress ? (
              <AddressLines address={order.shippingAddress} />
            ) : (
              labels.sameAddress
            )}
          </Block>
        )}
      </div>
      {children}
      <CustomerNotes order={order} />
      {footer}
    </Paper>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-0.5 text-xs font-text text-soft">{title}</h3>
      {children}
    </section>
  );
}

function AddressLines({ address }: { address: Parameters<typeof addressLines>[0] }) {
  return addressLines(address).map((line) => (
    // Each line reads its own way, streets abroad are Latin; all begin where the column does.
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}

/** Day and time, in the shop's time zone. */
function Day({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <span className="num">
      <bdi>{formatShortDate(date)}</bdi>, <bdi>{formatTime(date, "he-IL")}</bdi>
    </span>
  );
}

/** What the shop has told the customer; what stays in the back office is never printed. */
function CustomerNotes({ order }: { order: OrderDetails }) {
  const notes = order.events.filter((event) => event.customerVisible && event.note !== null);
  if (notes.length === 0) return null;
  return (
    <section className="mt-6 break-inside-avoid text-xs">
      <h3 className="mb-1 text-xs text-soft">{labels.notes}</h3>
      <ul className="grid gap-1">
        {notes.map((event) => (
          <li key={event.id}>
            <Day at={event.createdAt} /> · <bdi className="whitespace-pre-line">{event.note}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
