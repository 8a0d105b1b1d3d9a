import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orderStatusTable } from "#modules/orders/status.ts";
import { shipments } from "#modules/orders/timeline-tables.ts";
import type { EndpointInput } from "#shared/contract.ts";
import { setStatus } from "./change-status.ts";
import type { salesEndpoints } from "./contract.ts";
import { lockOrder } from "./find-order.ts";
import { queueShippedMail } from "./shipped-mail.ts";
import { writeEvent } from "./write-event.ts";

type ParcelInput = EndpointInput<typeof salesEndpoints.shipOrder>["body"];

/**
 * Adds a parcel to an order and tells the customer how to follow it. The order is called shipped, with all its bags, unless
 * it is shipped or completed already. A parcel that is written down already changes nothing; of those without a tracking
 * number each is another. Throws `not_found`, and `out_of_stock` when the order held no bags and they are gone.
 */
export async function shipOrder(ctx: Context, id: string, parcel: ParcelInput): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (await isKnown(ctx, id, parcel)) return;
  const { carrier, trackingNumber, trackingUrl, tellCustomer } = parcel;
  const [shipment] = await ctx.db
    .insert(shipments)
    .values({ orderId: id, carrier, trackingNumber, trackingUrl, createdAt: ctx.clock() })
    .returning();
  if (orderStatusTable[order.status].stock !== "shipped")
    await setStatus(ctx, order, { status: "shipped", tellCustomer: false });
  await writeEvent(ctx, {
    orderId: id,
    kind: "shipment",
    facts: { carrier, ...(trackingNumber !== undefined && { trackingNumber }) },
  });
  if (tellCustomer) await queueShippedMail(ctx, order, shipment);
}

/** Whether the order has this very parcel: a double click is one. */
async function isKnown(
  { db }: Context,
  orderId: string,
  { carrier, trackingNumber }: ParcelInput,
): Promise<boolean> {
  if (trackingNumber === undefined) return false;
  const [known] = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipments.carrier, carrier),
        eq(shipments.trackingNumber, trackingNumber),
      ),
    );
  return known !== undefined;
}
