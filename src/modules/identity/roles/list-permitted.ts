import { and, eq, exists, or, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { userGrants, userRoles } from "../tables.ts";

/** Staff who may do an action in the back office, sorted by name. */
export async function listPermitted(
  { db }: Pick<Context, "db">,
  action: AdminAction,
): Promise<{ id: string; name: string }[]> {
  return selectPermitted(db, action).orderBy(
    sql`${profiles.fullName} collate "und-x-icu"`,
    profiles.id,
  );
}

/** True when the user with this id is staff and has the right to `action`. */
export async function isPermitted(
  { db }: Pick<Context, "db">,
  action: AdminAction,
  userId: string,
): Promise<boolean> {
  return (await selectPermitted(db, action, userId)).length > 0;
}

function selectPermitted(db: Context["db"], action: AdminAction, userId?: string) {
  const granted = db
    .select({ userId: userGrants.userId })
    .from(userGrants)
    .where(and(eq(userGrants.userId, userRoles.userId), eq(userGrants.action, action)));
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
