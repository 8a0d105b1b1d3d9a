import { and, eq, exists, or, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { userGrants, userRoles } from "#modules/identity/tables.ts";

/** People who may read messages, and so can be given one, sorted by name. */
export async function listAssignees({
  db,
}: Pick<Context, "db">): Promise<{ id: string; name: string }[]> {
  return selectAssignees(db).orderBy(sql`${profiles.fullName} collate "und-x-icu"`, profiles.id);
}

/** Whether this person may be given a message. */
export async function isAssignee({ db }: Pick<Context, "db">, userId: string): Promise<boolean> {
  return (await selectAssignees(db, userId)).length > 0;
}

function selectAssignees(db: Context["db"], userId?: string) {
  const granted = db
    .select({ userId: userGrants.userId })
    .from(userGrants)
    .where(and(eq(userGrants.userId, userRoles.userId), eq(userGrants.action, "messages.read")));
  return db
    .select({ id: profiles.id, name: profiles.fullName })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.userId))
    .where(
      and(
        or(eq(userRoles.role, "admin"), and(eq(userRoles.role, "moderator"), exists(granted))),
        userId === undefined ? undefined : eq(profiles.id, userId),
      ),
    )
    .$dynamic();
}
