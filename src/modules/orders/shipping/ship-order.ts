import type { NewShipment } from "../processing/contract.ts";
import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCarrier } from "#modules/orders/read-carriers.ts";
import { getRules } from "#modules/orders/status.ts";
import { shipments } from "#modules/orders/timeline-tables.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { setStatus } from "../editing/change-status.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { queueShippedMail } from "./shipped-mail.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Adds a shipment to an order and tells the customer how to follow it. The status becomes shipped,
 * with all its items, unless it is shipped or completed already. A shipment that exists already
 * changes nothing; those without a tracking number always count as new. Throws `not_found`,
 * `order_settled` for one that was handed over, `out_of_stock` when the order had no reserved items
 * and they are gone, and `invalid_fields`: `carrier` ("unknown"), and `withoutAddress`
 * ("no_address") when nothing says where it goes and that was not confirmed.
 */
export async function shipOrder(ctx: Context, id: string, request: NewShipment): Promise<void> {
  await addShipment(ctx, await lockOrder(ctx, id), request);
}

/** The same for an order that is locked. */
export async function addShipment(
  ctx: Context,
  order: OrderRow,
  request: NewShipment,
): Promise<void> {
  const { id } = order;
  if (order.isHandedOver)
    throw new AppError("order_settled", "the customer took the items of this order along");
  if (await isRecorded(ctx, id, request)) return;
  await assertShippable(ctx, order, request);
  const { carrier, trackingNumber, trackingUrl, notifyCustomer } = request;
  const [shipment] = await ctx.db
    .insert(shipments)
    .values({ orderId: id, carrier, trackingNumber, trackingUrl, createdAt: ctx.clock() })
    .returning();
  if (getRules(order.status).stock !== "shipped")
    await setStatus(ctx, order, { status: "shipped", notifyCustomer: false });
  await writeEvent(ctx, {
    orderId: id,
    kind: "shipment",
    facts: { carrier, ...(trackingNumber !== null && { trackingNumber }) },
  });
  if (notifyCustomer) await queueShippedMail(ctx, order, shipment);
}

async function assertShippable(
  ctx: Context,
  { shippingAddress, billingAddress }: OrderRow,
  { carrier, withoutAddress }: NewShipment,
): Promise<void> {
  await assertCarrier(ctx, carrier);
  if ((shippingAddress ?? billingAddress) === null && !withoutAddress)
    throw createFieldsError({ withoutAddress: ["no_address"] });
}

/** Throws `invalid_fields` (`carrier`: "unknown") for one that the shop does not have. */
export async function assertCarrier(ctx: Pick<Context, "db">, id: string): Promise<void> {
  if ((await findCarrier(ctx, id)) === undefined) throw createFieldsError({ carrier: ["unknown"] });
}

/** Whether the order has exactly this shipment already, for example after a double click. */
async function isRecorded(
  { db }: Context,
  orderId: string,
  { carrier, trackingNumber }: NewShipment,
): Promise<boolean> {
  if (trackingNumber === null) return false;
  const [existing] = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipments.carrier, carrier),
        eq(shipments.trackingNumber, trackingNumber),
      ),
    );
  return existing !== undefined;
}
