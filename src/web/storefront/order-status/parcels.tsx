import { Truck } from "lucide-react";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatDate } from "#i18n/format.ts";
import type { OrderPageParcel } from "#modules/sales/order-page.ts";
import { Panel } from "./panel.tsx";

/** The parcels that have left, and where they can be followed. */
export function Parcels({ parcels }: { parcels: readonly OrderPageParcel[] }) {
  if (parcels.length === 0) return null;
  return (
    <Panel heading={text.parcels.title}>
      <ul className="grid gap-4">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="flex gap-4">
            <Truck aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
            <div className="min-w-0 leading-ui wrap-anywhere">
              <p className="font-medium">{parcel.carrierName ?? text.parcels.other}</p>
              {parcel.trackingNumber !== null && (
                <p className="num text-sm text-soft">
                  {text.parcels.number(parcel.trackingNumber)}
                </p>
              )}
              <p className="text-sm text-soft">
                {text.parcels.sent}{" "}
                <time dateTime={parcel.createdAt}>{formatDate(new Date(parcel.createdAt))}</time>
              </p>
              {parcel.trackingUrl !== null && (
                <a
                  href={parcel.trackingUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="on-screen link inline-block py-2 text-sm"
                >
                  {text.parcels.track}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
