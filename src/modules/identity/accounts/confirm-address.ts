import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { accounts } from "../tables.ts";

/**
 * Marks the address of an account as confirmed. The caller has checked that the user reads its mail
 * and knows the password.
 */
export async function confirmAddress(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(accounts)
    .set({ emailConfirmedAt: now })
    .where(and(eq(accounts.userId, userId), isNull(accounts.emailConfirmedAt)));
}
