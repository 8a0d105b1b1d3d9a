// Payments and shipments that were entered wrongly, put right.
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import { toDay } from "#i18n/format-he.ts";
import { getDue } from "#modules/orders/get-due.ts";
import {
  cancelledPayment,
  correctedPayment,
  correctedShipment,
} from "#modules/orders/order-records.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import { money, subtractMoney } from "#shared/money.ts";
import { toDraft } from "#shared/records/record.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { AmountRow } from "./edit-outcome.tsx";
import { useCarriers } from "../shipping/use-carriers.ts";
import { NotifyCustomerField } from "./notify-customer-input.tsx";
import { findOwnLink, resolveTracking, TrackingFields } from "./tracking-fields.tsx";

type Payment = OrderDetails["payments"][number];
type Shipment = OrderDetails["shipments"][number];

type PaymentProps = { order: OrderDetails; payment: Payment; onClose: () => void };

/** How and when a payment by hand came in. */
export function CorrectPaymentDialog({ order, payment, onClose }: PaymentProps) {
  const text = orderCorrections.payment;
  const { kind, paidOn, reference } = payment;
  const form = useRecordForm(
    correctedPayment,
    text.fields,
    toDraft(correctedPayment, { kind: kind ?? "other", paidOn, reference }),
  );
  return (
    <ActionDialog
      {...text}
      call="PATCH /api/admin/orders/:id/payments/:paymentId"
      form={form}
      toInput={(values) => ({
        params: { id: order.id, paymentId: payment.id },
        body: { ...values, version: order.version },
      })}
      onClose={onClose}
    />
  );
}

/** A payment by hand that was none, with what the order is owed without it. */
export function CancelPaymentDialog({ order, payment, onClose }: PaymentProps) {
  const text = orderCorrections.cancelPayment;
  const form = useRecordForm(cancelledPayment, text.fields);
  const { ilsRate } = order;
  const paid = subtractMoney(order.paid, payment.amount);
  const due = getDue({ ...order, paid }) ?? money(0, paid.currency);
  return (
    <ActionDialog
      {...text}
      tone="danger"
      call="POST /api/admin/orders/:id/payments/:paymentId/cancel"
      form={form}
      toInput={(values) => ({
        params: { id: order.id, paymentId: payment.id },
        body: { ...values, version: order.version },
      })}
      onClose={onClose}
    >
      <section
        aria-label={orderCorrections.outcome.title}
        className="grid gap-3 rounded-sm bg-mute-bg p-3"
      >
        <p className="font-medium">{orderCorrections.outcome.title}</p>
        <dl className="num grid gap-1.5">
          <AmountRow label={text.paid} amount={paid} ilsRate={ilsRate} />
          <AmountRow label={text.due} amount={due} ilsRate={ilsRate} isStrong />
        </dl>
      </section>
      <RecordField form={form} name="note" />
    </ActionDialog>
  );
}

type ShipmentProps = { order: OrderDetails; shipment: Shipment; onClose: () => void };

/** Carrier, tracking number and day of a shipment. */
export function CorrectShipmentDialog(props: ShipmentProps) {
  const carriers = useCarriers();
  return carriers && <CorrectShipmentForm {...props} carriers={carriers} />;
}

function CorrectShipmentForm({
  order,
  shipment,
  carriers,
  onClose,
}: ShipmentProps & { carriers: readonly CarrierRow[] }) {
  const text = orderCorrections.shipment;
  const { carrier, trackingNumber, createdAt } = shipment;
  const form = useRecordForm(
    correctedShipment,
    text.fields,
    toDraft(correctedShipment, {
      carrier,
      trackingNumber,
      trackingUrl: findOwnLink(carriers, shipment),
      sentOn: toDay(new Date(createdAt)),
      notifyCustomer: false,
    }),
    (before, changes) => {
      const after = { ...before, ...changes };
      // A number that was mistyped says nothing about the carrier.
      return { ...after, ...resolveTracking(carriers, () => "", { before, after }) };
    },
  );
  return (
    <ActionDialog
      {...text}
      call="PATCH /api/admin/orders/:id/shipments/:shipmentId"
      form={form}
      toInput={(values) => ({
        params: { id: order.id, shipmentId: shipment.id },
        body: { ...values, version: order.version },
      })}
      onClose={onClose}
    >
      <TrackingFields form={form} carrier={form.draft.carrier} carriers={carriers} />
      <RecordField form={form} name="sentOn" />
      <NotifyCustomerField form={form} customer={order.customer} />
    </ActionDialog>
  );
}
