import { desc, eq, isNull, and } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { getLinkLifetimeMs } from "#modules/mail/mail-records.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { createSecretToken, hashOfToken } from "#platform/secret-tokens.ts";
import { AppError } from "#shared/errors.ts";
import type { GrantableAction } from "#shared/permissions.ts";
import { findConfirmedAccount } from "../accounts/add-admin.ts";
import type { IdentityContext } from "../context.ts";
import { roleInvitations } from "../invitation-tables.ts";
import { getMember } from "../sessions/get-member.ts";
import type { invitedRoles } from "./invited-roles.ts";

type Invited = {
  readonly email: string;
  readonly role: (typeof invitedRoles)[number];
  readonly granted: readonly GrantableAction[];
};

/** All but the hash of the token, which only the identity role reads. */
const columns = {
  id: roleInvitations.id,
  email: roleInvitations.email,
  role: roleInvitations.role,
  granted: roleInvitations.granted,
  sentAt: roleInvitations.sentAt,
  expiresAt: roleInvitations.expiresAt,
};
const isOpen = isNull(roleInvitations.acceptedAt);

/** Invitations that nobody has accepted, the newest first. */
export async function listInvitations({ db }: Pick<Context, "db">) {
  return db
    .select(columns)
    .from(roleInvitations)
    .where(isOpen)
    .orderBy(desc(roleInvitations.sentAt), desc(roleInvitations.id));
}

/**
 * Invites a person to the back office by mail; an open invitation of the address is replaced.
 * Returns its id. Throws `too_many_requests`, and `conflict` for a person who has a role already.
 */
export async function sendInvitation(ctx: IdentityContext, invited: Invited): Promise<string> {
  const member = getMember(ctx.actor);
  await ctx.limits.reserve({ invitation: member.id });
  const { email, role, granted } = invited;
  const account = await ctx.asIdentity(({ db }) => findConfirmedAccount(db, email));
  if (account !== undefined && account.role !== "user")
    throw new AppError("conflict", "this person has a role already");
  const terms = { role, granted: [...granted], invitedBy: member.id, sentAt: ctx.clock() };
  const id = await ctx.asCaller(async ({ db, log }) => {
    const [row] = await db
      .insert(roleInvitations)
      .values({ email, ...terms })
      .onConflictDoUpdate({ target: roleInvitations.email, targetWhere: isOpen, set: terms })
      .returning({ id: roleInvitations.id });
    if (row === undefined) throw new Error("a row that was put in did not come back");
    log.info({ invitationId: row.id, role, granted }, "a person was invited");
    return row.id;
  });
  await queueInvitation(ctx, id);
  return id;
}

/**
 * Mails an invitation again; the link of the mail before ends. Throws `not_found` and
 * `too_many_requests`.
 */
export async function sendInvitationAgain(ctx: IdentityContext, id: string): Promise<void> {
  await ctx.limits.reserve({ invitation: getMember(ctx.actor).id });
  await ctx.asCaller(async ({ db }) => {
    const { rowCount } = await db
      .update(roleInvitations)
      .set({ sentAt: ctx.clock() })
      .where(and(eq(roleInvitations.id, id), isOpen));
    if (rowCount === 0) throw new AppError("not_found", "there is no such open invitation");
  });
  await queueInvitation(ctx, id);
}

/** Takes an invitation back; its link ends. Throws `not_found`. */
export async function removeInvitation(
  { db, log }: Pick<Context, "db" | "log">,
  id: string,
): Promise<void> {
  const { rowCount } = await db
    .delete(roleInvitations)
    .where(and(eq(roleInvitations.id, id), isOpen));
  if (rowCount === 0) throw new AppError("not_found", "there is no such open invitation");
  log.info({ invitationId: id }, "an invitation was taken back");
}

/** Makes a new link and mails it. */
async function queueInvitation(ctx: IdentityContext, id: string): Promise<void> {
  const secret = createSecretToken();
  const now = ctx.clock();
  const expiresAt = new Date(now.getTime() + getLinkLifetimeMs("staff-invitation"));
  await ctx.asIdentity(async ({ db }) => {
    const [row] = await db
      .update(roleInvitations)
      .set({ tokenHash: hashOfToken(secret), expiresAt })
      .where(and(eq(roleInvitations.id, id), isOpen))
      .returning({ email: roleInvitations.email });
    if (row === undefined) return; // Taken back at this moment.
    await queueMail(db, { kind: "staff-invitation", to: row.email, content: {}, secret });
  });
}
