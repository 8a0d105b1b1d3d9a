import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { getLines, type OrderRow } from "../processing/find-order.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";
import { queueConfirmation } from "../processing/queue-confirmation.ts";

/**
 * The state of an order's items once it has been paid. gone: they were sold to others. not wanted:
 * the order had been cancelled.
 */
export type PaidUnits = "there" | "gone" | "not wanted";

/**
 * Queues the mails after the full payment. An order that was to be paid online is confirmed only
 * now, however it was paid; the settings cannot switch that mail off. When the items are gone, the
 * shop is told, and the customer gets no mail that they are being packed.
 */
export async function notifyOfPayment(
  ctx: Context,
  order: OrderRow,
  { units, notifyCustomer }: { readonly notifyCustomer: boolean; readonly units: PaidUnits },
): Promise<void> {
  const { db } = ctx;
  const { email_notifications, support_email } = await readOrderSettings(ctx);
  const lines = await getLines(ctx, order.id);
  const isOnline = order.paymentMethod === "online";
  const isConfirmation = isOnline && units !== "not wanted";
  if (isConfirmation) await queueConfirmation(ctx, order, lines);
  if (!email_notifications) return;
  const content = getOrderMailContent(order, lines);
  if (isConfirmation)
    await queueMail(db, {
      kind: "new-order",
      to: support_email,
      content,
      dedupeKey: `new-order:${order.id}`,
    });
  if (!isOnline && units === "there" && notifyCustomer)
    await queueMail(db, { kind: "payment-received", to: order.customerEmail, content });
  if (units !== "there")
    await queueMail(db, { kind: "paid-without-stock", to: support_email, content });
}
