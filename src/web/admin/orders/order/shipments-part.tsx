import { ExternalLink, Truck } from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { Moment } from "../../kit/moment.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Part } from "../../kit/part.tsx";

const labels = text.shipments;

/** The shipments that have left, and where they can be followed. */
export function ShipmentsPart({ shipments }: Pick<OrderDetails, "shipments">) {
  return (
    <Part title={labels.title}>
      {shipments.length === 0 && <p className="text-faint">{labels.none}</p>}
      <ul aria-label={labels.title} className="grid gap-3">
        {shipments.map(({ id, carrier, trackingNumber, trackingUrl, createdAt }) => (
          <li key={id} className="flex gap-2.5">
            <Truck aria-hidden className="mt-0.5 size-4 flex-none text-soft" />
            <div className="min-w-0">
              <bdi>{labels.carriers[carrier]}</bdi>
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
                <Moment at={createdAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
