import { toDay } from "#i18n/format-he.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { shipmentArrival } from "#modules/orders/order-records.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { now } from "#web/browser/clock.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

const text = orderActions.arrival;

type ArrivalDialogProps = { order: OrderDetails; shipmentId: string; onClose: () => void };

/** On which day a shipment arrived; what was known before can be corrected, or taken back. */
export function ArrivalDialog({ order, shipmentId, onClose }: ArrivalDialogProps) {
  const arrival = order.shipments.find(({ id }) => id === shipmentId)?.arrival;
  const form = useRecordForm(shipmentArrival, text.fields, {
    arrivedOn: arrival?.day ?? toDay(now()),
    isUnderway: false,
  });
  return (
    <ActionDialog
      {...text}
      call="PUT /api/admin/orders/:id/shipments/:shipmentId/arrival"
      form={form}
      toInput={({ isUnderway, arrivedOn }) => {
        // The API has the last word: here is only what is known here.
        if (!isUnderway && arrivedOn === null)
          return form.showProblems({ arrivedOn: ["required"] });
        if (!isUnderway && arrivedOn !== null && arrivedOn > toDay(now()))
          return form.showProblems({ arrivedOn: ["in_future"] });
        const body = { arrivedOn: isUnderway ? null : arrivedOn };
        return { params: { id: order.id, shipmentId }, body };
      }}
      onClose={onClose}
    >
      {!form.draft.isUnderway && (
        <RecordField form={form} name="arrivedOn" optionalHint={undefined} />
      )}
      {arrival && <RecordField form={form} name="isUnderway" />}
    </ActionDialog>
  );
}
