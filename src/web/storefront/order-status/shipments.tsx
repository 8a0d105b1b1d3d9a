import { Truck } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { formatDate } from "#i18n/format.ts";
import type { OrderPage } from "#modules/orders/order-page/order-page.ts";
import { getRules } from "#modules/orders/status.ts";
import { Button } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import type { OrderAnswer } from "./answer-order.ts";
import { Panel } from "./panel.tsx";

type ShipmentsProps = { order: OrderPage; answer: OrderAnswer | undefined; isPreview: boolean };

/** The shipments that have left, where they can be followed, and whether they have arrived. */
export function Shipments({ order, answer, isPreview }: ShipmentsProps) {
  const { shipments } = order;
  const failed =
    answer && "failed" in answer && answer.intent === "arrived" ? answer.failed : undefined;
  if (shipments.length === 0) return null;
  return (
    <Panel heading={text.shipments.title}>
      {failed !== undefined && (
        <p role="alert" className="mb-4 rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg">
          {failed === "limited" ? text.cancel.failed.limited : text.cancel.failed.other}
        </p>
      )}
      <ul className="grid gap-4">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="flex gap-4">
            <Truck aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
            <div className="min-w-0 leading-ui wrap-anywhere">
              <p className="font-medium">
                <DataText>{shipment.carrierName ?? text.shipments.other}</DataText>
              </p>
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
              <Arrival
                shipment={shipment}
                canConfirm={!isPreview && getRules(order.status).stock !== "released"}
              />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type ArrivalProps = { shipment: OrderPage["shipments"][number]; canConfirm: boolean };

/** The day of arrival, or the button with which the customer says that it is today. */
function Arrival({ shipment: { id, arrival }, canConfirm }: ArrivalProps) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get("intent") === "arrived" && sent.get("shipment") === id;
  if (arrival !== null) {
    const { day, knownBy } = arrival;
    return (
      <p className="text-sm text-soft">
        {knownBy === "estimated" ? text.shipments.estimated : text.shipments.arrived}{" "}
        <time dateTime={day}>{formatDate(new Date(day))}</time>
      </p>
    );
  }
  if (!canConfirm) return null;
  return (
    <Form method="post" className="on-screen mt-2 max-sm:*:w-full">
      <input type="hidden" name="shipment" value={id} />
      <Button tone="line" type="submit" name="intent" value="arrived" aria-busy={isBusy}>
        {isBusy ? text.shipments.confirming : text.shipments.confirm}
      </Button>
    </Form>
  );
}
