import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { AppError } from "#shared/errors.ts";
import type { CheckoutContext } from "../context.ts";
import { findByAccessKey, lockOrder } from "../find-order.ts";
import { findShipment } from "./set-arrival.ts";
import { writeArrival } from "./write-arrival.ts";

/**
 * The customer says that a parcel of the order that this key opens has arrived: today. Once more
 * changes nothing, nor does it where the day is known already. Throws `too_many_requests`, and
 * `not_found` for another key, a parcel of another order, and an order whose bags came back or that
 * is hidden.
 */
export async function confirmArrival(
  ctx: CheckoutContext,
  { accessKey, shipmentId }: { readonly accessKey: string; readonly shipmentId: string },
): Promise<void> {
  await ctx.limits.take({ confirmArrival: ctx.visitor.address });
  const parcel = z.uuid().safeParse(shipmentId);
  if (!parcel.success) throw new AppError("not_found", "that is no parcel");
  await ctx.asCheckout(async (checkout) => {
    const found = await findByAccessKey(checkout, accessKey);
    if (found === undefined) throw new AppError("not_found", "no order has this key");
    const order = await lockOrder(checkout, found.id);
    if (order.deletedAt !== null || order.stockState !== "shipped")
      throw new AppError("not_found", `nothing arrives of the order ${order.id}`);
    const shipment = await findShipment(checkout, { orderId: order.id, shipmentId: parcel.data });
    if (shipment.arrivedOn !== null) return;
    await writeArrival(checkout, shipment, { day: toDay(ctx.clock()), knownBy: "customer" });
  });
}
