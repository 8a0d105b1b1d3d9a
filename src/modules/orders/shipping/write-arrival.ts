import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { shipments } from "#modules/orders/timeline-tables.ts";
import type { Arrival, ShipmentRow } from "./order-arrival.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Writes down when a shipment of an order that is locked arrived, or with null that it has not
 * after all, and tells the timeline.
 */
export async function writeArrival(
  ctx: Context,
  shipment: Pick<ShipmentRow, "id" | "orderId" | "trackingNumber">,
  arrival: Arrival | null,
): Promise<void> {
  await ctx.db
    .update(shipments)
    .set({ arrivedOn: arrival?.day ?? null, arrivalKnownBy: arrival?.knownBy ?? null })
    .where(eq(shipments.id, shipment.id));
  await writeEvent(ctx, {
    orderId: shipment.orderId,
    kind: "arrived",
    facts: {
      arrivedOn: arrival?.day ?? null,
      ...(arrival && { arrivalKnownBy: arrival.knownBy }),
      ...(shipment.trackingNumber !== null && { trackingNumber: shipment.trackingNumber }),
    },
  });
}
