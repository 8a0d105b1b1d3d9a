import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { carrierName, trackingUrlOf } from "#modules/orders/carriers.ts";
import type { shipments } from "#modules/orders/timeline-tables.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { linesOf, type OrderRow } from "./find-order.ts";
import { orderMailContentOf } from "./order-mail.ts";

type Parcel = Pick<typeof shipments.$inferSelect, "carrier" | "trackingNumber" | "trackingUrl">;

/** Tells the customer that bags are on their way, and how to follow the parcel if one was written down. */
export async function queueShippedMail(
  ctx: Context,
  order: OrderRow,
  parcel?: Parcel,
): Promise<void> {
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  await queueMail(ctx.db, {
    kind: "order-shipped",
    to: order.customerEmail,
    content: {
      ...orderMailContentOf(order, await linesOf(ctx, order.id)),
      carrier: parcel === undefined ? null : carrierName(parcel.carrier),
      trackingNumber: parcel?.trackingNumber ?? null,
      trackingUrl: parcel === undefined ? null : trackingUrlOf(parcel),
    },
  });
}
