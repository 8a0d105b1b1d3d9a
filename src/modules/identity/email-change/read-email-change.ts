import { and, eq, gt } from "drizzle-orm";
import type { IdentityContext } from "../context.ts";
import { emailChanges } from "../email-change-tables.ts";
import { getMember } from "../sessions/get-member.ts";
import { isOpenChange } from "./cancel-email-change.ts";

/**
 * The caller's new address that is not confirmed yet, and until when it can be; null without one.
 */
export async function readEmailChange(
  ctx: IdentityContext,
): Promise<{ email: string; expiresAt: Date } | null> {
  const member = getMember(ctx.actor);
  const [open] = await ctx.asIdentity(({ db }) =>
    db
      .select({ email: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
      .from(emailChanges)
      .where(
        and(
          eq(emailChanges.userId, member.id),
          isOpenChange,
          gt(emailChanges.expiresAt, ctx.clock()),
        ),
      ),
  );
  return open ?? null;
}
