import { desc, sql } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { roles } from "#shared/roles.ts";
import type { IdentityContext } from "../context.ts";
import { selectRoles, toRoleRow } from "./role-rows.ts";
import { userRoles } from "../tables.ts";

/** All staff: administrators first, then by name. */
export async function listRoles(ctx: Pick<IdentityContext, "actor" | "asIdentity">) {
  const leastFirst = sql`array_position(array[${sql.join(
    roles.map((role) => sql`${role}::text`),
    sql`, `,
  )}], ${userRoles.role})`;
  const found = await ctx.asIdentity(({ db }) =>
    selectRoles(db).orderBy(
      desc(leastFirst),
      sql`${profiles.fullName} collate "und-x-icu"`,
      profiles.id,
    ),
  );
  return found.map((row) => toRoleRow(ctx, row));
}
