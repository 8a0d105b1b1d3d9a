// Shipments that staff entered, put right afterwards.
import { eq, ne, and, sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { shipments } from "#modules/orders/timeline-tables.ts";
import { toMidnight } from "#platform/db/jerusalem-days.ts";
import { createFieldsError } from "#shared/errors.ts";
import { lockExpectedOrder } from "../editing/lock-expected-order.ts";
import { listCorrections } from "../processing/list-corrections.ts";
import type { ShipmentCorrection } from "../processing/contract.ts";
import { lockOrder, markChanged, type OrderRow } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";
import type { ShipmentRow } from "./order-arrival.ts";
import { findShipment } from "./set-arrival.ts";
import { assertCarrier } from "./ship-order.ts";
import { queueShippedMail } from "./shipped-mail.ts";

type Which = { readonly id: string; readonly shipmentId: string };

/**
 * Corrects the carrier, the tracking number, or the day on which a shipment left; an arrival that
 * was estimated from that day is estimated anew. The customer gets the mail about the shipment only
 * if asked for. The same values again change nothing. Throws `not_found`, `conflict` when the order
 * has been changed since it was seen, and `invalid_fields`: `sentOn` in the future ("in_future"),
 * before the order ("too_early") or after its arrival ("after_arrival"), and `trackingNumber` of
 * another shipment of the order ("already_recorded").
 */
export async function changeShipment(
  ctx: Context,
  { id, shipmentId }: Which,
  { version: expected, notifyCustomer, ...values }: ShipmentCorrection,
): Promise<void> {
  const order = await lockExpectedOrder(ctx, id, expected);
  const shipment = await findShipment(ctx, { orderId: id, shipmentId });
  const sentOn = toDay(shipment.createdAt);
  const changes = listCorrections({ ...shipment, sentOn }, values);
  if (changes.length > 0) {
    await assertPossible(ctx, { order, shipment }, values);
    const { carrier, trackingNumber, trackingUrl } = values;
    await ctx.db
      .update(shipments)
      .set({
        carrier,
        trackingNumber,
        trackingUrl,
        ...(values.sentOn !== sentOn && getDayOfLeaving(ctx, shipment, values.sentOn)),
      })
      .where(eq(shipments.id, shipment.id));
    await markChanged(ctx, order);
    await writeEvent(ctx, {
      orderId: id,
      kind: "edited",
      facts: {
        parts: ["shipment"],
        carrier,
        ...(trackingNumber !== null && { trackingNumber }),
        changes,
      },
    });
  }
  if (notifyCustomer) await queueShippedMail(ctx, order, { ...shipment, ...values });
}

/**
 * Removes a shipment that there never was. The status of the order and its items stay. Once more
 * changes nothing: throws `not_found`.
 */
export async function removeShipment(ctx: Context, { id, shipmentId }: Which): Promise<void> {
  const order = await lockOrder(ctx, id);
  const { carrier, trackingNumber } = await findShipment(ctx, { orderId: id, shipmentId });
  await ctx.db.delete(shipments).where(eq(shipments.id, shipmentId));
  await markChanged(ctx, order);
  await writeEvent(ctx, {
    orderId: id,
    kind: "edited",
    facts: {
      parts: ["shipment"],
      changes: listCorrections(
        { carrier, trackingNumber },
        { carrier: null, trackingNumber: null },
      ),
    },
  });
}

async function assertPossible(
  { db, clock }: Context,
  { order, shipment }: { readonly order: OrderRow; readonly shipment: ShipmentRow },
  { carrier, trackingNumber, sentOn }: Omit<ShipmentCorrection, "version" | "notifyCustomer">,
): Promise<void> {
  if (sentOn !== toDay(shipment.createdAt)) {
    const { arrivedOn, arrivalKnownBy } = shipment;
    if (sentOn > toDay(clock())) throw createFieldsError({ sentOn: ["in_future"] });
    if (sentOn < toDay(order.createdAt)) throw createFieldsError({ sentOn: ["too_early"] });
    if (arrivedOn !== null && arrivalKnownBy !== "estimated" && sentOn > arrivedOn)
      throw createFieldsError({ sentOn: ["after_arrival"] });
  }
  await assertCarrier({ db }, carrier);
  if (trackingNumber === null) return;
  const [other] = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, order.id),
        ne(shipments.id, shipment.id),
        eq(shipments.carrier, carrier),
        eq(shipments.trackingNumber, trackingNumber),
      ),
    );
  if (other !== undefined) throw createFieldsError({ trackingNumber: ["already_recorded"] });
}

/** At noon of the day, as its hour is not known; never later than now. */
function getDayOfLeaving({ clock }: Context, { arrivalKnownBy }: ShipmentRow, day: string) {
  return {
    createdAt: sql`least(${toMidnight(sql`${day}`)} + interval '12 hours', ${clock().toISOString()}::timestamptz)`,
    ...(arrivalKnownBy === "estimated" && { arrivedOn: null, arrivalKnownBy: null }),
  };
}
