import { and, eq, inArray, isNull, ne, notInArray } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import type { Role } from "#shared/roles.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { accounts, userRoles } from "../tables.ts";

type DemoMember = { readonly email: string; readonly role: Role };

/** Not a secret: it is in the documentation and shown on the terminal. */
const demoPassword = "Wanderpaw!2026";

/**
 * Creates the missing accounts of the demo's people who are in the database (a database filled by
 * an earlier version of the shop has only their profiles). The time until they need a second factor
 * begins anew. Needs the rights of the shop itself.
 */
export async function openDemoAccounts(
  db: Db,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  await openMissing(db, members);
  const people = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.email, getEmails(members)));
  await db.update(userRoles).set({ givenAt: now }).where(inArray(userRoles.userId, people));
}

async function openMissing(db: Db, members: readonly DemoMember[]): Promise<void> {
  const people = await db
    .select({ userId: profiles.id, email: profiles.email, joinedAt: profiles.createdAt })
    .from(profiles)
    .leftJoin(accounts, eq(accounts.userId, profiles.id))
    .where(and(inArray(profiles.email, getEmails(members)), isNull(accounts.userId)));
  if (people.length === 0) return;
  // The salt is random as always. The demo data need not be so exactly repeatable that one could
  // choose it.
  const rows = await Promise.all(
    people.map(async ({ userId, joinedAt }) => ({
      userId,
      passwordHash: await hashPassword(demoPassword),
      emailConfirmedAt: joinedAt,
      createdAt: joinedAt,
      passwordChangedAt: joinedAt,
    })),
  );
  await db.insert(accounts).values(rows);
  const roles = people.flatMap(({ userId, email }) =>
    members.filter((member) => member.email === email).map(({ role }) => ({ userId, role })),
  );
  await db.insert(userRoles).values(roles).onConflictDoNothing();
}

/**
 * Removes the demo's accounts, with their sessions and roles: a shop that was tried out before it
 * opened must not keep an administrator with a public password. The role of the demo's
 * administrator is removed as soon as there is another administrator, so that an account without
 * sign-in does not count as the last one. Profiles and orders stay. Needs the rights of the shop
 * itself.
 */
export async function closeDemoAccounts(db: Db, members: readonly DemoMember[]): Promise<void> {
  const people = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.email, getEmails(members)));
  await db.delete(accounts).where(inArray(accounts.userId, people));
  const others = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.role, "admin"), notInArray(userRoles.userId, people)))
    .limit(1);
  const removable = others.length > 0 ? undefined : ne(userRoles.role, "admin");
  await db.delete(userRoles).where(and(inArray(userRoles.userId, people), removable));
}

function getEmails(members: readonly DemoMember[]): string[] {
  return members.map(({ email }) => email);
}
