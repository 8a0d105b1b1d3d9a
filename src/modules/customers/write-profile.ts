import { and, eq, inArray, not, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { profiles } from "./tables.ts";

// Only the identity module decides who has an account, so these functions need its role, or the
// rights of the shop itself.

/** Creates a profile and returns its id; undefined when the address is taken. */
export async function createProfile(
  db: Db,
  person: { readonly email: string; readonly fullName: string; readonly now: Date },
): Promise<string | undefined> {
  const { email, fullName, now } = person;
  const [created] = await db
    .insert(profiles)
    .values({ email, fullName, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: profiles.id });
  return created?.id;
}

/** Changes the name of the profile that matches the condition; undefined when there is none. */
export async function renameProfile(
  db: Db,
  which: SQL,
  fullName: string,
): Promise<typeof profiles.$inferSelect | undefined> {
  const [renamed] = await db.update(profiles).set({ fullName }).where(which).returning();
  return renamed;
}

/** Gives a profile another address. The database refuses an address that is taken. */
export async function moveProfile(db: Db, id: string, email: string): Promise<void> {
  await db.update(profiles).set({ email }).where(eq(profiles.id, id));
}

/** Removes profiles, except those that match `isNeeded`. */
export async function removeProfiles(db: Db, ids: readonly string[], isNeeded: SQL): Promise<void> {
  await db.delete(profiles).where(and(inArray(profiles.id, [...ids]), not(isNeeded)));
}
