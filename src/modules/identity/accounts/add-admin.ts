import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { createProfile, renameProfile } from "#modules/customers/write-profile.ts";
import type { Db } from "#platform/db/client.ts";
import type { Role } from "#shared/roles.ts";
import { hasEmail } from "./find-account.ts";
import { accounts, userRoles } from "../tables.ts";

// The first administrator is made on the command line, by someone with access to the database.
// These functions need the rights of the shop itself.

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

/**
 * Creates the account of an administrator, with a confirmed address. An existing profile without an
 * account, such as that of a demo customer, is used. A pending account is replaced, since a
 * stranger may have chosen its password.
 */
export async function openAdminAccount(
  db: Db,
  admin: { email: string; fullName: string; passwordHash: string; now: Date },
): Promise<void> {
  const { email, fullName, passwordHash, now } = admin;
  const profile = await renameProfile(db, hasEmail(email), fullName);
  const userId = profile?.id ?? (await createProfile(db, { email, fullName, now }));
  if (userId === undefined) throw new Error("another account has just taken the address");
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
  await addAdmin(db, userId);
}
