import { and, desc, eq, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { isRequested, type NewestOrOne } from "#platform/db/read-page.ts";
import { refunds } from "./tables.ts";

/**
 * Refunds that failed, with the currency and the rate of their orders, the newest error first;
 * with an id that one alone. Those of hidden orders are left out.
 */
export async function listFailedRefunds({ db }: Pick<Context, "db">, { id, limit }: NewestOrOne) {
  return db
    .select({
      refund: refunds,
      currency: orders.currency,
      ilsRate: orders.ilsRate,
      usdRate: orders.usdRate,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, "failed"), isNull(orders.deletedAt), isRequested(refunds.id, id)))
    .orderBy(desc(refunds.settledAt))
    .limit(limit);
}
