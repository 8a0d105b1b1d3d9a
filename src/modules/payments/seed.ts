import { computeTotal, type DemoOrder } from "#modules/orders/seed.ts";
import { seedLastChanges } from "#modules/orders/seed-last-changes.ts";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { payments, refunds } from "./tables.ts";

/**
 * Payments of the demo orders, made when they began to be packed, and their refunds. `staff` is
 * their author.
 */
export async function seedPayments(
  db: Db,
  orders: readonly DemoOrder[],
  staff: { readonly id: string },
): Promise<void> {
  const random = createRandom("payments");
  const paid: (typeof payments.$inferInsert)[] = [];
  const returned: (typeof refunds.$inferInsert)[] = [];
  for (const order of orders) {
    const packed = order.history.find((step) => step.status === "processing");
    if (packed === undefined) continue;
    const common = {
      orderId: order.id,
      method: "manual" as const,
      amountMinor: computeTotal(order),
      actorId: staff.id,
    };
    paid.push({ ...common, id: random.uuid(), createdAt: packed.at });
    const refund = order.history.find((step) => step.status === "refunded");
    if (refund === undefined) continue;
    returned.push({
      ...common,
      id: random.uuid(),
      reason: refund.note,
      state: "done",
      idempotencyKey: random.uuid(),
      createdAt: refund.at,
      settledAt: refund.at,
    });
  }
  if (paid.length === 0) return;
  await db.insert(payments).values(paid);
  if (returned.length > 0) await db.insert(refunds).values(returned);
  await seedLastChanges(
    db,
    paid.map((payment) => payment.orderId),
  );
}
