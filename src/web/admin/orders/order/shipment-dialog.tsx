import { MapPinPlus } from "lucide-react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { getDestination } from "#modules/orders/document-language.ts";
import { shipment } from "#modules/orders/order-records.ts";
import { getRules } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import { createDraft } from "#shared/records/record.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { useCarriers } from "../shipping/use-carriers.ts";
import { getDisabledReason } from "./disabled-reason.ts";
import { NotifyCustomerField } from "./notify-customer-input.tsx";
import { createSuggestion, resolveTracking, TrackingFields } from "./tracking-fields.tsx";

const text = orderActions.shipment;

type ShipmentDialogProps = {
  order: OrderDetails;
  onClose: () => void;
  /** Opens the form of the addresses instead. */
  onAddress: () => void;
};

/** A shipment that has left, and how to follow it. */
export function ShipmentDialog(props: ShipmentDialogProps) {
  const carriers = useCarriers();
  return carriers && <ShipmentForm {...props} carriers={carriers} />;
}

function ShipmentForm({
  order,
  carriers,
  onClose,
  onAddress,
}: ShipmentDialogProps & { carriers: readonly CarrierRow[] }) {
  const suggest = createSuggestion(carriers, order);
  const first = { ...createDraft(shipment), carrier: suggest("") };
  const form = useRecordForm(shipment, text.fields, first, (before, changes) => {
    const after = { ...before, ...changes };
    return { ...after, ...resolveTracking(carriers, suggest, { before, after }) };
  });
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
      {getDestination(order) === null && (
        <div className="grid justify-items-start gap-2 rounded-sm bg-warn-bg p-3 text-warn-fg">
          <p className="font-medium">{text.noAddress}</p>
          <ActionButton
            disabledReason={getDisabledReason(order.can.editAddresses)}
            onClick={onAddress}
          >
            <MapPinPlus aria-hidden className="size-4" />
            {text.addAddress}
          </ActionButton>
          <RecordField form={form} name="withoutAddress" />
          {form.problems["withoutAddress"] !== undefined && (
            <p role="alert" className="text-xs font-medium text-danger-fg">
              {text.fields.withoutAddress.problems.no_address}
            </p>
          )}
        </div>
      )}
      <TrackingFields form={form} carrier={form.draft.carrier} carriers={carriers} />
      <NotifyCustomerField form={form} customer={order.customer} />
    </ActionDialog>
  );
}
