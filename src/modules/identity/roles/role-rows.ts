import { eq, sql, type SQL } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { isPermitted } from "#shared/actor.ts";
import type { Db } from "#platform/db/client.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { allowed, getAbility, withReason } from "#shared/ability.ts";
import { grantableActions } from "#shared/permissions.ts";
import type { IdentityContext } from "../context.ts";
import {
  dutySince,
  getSecondFactorDueAt,
  secondFactorSince,
} from "../second-factor/second-factor-duty.ts";
import { grantedActions } from "./granted-actions.ts";
import { userRoles } from "../tables.ts";

/**
 * Staff who match `condition`, in no particular order. Read with the rights of the identity role,
 * because only it can see second factors.
 */
export function selectRoles(db: Db, condition?: SQL) {
  return db
    .select({
      userId: profiles.id,
      fullName: profiles.fullName,
      email: profiles.email,
      role: userRoles.role,
      roleGivenAt: userRoles.givenAt,
      grants: grantedActions,
      dutySince,
      secondFactorSince,
      admins: sql<number>`(select count(*)::integer from ${userRoles} others where others.role = 'admin')`,
    })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.userId))
    .where(condition);
}

/** A row for the back office, with the actions that the caller may take on it. */
export function toRoleRow(
  { actor }: Pick<IdentityContext, "actor">,
  found: Awaited<ReturnType<typeof selectRoles>>[number],
) {
  const isLast = found.role === "admin" && found.admins === 1;
  const can = getAbility(actor, "roles.write", isLast ? withReason("last_admin") : allowed);
  const grants = grantableActions.filter((action) => found.grants.includes(action));
  return {
    user_id: found.userId,
    full_name: found.fullName,
    email: found.email,
    role: found.role,
    version: toVersion(grants),
    grants,
    given_at: found.roleGivenAt,
    second_factor: isPermitted(actor, "roles.write")
      ? {
          is_on: found.secondFactorSince !== null,
          due_at: getSecondFactorDueAt(found) ?? null,
        }
      : null,
    can: { change: can, remove: can },
  };
}

/** One staff member. Throws `not_found` when this user has no role. */
export async function readRole(ctx: Pick<IdentityContext, "actor" | "asIdentity">, userId: string) {
  const [found] = await ctx.asIdentity(({ db }) => selectRoles(db, eq(profiles.id, userId)));
  if (found === undefined) throw new AppError("not_found", "this person has been given no role");
  return toRoleRow(ctx, found);
}

/** Runs a change of roles; throws `last_admin` when no administrator would be left. */
export async function assertOneAdminLeft<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (findViolatedConstraint(error) !== "user_roles_last_admin") throw error;
    throw new AppError("last_admin", "the last administrator stays one", { cause: error });
  }
}
