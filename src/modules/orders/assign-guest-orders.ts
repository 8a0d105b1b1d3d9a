import { and, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { orders } from "./tables.ts";

/**
 * Gives the orders that a guest made with an address to the account that has proved to read its
 * mail. Needs the rights of the identity role. Letter case does not matter.
 */
export async function assignGuestOrders(
  db: Db,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  await db
    .update(orders)
    .set({ customerId })
    .where(and(isNull(orders.customerId), sql`${orders.customerKey} = lower(${email})`));
}
