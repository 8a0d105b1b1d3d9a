import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { getTracking } from "#modules/orders/carriers.ts";
import { findCarrier } from "#modules/orders/read-carriers.ts";
import type { shipments } from "#modules/orders/timeline-tables.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { getLines, type OrderRow } from "../processing/find-order.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";

type Shipment = Pick<typeof shipments.$inferSelect, "carrier" | "trackingNumber" | "trackingUrl">;

/**
 * Mails the customer that items are on their way, with the tracking link if there is a shipment.
 */
export async function queueShippedMail(
  ctx: Context,
  order: OrderRow,
  shipment?: Shipment,
): Promise<void> {
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  const tracking = shipment && getTracking(shipment, await findCarrier(ctx, shipment.carrier));
  await queueMail(ctx.db, {
    kind: "order-shipped",
    to: order.customerEmail,
    content: {
      ...getOrderMailContent(order, await getLines(ctx, order.id)),
      carrier: tracking?.carrierName ?? null,
      trackingNumber: shipment?.trackingNumber ?? null,
      trackingUrl: tracking?.trackingUrl ?? null,
    },
  });
}
