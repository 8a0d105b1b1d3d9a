import { and, eq, inArray, not, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { profiles } from "./tables.ts";

// The identity module says who may have an account; all of this needs its role, or the rights of
// the shop itself.

/** Makes a profile and returns its id; undefined when somebody has the address already. */
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

/** Changes the name of the profile that the condition finds; undefined when there is none. */
export async function renameProfile(
  db: Db,
  which: SQL,
  fullName: string,
): Promise<typeof profiles.$inferSelect | undefined> {
  const [renamed] = await db.update(profiles).set({ fullName }).where(which).returning();
  return renamed;
}

/** Gives a profile another address. The database refuses one that somebody else has. */
export async function moveProfile(db: Db, id: string, email: string): Promise<void> {
  await db.update(profiles).set({ email }).where(eq(profiles.id, id));
}

/** Removes profiles, but for those of which `isNeeded` holds. */
export async function removeProfiles(db: Db, ids: readonly string[], isNeeded: SQL): Promise<void> {
  await db.delete(profiles).where(and(inArray(profiles.id, [...ids]), not(isNeeded)));
}
