import { orderActions } from "#i18n/he/order-actions.ts";
import { shipment } from "#modules/orders/order-records.ts";
import { getRules } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { NotifyCustomerField } from "./notify-customer-input.tsx";

const text = orderActions.shipment;

/** A shipment that has left, and how to follow it. */
export function ShipmentDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const form = useRecordForm(shipment, text.fields);
  return (
    <ActionDialog
      {...text}
      call="POST /api/admin/orders/:id/shipments"
      text={getRules(order.status).stock === "shipped" ? undefined : text.ships}
      form={form}
      toInput={(body) => {
        const isRecorded = order.shipments.some(
          ({ carrier, trackingNumber }) =>
            carrier === body.carrier &&
            trackingNumber !== null &&
            trackingNumber === body.trackingNumber,
        );
        if (isRecorded) return form.showProblems({ trackingNumber: ["already_recorded"] });
        return { params: { id: order.id }, body };
      }}
      onClose={onClose}
    >
      <RecordField form={form} name="carrier" />
      <RecordField form={form} name="trackingNumber" />
      {form.draft.carrier === "other" && <RecordField form={form} name="trackingUrl" />}
      <NotifyCustomerField form={form} customer={order.customer} />
    </ActionDialog>
  );
}
