import { sql } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import { heavyActions, SECOND_FACTOR_GRACE_DAYS } from "#shared/permissions.ts";
import { getList } from "#platform/db/columns.ts";
import { roleOwner } from "../roles/granted-actions.ts";
import { profiles } from "#modules/customers/tables.ts";
import { passkeys } from "../passkey-tables.ts";
import { secondFactors, userGrants, userRoles } from "../tables.ts";

type Duty = {
  /** Null for users whose role and rights require none. */
  readonly dutySince: Date | null;
  /** Null for users who have set up none. */
  readonly secondFactorSince: Date | null;
};

/**
 * Since when the user of a row of `user_roles` has had a right that requires a second factor:
 * administrators since they got the role, moderators since they got such a right in this role. Null
 * for all others.
 */
export const dutySince = sql<Date | null>`case ${userRoles.role}
  when 'admin' then ${userRoles.givenAt}
  when 'moderator' then (
    select greatest(${userRoles.givenAt}, min(heavy.granted_at)) from ${userGrants} as heavy
    where heavy.user_id = ${roleOwner} and heavy.action in (${getList(heavyActions)}) having count(*) > 0
  ) end`.mapWith(userRoles.givenAt);

/** Whether a passkey of the user of a row of `profiles` counts as a second factor. */
const isStaff = sql`coalesce(${userRoles.role}, 'user') <> 'user'`;

/**
 * Since when the user of a row of `profiles`, with their row of `user_roles` if any, has a second
 * factor: an app, or for staff a passkey. For customers a passkey is only an addition: on a device
 * without it, the password alone must still work.
 */
export const secondFactorSince = sql<Date | null>`least(
  (select app.confirmed_at from ${secondFactors} as app where app.user_id = ${profiles}.id),
  case when ${isStaff} then (
    select min(owned.created_at) from ${passkeys} as owned where owned.user_id = ${profiles}.id
  ) end)`.mapWith(secondFactors.confirmedAt);

/** The date by which a user must have a second factor; null when they need none, or have one. */
export function getSecondFactorDueAt({ dutySince: since, ...duty }: Duty): Date | null {
  if (since === null || duty.secondFactorSince !== null) return null;
  return new Date(since.getTime() + SECOND_FACTOR_GRACE_DAYS * DAY_MS);
}

/** Whether that date has passed. */
export function isSecondFactorMissing(duty: Duty, now: Date): boolean {
  const dueAt = getSecondFactorDueAt(duty);
  return dueAt !== null && dueAt <= now;
}
