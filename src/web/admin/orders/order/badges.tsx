import { Banknote, CircleAlert, CircleCheck, Package, PackageCheck, Undo2 } from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import { convertToBoth } from "#shared/exchange.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { AmountInWords } from "../../kit/money.tsx";
import {
  getShipmentState,
  getPaymentState,
  type ShipmentState,
  type PaymentState,
} from "./payment-state.ts";

const looks = {
  unpaid: { tone: "warn", Icon: Banknote },
  nothing_taken: { tone: "mute", Icon: Banknote },
  partly_paid: { tone: "warn", Icon: CircleAlert },
  paid: { tone: "ok", Icon: CircleCheck },
  overpaid: { tone: "warn", Icon: CircleAlert },
  refund_waiting: { tone: "warn", Icon: CircleAlert },
  refund_underway: { tone: "info", Icon: Undo2 },
  partly_refunded: { tone: "mute", Icon: Undo2 },
  refunded: { tone: "mute", Icon: Undo2 },
} as const satisfies Record<PaymentState["kind"], TagStyle>;

/** The tags for the payment and shipment state of an order. */
export function Badges({ order }: { order: OrderDetails }) {
  const payment = getPaymentState(order);
  const shipments = getShipmentState(order);
  return (
    <>
      <Tag {...looks[payment.kind]}>
        {text.payment[payment.kind]}
        {"amount" in payment && (
          <span>
            <AmountInWords {...convertToBoth(payment.amount, order.ilsRate)} />
          </span>
        )}
      </Tag>
      {shipments && (
        <Tag {...(isUnsent(shipments) ? { Icon: Package } : { tone: "info", Icon: PackageCheck })}>
          {getShipmentLabels(shipments)}
        </Tag>
      )}
    </>
  );
}

const isUnsent = (state: ShipmentState) => "kind" in state && state.kind === "none";

function getShipmentLabels(state: ShipmentState): string {
  if ("kind" in state) return text.shipment[state.kind];
  return text.shipment.sent(state.count);
}
