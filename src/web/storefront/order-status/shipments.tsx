import { Truck } from "lucide-react";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatDate } from "#i18n/format.ts";
import type { OrderPageShipment } from "#modules/order-processing/order-page.ts";
import { Panel } from "./panel.tsx";

/** The shipments that have left, and where they can be followed. */
export function Shipments({ shipments }: { shipments: readonly OrderPageShipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <Panel heading={text.shipments.title}>
      <ul className="grid gap-4">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="flex gap-4">
            <Truck aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
            <div className="min-w-0 leading-ui wrap-anywhere">
              <p className="font-medium">{shipment.carrierName ?? text.shipments.other}</p>
              {shipment.trackingNumber !== null && (
                <p className="num text-sm text-soft">
                  {text.shipments.number(shipment.trackingNumber)}
                </p>
              )}
              <p className="text-sm text-soft">
                {text.shipments.sent}{" "}
                <time dateTime={shipment.createdAt}>
                  {formatDate(new Date(shipment.createdAt))}
                </time>
              </p>
              {shipment.trackingUrl !== null && (
                <a
                  href={shipment.trackingUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="on-screen link inline-block py-2 text-sm"
                >
                  {text.shipments.track}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
