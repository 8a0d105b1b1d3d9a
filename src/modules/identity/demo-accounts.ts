import { and, eq, inArray, isNull } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { hashPassword } from "./passwords.ts";
import { accounts } from "./tables.ts";

/** Public: it stands in the documentation and on the terminal. */
const demoPassword = "Wanderpaw!2026";

/**
 * Lets the people of the demo sign in, as far as they are in the database and cannot do so yet: one that an earlier
 * version of the shop has filled holds their profiles alone. Needs the rights of the shop itself.
 */
export async function openDemoAccounts(db: Db, emails: readonly string[]): Promise<void> {
  const people = await db
    .select({ userId: profiles.id, joinedAt: profiles.createdAt })
    .from(profiles)
    .leftJoin(accounts, eq(accounts.userId, profiles.id))
    .where(and(inArray(profiles.email, [...emails]), isNull(accounts.userId)));
  if (people.length === 0) return;
  // Salted at random like any other: repeatable demo data are not worth a way to choose the salt.
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
}

/**
 * Takes the accounts of the demo away, with their sessions: a shop that was tried out before it was opened must not
 * have an administrator whose password everybody knows. Their profiles and orders stay. Needs the rights of the shop itself.
 */
export async function closeDemoAccounts(db: Db, emails: readonly string[]): Promise<void> {
  const people = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.email, [...emails]));
  await db.delete(accounts).where(inArray(accounts.userId, people));
}
