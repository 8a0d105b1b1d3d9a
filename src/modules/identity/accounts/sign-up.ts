import { eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { createProfile, renameProfile } from "#modules/customers/write-profile.ts";
import { readPublicSettings } from "#modules/settings/read-settings.ts";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { hasEmail, lockAccount } from "./find-account.ts";
import { mailNewLink } from "./mail-link.ts";
import { hasOneTimeToken } from "./one-time-tokens.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { accounts } from "../tables.ts";

type NewAccount = { email: string; fullName: string; passwordHash: string; now: Date };

/**
 * Opens an account and mails the link that confirms its address. Throws `too_many_requests`,
 * `registration_closed`, and `email_taken` when the address has an account that is confirmed, or
 * can still be.
 */
export async function signUp(
  ctx: IdentityContext,
  input: { fullName: string; email: string; password: string },
): Promise<void> {
  const { email, fullName } = input;
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address, signUp: email });
  ctx.security.record({
    type: "form_submission",
    visitor: ctx.visitor,
    email,
    details: { form: "sign-up" },
  });
  const settings = await ctx.asCaller(readPublicSettings);
  if (!settings.allow_registration)
    throw new AppError("registration_closed", "the settings allow no new accounts");

  const passwordHash = await hashPassword(input.password);
  await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const id = await saveAccount(db, { email, fullName, passwordHash, now });
    const to = { id, email, fullName, passwordChangedAt: now };
    await mailNewLink(db, { to, purpose: "confirm-email", now });
  });
}

/**
 * Stores the account and returns its owner. Of several sign-ups at once the unique index on the
 * address lets only one pass.
 */
async function saveAccount(db: Db, account: NewAccount): Promise<string> {
  const { email, fullName, passwordHash, now } = account;
  const created = await createProfile(db, { email, fullName, now });
  const userId = created ?? (await lockExistingProfile(db, email));

  const values = { passwordHash, createdAt: now, passwordChangedAt: now };
  const [opened] = await db
    .insert(accounts)
    .values({ userId, ...values })
    .onConflictDoNothing()
    .returning({ userId: accounts.userId });
  if (opened === undefined) await replacePending(db, userId, account);
  return userId;
}

/**
 * Locks the row until the transaction ends, so that two sign-ups do not replace the same account at
 * once.
 */
async function lockExistingProfile(db: Db, email: string): Promise<string> {
  const [profile] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(hasEmail(email))
    // No stronger lock: confirming the account needs to reference the profile meanwhile.
    .for("no key update");
  if (profile === undefined)
    throw new AppError("conflict", "the profile with this address has just been removed");
  return profile.id;
}

/**
 * As long as the link of a pending account is valid, its first password stays: otherwise a stranger
 * could set theirs before the owner of the address uses the link. After that a new sign-up replaces
 * the account.
 */
async function replacePending(db: Db, userId: string, account: NewAccount): Promise<void> {
  const { fullName, passwordHash, now } = account;
  // Locked: otherwise a link used at this moment would confirm the account with the password set
  // here.
  const pending = await lockAccount(db, userId);
  const isFree =
    pending?.emailConfirmedAt === null &&
    !(await hasOneTimeToken(db, { userId, purpose: "confirm-email", now }));
  if (!isFree) throw new AppError("email_taken", "there is an account with this address");
  await renameProfile(db, eq(profiles.id, userId), fullName);
  await db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: now })
    .where(eq(accounts.userId, userId));
}
