import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { userRoles } from "../tables.ts";

/** The addresses of all administrators. Needs the rights of one of them, or of the shop itself. */
export async function listAdministrators({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db
    .select({ email: profiles.email })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"));
  return rows.map(({ email }) => email);
}
