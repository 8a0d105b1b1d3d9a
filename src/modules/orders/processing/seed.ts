import { asc, eq } from "drizzle-orm";
import { seedMails } from "#modules/mail/seed.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { getOrderMailContent } from "./order-mail.ts";

/**
 * The confirmation mails of the demo's orders from the checkout, marked as sent in the past.
 * Nothing is sent.
 */
export async function seedConfirmations(db: Db): Promise<void> {
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.source, "checkout"))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  if (placed.length === 0) return;
  const items = await db.select().from(orderItems).orderBy(asc(orderItems.position));
  const linesByOrder = Map.groupBy(items, (item) => item.orderId);
  const random = createRandom("confirmation mails");
  await seedMails(
    db,
    placed.map((order) => ({
      id: random.uuid(),
      kind: "order-confirmation" as const,
      // Orders of the checkout always have one.
      recipient: order.customerEmail ?? "",
      content: getOrderMailContent(order, linesByOrder.get(order.id) ?? []),
      dedupeKey: `order-confirmation:${order.id}`,
      at: order.createdAt,
    })),
  );
}
