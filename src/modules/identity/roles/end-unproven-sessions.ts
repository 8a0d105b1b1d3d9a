import type { IdentityContext } from "../context.ts";
import { findWays } from "../second-factor/find-second-factor.ts";
import { endSessions } from "../sessions/end-session.ts";

/**
 * Ends the sessions of a user with a new role whose only second factor are passkeys. As a customer
 * they may have signed in with the password alone.
 */
export async function endUnprovenSessions(
  ctx: Pick<IdentityContext, "asIdentity">,
  userId: string,
): Promise<void> {
  await ctx.asIdentity(async ({ db }) => {
    const { isOn, hasApp } = await findWays(db, userId);
    if (isOn && !hasApp) await endSessions(db, userId);
  });
}
