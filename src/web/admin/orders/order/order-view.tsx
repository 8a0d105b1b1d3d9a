import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { order as text } from "#i18n/he/order.ts";
import { OrderCustomer } from "./order-customer.tsx";
import { AmountsPart } from "./amounts-part.tsx";
import { DisputesPart } from "./disputes-part.tsx";
import { LinesPart } from "./lines-part.tsx";
import { MoneyPart } from "./money-part.tsx";
import { NoteForm } from "./note-form.tsx";
import type { OrderDialog } from "./open-dialog.tsx";
import { ShipmentsPart } from "./shipments-part.tsx";
import { TagsPart } from "../tags/tags-part.tsx";
import { Part } from "../../kit/page-part.tsx";
import { AddressPart, CustomerPart } from "./people-parts.tsx";
import { Timeline } from "./timeline.tsx";

type OrderViewProps = { order: OrderDetails; onOpen: (dialog: OrderDialog) => void };

/**
 * Everything that is known about an order, part by part: where there is room, what is in it and its
 * money beside the people and what happened.
 */
export function OrderView({ order, onOpen }: OrderViewProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 @min-[42rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <LinesPart order={order} onEdit={() => onOpen({ name: "lines" })} />
          <AmountsPart order={order} />
          <DisputesPart order={order} onOpen={onOpen} />
          <MoneyPart order={order} onOpen={onOpen} />
          <ShipmentsPart order={order} onOpen={onOpen} />
          <TagsPart order={order} />
        </div>
        <div className="min-w-0 border-line @min-[42rem]:border-s">
          <CustomerPart order={order} onEdit={() => onOpen({ name: "contact" })} />
          <OrderCustomer orderId={order.id} />
          <AddressPart order={order} onEdit={() => onOpen({ name: "addresses" })} />
          <Part title={text.timeline.title}>
            <Timeline order={order} />
            <NoteForm orderId={order.id} />
          </Part>
        </div>
      </div>
    </div>
  );
}
