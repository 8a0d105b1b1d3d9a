import { sql } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import { guardedActions, SECOND_FACTOR_GRACE_DAYS } from "#shared/permissions.ts";
import { getList } from "#platform/db/columns.ts";
import { roleOwner } from "../roles/granted-actions.ts";
import { profiles } from "#modules/customers/tables.ts";
import { passkeys } from "../passkey-tables.ts";
import { secondFactors, userGrants, userRoles } from "../tables.ts";

type Duty = {
  /** Null for people whose role and rights ask for none. */
  readonly dutySince: Date | null;
  /** Null for those who have set up none. */
  readonly secondFactorSince: Date | null;
};

/**
 * Since when the person of a row of `user_roles` can do what asks for a second factor:
 * administrators since they are ones, moderators since they have had one of these rights in this
 * role. Null for everybody else.
 */
export const dutySince = sql<Date | null>`case ${userRoles.role}
  when 'admin' then ${userRoles.givenAt}
  when 'moderator' then (
    select greatest(${userRoles.givenAt}, min(guarded.granted_at)) from ${userGrants} as guarded
    where guarded.user_id = ${roleOwner} and guarded.action in (${getList(guardedActions)}) having count(*) > 0
  ) end`.mapWith(userRoles.givenAt);

/** Whether a passkey of the person of a row of `profiles` counts as a second factor. */
const isStaff = sql`coalesce(${userRoles.role}, 'user') <> 'user'`;

/**
 * Since when the person of a row of `profiles`, with their row of `user_roles` if any, has a second
 * factor: an app, or a passkey where they work here. Customers have passkeys beside the password:
 * on a device without them, it must go on letting them in.
 */
export const secondFactorSince = sql<Date | null>`least(
  (select app.confirmed_at from ${secondFactors} as app where app.user_id = ${profiles}.id),
  case when ${isStaff} then (
    select min(owned.created_at) from ${passkeys} as owned where owned.user_id = ${profiles}.id
  ) end)`.mapWith(secondFactors.confirmedAt);

/** When somebody must have set up a second factor; null for those who need not, or have. */
export function secondFactorDueAt({ dutySince: since, ...duty }: Duty): Date | null {
  if (since === null || duty.secondFactorSince !== null) return null;
  return new Date(since.getTime() + SECOND_FACTOR_GRACE_DAYS * DAY_MS);
}

/** Whether that time is over. */
export function lacksSecondFactor(duty: Duty, now: Date): boolean {
  const dueAt = secondFactorDueAt(duty);
  return dueAt !== null && dueAt <= now;
}
