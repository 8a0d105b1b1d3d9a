import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { createExpiredLinkError, isTokenOf } from "#platform/secret-tokens.ts";
import { AppError } from "#shared/errors.ts";
import { findConfirmedAccount, openConfirmedAccount } from "../accounts/add-admin.ts";
import type { IdentityContext } from "../context.ts";
import { roleInvitations } from "../invitation-tables.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { endUnprovenSessions } from "../roles/end-unproven-sessions.ts";
import { getMember } from "../sessions/get-member.ts";
import { userGrants, userRoles } from "../tables.ts";

/** The recipient of an invitation, and whether they have an account; undefined after its end. */
export async function findInvitation(
  ctx: Pick<IdentityContext, "asIdentity" | "clock">,
  token: string,
): Promise<{ email: string; hasAccount: boolean } | undefined> {
  return ctx.asIdentity(async ({ db }) => {
    const [invitation] = await selectOpenInvitation(db, token, ctx.clock());
    if (invitation === undefined) return undefined;
    const { email } = invitation;
    return { email, hasAccount: (await findConfirmedAccount(db, email)) !== undefined };
  });
}

/**
 * Opens the account of an invited person and gives them their role: the link has proven that they
 * read the address. Does not sign in. Throws `link_expired`, `too_many_requests`, and `email_taken`
 * when there is an account, whose owner accepts while signed in.
 */
export async function acceptWithNewAccount(
  ctx: IdentityContext,
  given: { readonly token: string; readonly fullName: string; readonly password: string },
): Promise<void> {
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address });
  const passwordHash = await hashPassword(given.password);
  await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const invitation = await lockInvitation(db, given.token, now);
    const { email } = invitation;
    if ((await findConfirmedAccount(db, email)) !== undefined)
      throw new AppError("email_taken", "there is an account with this address");
    const { fullName } = given;
    const userId = await openConfirmedAccount(db, { email, fullName, passwordHash, now });
    if (userId === undefined) throw new AppError("conflict", "the address was taken just now");
    await addInvitedRole(db, invitation, userId, now);
  });
  ctx.log.info("an invitation was accepted with a new account");
}

/**
 * Gives the caller the role of an invitation to their own address. Throws `link_expired`,
 * `forbidden` when it is for another address, and `conflict` when they have a role already.
 */
export async function acceptSignedIn(ctx: IdentityContext, token: string): Promise<void> {
  const member = getMember(ctx.actor);
  await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const invitation = await lockInvitation(db, token, now);
    if (member.email.toLowerCase() !== invitation.email)
      throw new AppError("forbidden", "the invitation is for another address");
    await addInvitedRole(db, invitation, member.id, now);
  });
  await endUnprovenSessions(ctx, member.id);
  ctx.log.info({ userId: member.id }, "an invitation was accepted");
}

type Invitation = typeof roleInvitations.$inferSelect;

const selectOpenInvitation = (db: Db, token: string, now: Date) =>
  db
    .select()
    .from(roleInvitations)
    .where(
      and(
        isTokenOf(
          { hash: roleInvitations.tokenHash, endsAt: roleInvitations.expiresAt },
          token,
          now,
        ),
        isNull(roleInvitations.acceptedAt),
      ),
    );

/** Of two requests at once only one finds it open. */
async function lockInvitation(db: Db, token: string, now: Date): Promise<Invitation> {
  const [found] = await selectOpenInvitation(db, token, now).for("update");
  if (found === undefined) throw createExpiredLinkError();
  return found;
}

/** The database lets the identity role give no other role, and no other rights. */
async function addInvitedRole(
  db: Db,
  { id, role, granted }: Invitation,
  userId: string,
  now: Date,
): Promise<void> {
  const [given] = await db
    .insert(userRoles)
    .values({ userId, role, givenAt: now })
    .onConflictDoNothing()
    .returning({ id: userRoles.id });
  if (given === undefined) throw new AppError("conflict", "this person has a role already");
  if (granted.length > 0)
    await db
      .insert(userGrants)
      .values(granted.map((action) => ({ userId, action, grantedAt: now })));
  await db.update(roleInvitations).set({ acceptedAt: now }).where(eq(roleInvitations.id, id));
}
