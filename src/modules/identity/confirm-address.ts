import { and, eq, isNull } from "drizzle-orm";
import { adoptGuestOrders } from "#modules/orders/adopt-guest-orders.ts";
import type { Db } from "#platform/db/client.ts";
import { accounts } from "./tables.ts";

/** Notes that a person reads the mail of their address. The first time, the orders that it made as a guest join the account. */
export async function confirmAddress(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const confirmed = await db
    .update(accounts)
    .set({ emailConfirmedAt: now })
    .where(and(eq(accounts.userId, userId), isNull(accounts.emailConfirmedAt)))
    .returning({ userId: accounts.userId });
  if (confirmed.length > 0) await adoptGuestOrders(db, { customerId: userId, email });
}
