// When an order arrived: policies count from that day.
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import type { ArrivalSource } from "#modules/orders/kinds.ts";
import type { shipments } from "#modules/orders/timeline-tables.ts";
import { getShipments } from "../processing/timeline.ts";
import type { OrderRow } from "../processing/find-order.ts";

export type ShipmentRow = typeof shipments.$inferSelect;

/** When a shipment arrived ("2026-11-26", a day of Jerusalem), and by whom that is known. */
export type Arrival = { readonly day: string; readonly knownBy: ArrivalSource };

export function showArrival({
  arrivedOn,
  arrivalKnownBy,
}: Pick<ShipmentRow, "arrivedOn" | "arrivalKnownBy">): Arrival | null {
  return arrivedOn === null || arrivalKnownBy === null
    ? null
    : { day: arrivedOn, knownBy: arrivalKnownBy };
}

/**
 * The day of Jerusalem on which all of an order had arrived, as in "2026-11-26"; null while that is
 * not known. Periods of the policies start only on this day, so an unknown day is in the customer's
 * favour.
 */
export async function getOrderArrival(
  ctx: Pick<Context, "db">,
  order: Pick<OrderRow, "id" | "isHandedOver" | "createdAt">,
): Promise<string | null> {
  return getArrivalDay(order, await getShipments(ctx, order.id));
}

/**
 * The same from its shipments: the day of the last one. An order that was handed over arrived at
 * once.
 */
export function getArrivalDay(
  order: Pick<OrderRow, "isHandedOver" | "createdAt">,
  shipments: readonly Pick<ShipmentRow, "arrivedOn">[],
): string | null {
  if (order.isHandedOver) return toDay(order.createdAt);
  let last: string | null = null;
  for (const { arrivedOn } of shipments) {
    if (arrivedOn === null) return null;
    if (last === null || arrivedOn > last) last = arrivedOn;
  }
  return last;
}
