import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { accounts } from "../tables.ts";

/** Notes that a person reads the mail of their address, and knows the password of the account. */
export async function confirmAddress(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(accounts)
    .set({ emailConfirmedAt: now })
    .where(and(eq(accounts.userId, userId), isNull(accounts.emailConfirmedAt)));
}
