import { eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "./tables.ts";

/** The name of a user; undefined when the account is gone. */
export async function findName(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, id));
  return found?.fullName;
}

/** The names of these users by their ids, without those whose account is gone. */
export async function findNames(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.id, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
