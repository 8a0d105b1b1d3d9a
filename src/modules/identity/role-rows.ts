import { eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { violatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import type { roleEndpoints } from "./contract.ts";
import { userRoles } from "./tables.ts";

/** Somebody with the role that they have been given. */
export type RoleRow = z.infer<typeof roleEndpoints.changeRole.response>;

/** Those who have been given a role, as far as `condition` fits; in no particular order. */
export function selectRoles(db: Db, condition?: SQL) {
  return db
    .select({
      user_id: profiles.id,
      full_name: profiles.fullName,
      email: profiles.email,
      role: userRoles.role,
    })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.userId))
    .where(condition);
}

/** One of them. Throws `not_found` when this person has no role of their own. */
export async function readRole(db: Db, userId: string): Promise<RoleRow> {
  const [row] = await selectRoles(db, eq(profiles.id, userId));
  if (row === undefined) throw new AppError("not_found", "this person has been given no role");
  return row;
}

/** Runs a change of roles; throws `last_admin` when nobody would be left who can run the shop. */
export async function keepingAnAdmin<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (violatedConstraint(error) !== "user_roles_last_admin") throw error;
    throw new AppError("last_admin", "the last administrator stays one", { cause: error });
  }
}
