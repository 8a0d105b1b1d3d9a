import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { AddressesDialog } from "./addresses-dialog.tsx";
import { ArrivalDialog } from "./arrival-dialog.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import {
  CancelPaymentDialog,
  CorrectPaymentDialog,
  CorrectShipmentDialog,
} from "./correction-dialogs.tsx";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import { LinesDialog } from "./lines-dialog.tsx";
import { ShipmentDialog } from "./shipment-dialog.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { PaymentLinkDialog } from "./payment-link-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { StatusDialog } from "./status-dialog.tsx";

/** Open dialog about the order. */
export type OrderDialog =
  | { readonly name: "status"; readonly chosen: OrderStatus | undefined }
  | { readonly name: "settle"; readonly refundId: string }
  | {
      readonly name: "arrival" | "correct-shipment" | "remove-shipment";
      readonly shipmentId: string;
    }
  | { readonly name: "correct-payment" | "cancel-payment"; readonly paymentId: string }
  | {
      readonly name:
        | "shipment"
        | "payment"
        | "payment-link"
        | "refund"
        | "evidence"
        | "contact"
        | "addresses"
        | "lines"
        | "release";
    };

type OpenDialogProps = {
  order: OrderDetails;
  dialog: OrderDialog;
  onClose: () => void;
  /** Opens another form in its place. */
  onOpen: (dialog: OrderDialog) => void;
};

/** The form of the open dialog. */
export function OpenDialog({ dialog, onOpen, ...props }: OpenDialogProps) {
  switch (dialog.name) {
    case "status":
      return <StatusDialog {...props} chosen={dialog.chosen} />;
    case "settle":
      return (
        // The customer gets a mail about it.
        <ConfirmAction
          {...orderActions.settle}
          call="POST /api/admin/orders/:id/refunds/:refundId/settle"
          input={{ params: { id: props.order.id, refundId: dialog.refundId } }}
          onClose={props.onClose}
        />
      );
    case "arrival":
      return <ArrivalDialog {...props} shipmentId={dialog.shipmentId} />;
    case "correct-shipment": {
      const shipment = props.order.shipments.find(({ id }) => id === dialog.shipmentId);
      return shipment && <CorrectShipmentDialog {...props} shipment={shipment} />;
    }
    case "remove-shipment":
      return (
        <ConfirmAction
          {...orderCorrections.removeShipment}
          call="DELETE /api/admin/orders/:id/shipments/:shipmentId"
          input={{ params: { id: props.order.id, shipmentId: dialog.shipmentId } }}
          onClose={props.onClose}
        />
      );
    case "correct-payment":
    case "cancel-payment": {
      const payment = props.order.payments.find(({ id }) => id === dialog.paymentId);
      const PaymentForm =
        dialog.name === "correct-payment" ? CorrectPaymentDialog : CancelPaymentDialog;
      return payment && <PaymentForm {...props} payment={payment} />;
    }
    case "release":
      return (
        <ConfirmAction
          {...orderActions.release}
          call="POST /api/admin/orders/:id/release"
          input={{ params: { id: props.order.id } }}
          onClose={props.onClose}
        />
      );
    case "shipment":
      return <ShipmentDialog {...props} onAddress={() => onOpen({ name: "addresses" })} />;
    case "payment":
      return <PaymentDialog {...props} />;
    case "payment-link":
      return <PaymentLinkDialog {...props} />;
    case "refund":
      return <RefundDialog {...props} />;
    case "evidence":
      return <EvidenceDialog {...props} />;
    case "contact":
      return <ContactDialog {...props} />;
    case "addresses":
      return <AddressesDialog {...props} />;
    case "lines":
      return <LinesDialog {...props} />;
  }
}
