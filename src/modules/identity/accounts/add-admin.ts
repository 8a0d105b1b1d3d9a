import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { createProfile, renameProfile } from "#modules/customers/write-profile.ts";
import type { Db } from "#platform/db/client.ts";
import type { Role } from "#shared/roles.ts";
import { hasEmail } from "./find-account.ts";
import { accounts, userRoles } from "../tables.ts";

// The first administrator is made on the command line, by someone with access to the database.
// Giving the role needs the rights of the shop itself; the rest works with those of identity too.

/**
 * The owner of the account with this e-mail address, and their role. Only a confirmed account
 * counts.
 */
export async function findConfirmedAccount(
  db: Db,
  email: string,
): Promise<{ userId: string; role: Role } | undefined> {
  const [found] = await db
    .select({ userId: accounts.userId, role: userRoles.role })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .leftJoin(userRoles, eq(userRoles.userId, accounts.userId))
    .where(and(hasEmail(email), isNotNull(accounts.emailConfirmedAt)));
  return found && { userId: found.userId, role: found.role ?? "user" };
}

/** Makes a user an administrator. Their password and sessions stay as they are. */
export async function addAdmin(db: Db, userId: string): Promise<void> {
  await db
    .insert(userRoles)
    .values({ userId, role: "admin" })
    .onConflictDoUpdate({ target: userRoles.userId, set: { role: "admin" } });
}

type NewAccount = {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly now: Date;
};

/** Creates the account of an administrator, as `openConfirmedAccount` does. */
export async function openAdminAccount(db: Db, admin: NewAccount): Promise<void> {
  const userId = await openConfirmedAccount(db, admin);
  if (userId === undefined) throw new Error("another account has just taken the address");
  await addAdmin(db, userId);
}

/**
 * Creates an account with a confirmed address and returns its user's id; undefined when another
 * account has just taken the address. An existing profile without an account, such as that of a
 * demo customer, is used. A pending account is replaced, since a stranger may have chosen its
 * password.
 */
export async function openConfirmedAccount(
  db: Db,
  { email, fullName, passwordHash, now }: NewAccount,
): Promise<string | undefined> {
  const profile = await renameProfile(db, hasEmail(email), fullName);
  const userId = profile?.id ?? (await createProfile(db, { email, fullName, now }));
  if (userId === undefined) return undefined;
  await db
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), isNull(accounts.emailConfirmedAt)));
  await db.insert(accounts).values({
    userId,
    passwordHash,
    emailConfirmedAt: now,
    createdAt: now,
    passwordChangedAt: now,
  });
  return userId;
}
