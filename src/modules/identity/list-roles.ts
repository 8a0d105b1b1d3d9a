import { desc, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { roles } from "#shared/roles.ts";
import { selectRoles, type RoleRow } from "./role-rows.ts";
import { userRoles } from "./tables.ts";

/** Everybody who has been given a role: administrators first, then by name. */
export async function listRoles({ db }: Pick<Context, "db">): Promise<RoleRow[]> {
  const leastFirst = sql`array_position(array[${sql.join(
    roles.map((role) => sql`${role}::text`),
    sql`, `,
  )}], ${userRoles.role})`;
  return selectRoles(db).orderBy(
    desc(leastFirst),
    sql`${profiles.fullName} collate "und-x-icu"`,
    profiles.id,
  );
}
