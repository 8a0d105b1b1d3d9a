import { eq, exists, type Column, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { orders } from "./tables.ts";

/** The condition that the account whose id this column holds has an order, deleted ones too. */
export function hasOrders(db: Db, accountId: Column): SQL {
  return exists(db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, accountId)));
}
