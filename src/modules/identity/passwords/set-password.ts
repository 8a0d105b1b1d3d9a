import { eq } from "drizzle-orm";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Db } from "#platform/db/client.ts";
import { endSessions } from "../sessions/end-session.ts";
import { accounts, oneTimeTokens } from "../tables.ts";

/**
 * Stores a new password. Sessions begun with the old one end (except `ownSessionId`), links mailed
 * before become invalid, and the user is told by mail.
 */
export async function setPassword(
  db: Db,
  change: {
    account: { id: string; email: string; fullName: string };
    passwordHash: string;
    ownSessionId?: string;
    now: Date;
  },
): Promise<void> {
  const { account, passwordHash, ownSessionId, now } = change;
  await db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: now })
    .where(eq(accounts.userId, account.id));
  await endSessions(db, account.id, ownSessionId);
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, account.id));
  const content = { fullName: account.fullName };
  await queueMail(db, { kind: "password-changed", to: account.email, content });
}
