import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { AppError } from "#shared/errors.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { lockByAccessKey } from "../processing/find-order.ts";
import { findShipment } from "./set-arrival.ts";
import { writeArrival } from "./write-arrival.ts";

/**
 * The customer says that a shipment of the order that this key opens has arrived: today. Once more
 * changes nothing, nor does it where the day is known already. Throws `too_many_requests`, and
 * `not_found` for another key, a shipment of another order, and an order whose items came back or
 * that is deleted.
 */
export async function confirmArrival(
  ctx: CheckoutContext,
  { accessKey, shipmentId }: { readonly accessKey: string; readonly shipmentId: string },
): Promise<void> {
  await ctx.limits.reserve({ confirmArrival: ctx.visitor.address });
  const parsed = z.uuid().safeParse(shipmentId);
  if (!parsed.success) throw new AppError("not_found", "that is no shipment");
  await ctx.asCheckout(async (checkout) => {
    const order = await lockByAccessKey(checkout, accessKey);
    if (order.deletedAt !== null || order.stockState !== "shipped")
      throw new AppError("not_found", `nothing arrives of the order ${order.id}`);
    const shipment = await findShipment(checkout, { orderId: order.id, shipmentId: parsed.data });
    if (shipment.arrivedOn !== null) return;
    await writeArrival(checkout, shipment, { day: toDay(ctx.clock()), knownBy: "customer" });
  });
}
