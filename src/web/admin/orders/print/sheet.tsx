import type { ReactNode } from "react";
import type { Address } from "#shared/address.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataLines } from "#ui/data-texts.tsx";
import { Paper } from "../../kit/paper.tsx";
import { getShipmentAddress } from "./missing-data.ts";
import { usePaper } from "./paper-language.tsx";

type SheetProps = {
  order: OrderDetails;
  /** Kind of the paper: its heading. */
  title: string;
  children: ReactNode;
  /** The last words. */
  footer?: ReactNode;
  /** It lies in the shipment, where others may read it: only what the recipient's name tells. */
  isInShipment?: boolean;
};

/**
 * A printed document of an order: letterhead, number, date, customer and address; then its content.
 */
export function Sheet({ order, title, children, footer, isInShipment = false }: SheetProps) {
  const { customer, billingAddress } = order;
  const shipment = getShipmentAddress(order);
  const { lang, words } = usePaper();
  return (
    <Paper
      lang={lang}
      title={title}
      name={`${title} ${order.number}`}
      facts={
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-xs">
          <dt className="text-soft">{words.order}</dt>
          <dd>
            <bdi dir="ltr" className="num font-strong">
              #{order.number}
            </bdi>
          </dd>
          <dt className="text-soft">{words.date}</dt>
          <dd>
            <Day at={order.createdAt} />
          </dd>
        </dl>
      }
    >
      <div className="mb-5 grid gap-5 text-xs sm:grid-cols-3 print:grid-cols-3">
        <Block title={words.customer}>
          <span className="block font-strong">
            <DataText>{customer.name}</DataText>
          </span>
          {!isInShipment && customer.email !== null && (
            <span className="block wrap-anywhere">
              <bdi dir="ltr">{customer.email}</bdi>
            </span>
          )}
          {!isInShipment && customer.phone !== null && (
            <span className="num block">
              <bdi dir="ltr">{customer.phone}</bdi>
            </span>
          )}
        </Block>
        {!isInShipment && billingAddress && (
          <Block title={words.billing}>
            <AddressLines address={billingAddress} />
          </Block>
        )}
        {shipment && (
          <Block title={words.shipping}>
            <AddressLines address={shipment} />
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
    <section className="min-w-0 wrap-anywhere">
      <h3 className="mb-0.5 text-xs font-text text-soft">{title}</h3>
      {children}
    </section>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { formatAddressLines } = usePaper();
  return <DataLines lines={formatAddressLines(address)} />;
}

/** Day and time, in the shop's time zone. */
function Day({ at }: { at: string }) {
  const { formatDay, formatTime } = usePaper();
  const date = new Date(at);
  return (
    <span className="num">
      <bdi>{formatDay(date)}</bdi>, <bdi>{formatTime(date)}</bdi>
    </span>
  );
}

/** Notes that the shop has shown to the customer; internal notes are never printed. */
function CustomerNotes({ order }: { order: OrderDetails }) {
  const { words } = usePaper();
  const notes = order.events.filter((event) => event.customerVisible && event.note !== null);
  if (notes.length === 0) return null;
  return (
    <section className="mt-6 break-inside-avoid text-xs">
      <h3 className="mb-1 text-xs text-soft">{words.notes}</h3>
      <ul className="grid gap-1">
        {notes.map((event) => (
          <li key={event.id}>
            <Day at={event.createdAt} /> ·{" "}
            <DataText className="whitespace-pre-line">{event.note}</DataText>
          </li>
        ))}
      </ul>
    </section>
  );
}
