import { and, eq } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { shipments } from "#modules/orders/timeline-tables.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { lockOrder } from "../processing/find-order.ts";
import type { ShipmentRow } from "./order-arrival.ts";
import { writeArrival } from "./write-arrival.ts";

/**
 * Sets the day on which a shipment arrived, or null if it has not; the word of staff replaces any
 * earlier day. The same again changes nothing. Throws `not_found`, and `invalid_fields` for
 * `arrivedOn`: a day in the future ("in_future"), or before it was shipped ("too_early").
 */
export async function setArrival(
  ctx: Context,
  { id, shipmentId }: { readonly id: string; readonly shipmentId: string },
  day: string | null,
): Promise<void> {
  await lockOrder(ctx, id);
  const shipment = await findShipment(ctx, { orderId: id, shipmentId });
  if (day === null) {
    if (shipment.arrivedOn !== null) await writeArrival(ctx, shipment, null);
    return;
  }
  if (day > toDay(ctx.clock())) throw createFieldsError({ arrivedOn: ["in_future"] });
  if (day < toDay(shipment.createdAt)) throw createFieldsError({ arrivedOn: ["too_early"] });
  if (shipment.arrivedOn === day && shipment.arrivalKnownBy !== "estimated") return;
  await writeArrival(ctx, shipment, { day, knownBy: "staff" });
}

/** A shipment of an order. Throws `not_found`. */
export async function findShipment(
  { db }: Pick<Context, "db">,
  { orderId, shipmentId }: { readonly orderId: string; readonly shipmentId: string },
): Promise<ShipmentRow> {
  const [shipment] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, shipmentId), eq(shipments.orderId, orderId)));
  if (shipment === undefined) throw new AppError("not_found", `no shipment ${shipmentId}`);
  return shipment;
}
