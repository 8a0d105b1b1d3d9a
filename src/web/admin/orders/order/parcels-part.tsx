import { ExternalLink, Truck } from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { Moment } from "../../kit/moment.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Part } from "../../kit/part.tsx";

const words = text.parcels;

/** The parcels that have left, and where they can be followed. */
export function ParcelsPart({ shipments }: Pick<OrderDetails, "shipments">) {
  return (
    <Part title={words.title}>
      {shipments.length === 0 && <p className="text-faint">{words.none}</p>}
      <ul aria-label={words.title} className="grid gap-3">
        {shipments.map(({ id, carrier, trackingNumber, trackingUrl, createdAt }) => (
          <li key={id} className="flex gap-2.5">
            <Truck aria-hidden className="mt-0.5 size-4 flex-none text-soft" />
            <div className="min-w-0">
              <bdi>{words.carriers[carrier]}</bdi>
              {trackingNumber !== null && (
                <p className="flex items-center gap-1 text-xs text-soft">
                  <span className="min-w-0 wrap-anywhere">
                    {words.number} <bdi dir="ltr">{trackingNumber}</bdi>
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
                  {words.follow}
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
