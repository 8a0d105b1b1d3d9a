import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { IdentityContext } from "../context.ts";
import { lockAccount } from "../accounts/find-account.ts";
import { emailChanges } from "../email-change-tables.ts";
import { getMember } from "../sessions/get-member.ts";

/** The condition that a change still waits for its new address to be confirmed. */
export const isOpenChange = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.stoppedAt));

/** Gives up the caller's unconfirmed change of address, if there is one. */
export async function cancelEmailChange(ctx: IdentityContext): Promise<void> {
  const member = getMember(ctx.actor);
  await ctx.asIdentity(async ({ db }) => {
    await lockAccount(db, member.id);
    await cancelOpenChange(db, member.id, ctx.clock());
  });
}

/** Its link to confirm is no longer valid; the one in the mail to the old address still is. */
export async function cancelOpenChange(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(emailChanges)
    .set({ stoppedAt: now })
    .where(and(eq(emailChanges.userId, userId), isOpenChange));
}
