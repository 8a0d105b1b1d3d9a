import { ExternalLink, Pencil, Trash2, Truck } from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections as corrections } from "#i18n/he/order-corrections.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Moment } from "../../kit/moment.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { useCarrierName } from "../shipping/use-carriers.ts";
import { getDisabledReason } from "./disabled-reason.ts";
import type { OrderDialog } from "./open-dialog.tsx";
import { Part } from "../../kit/page-part.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const labels = text.shipments;

type ShipmentsPartProps = {
  order: OrderDetails;
  onOpen: (dialog: OrderDialog) => void;
};

/** The shipments, with their tracking links and days of arrival. */
export function ShipmentsPart({ order, onOpen }: ShipmentsPartProps) {
  const { shipments, arrivedOn } = order;
  const getCarrierName = useCarrierName();
  return (
    <Part title={labels.title}>
      {shipments.length === 0 && (
        <p className="text-faint">{order.isHandedOver ? labels.handedOver : labels.none}</p>
      )}
      {shipments.length > 0 && (
        <ul aria-label={labels.title} className="grid gap-3">
          {shipments.map(({ id, carrier, trackingNumber, trackingUrl, createdAt, arrival }) => (
            <li key={id} className="flex gap-2.5">
              <Truck aria-hidden className="mt-0.5 size-4 flex-none text-soft" />
              <div className="min-w-0 grow">
                <bdi>{getCarrierName(carrier)}</bdi>
                {trackingNumber !== null && (
                  <p className="flex items-center gap-1 text-xs text-soft">
                    <span className="min-w-0 wrap-anywhere">
                      {labels.number} <bdi dir="ltr">{trackingNumber}</bdi>
                    </span>
                    <CopyButton label={text.copy.tracking} value={trackingNumber} />
                  </p>
                )}
                {trackingUrl !== null && (
                  <a
                    href={trackingUrl}
                    target="_blank"
                    rel="noreferrer"
                    className="link inline-flex items-center gap-1 py-1 text-xs"
                  >
                    {labels.follow}
                    <ExternalLink aria-hidden className="size-3.5" />
                  </a>
                )}
                <p className="text-xs text-faint">
                  {labels.left} <Moment at={createdAt} />
                </p>
                <div className="flex flex-wrap items-center gap-x-2 text-xs">
                  {arrival !== null && (
                    <p className="text-soft">
                      {labels.arrived}
                      <bdi className="num">{formatShortDate(new Date(arrival.day))}</bdi>{" "}
                      {labels.knownBy[arrival.knownBy]}
                    </p>
                  )}
                  <ActionButton
                    className={arrival === null ? "my-1.5" : "my-0.5"}
                    disabledReason={getDisabledReason(order.can.write)}
                    onClick={() => onOpen({ name: "arrival", shipmentId: id })}
                  >
                    {arrival === null ? orderActions.arrival.button : orderActions.arrival.correct}
                  </ActionButton>
                </div>
              </div>
              <span className="-mt-2 flex flex-none">
                <ToolButton
                  label={corrections.shipment.button}
                  disabledReason={getDisabledReason(order.can.write)}
                  onClick={() => onOpen({ name: "correct-shipment", shipmentId: id })}
                >
                  <Pencil aria-hidden className="size-4" />
                </ToolButton>
                <ToolButton
                  label={corrections.removeShipment.button}
                  disabledReason={getDisabledReason(order.can.write)}
                  onClick={() => onOpen({ name: "remove-shipment", shipmentId: id })}
                >
                  <Trash2 aria-hidden className="size-4" />
                </ToolButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {arrivedOn !== null && shipments.length > 1 && (
        <p className="mt-3 text-xs text-soft">
          {labels.allArrived}
          <bdi className="num">{formatShortDate(new Date(arrivedOn))}</bdi>
        </p>
      )}
    </Part>
  );
}
