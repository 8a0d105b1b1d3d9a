import { eq, sql } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { passkeys } from "../passkey-tables.ts";
import {
  dutySince,
  isSecondFactorMissing,
  getSecondFactorDueAt,
  secondFactorSince,
} from "./second-factor-duty.ts";
import { secondFactors, userRoles } from "../tables.ts";

/** The second factor that a user has set up, or begun to set up. */
export async function findSecondFactor(db: Db, userId: string) {
  const [found] = await db
    .select({
      secret: secondFactors.secret,
      nextSecret: secondFactors.nextSecret,
      since: secondFactors.confirmedAt,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return found;
}

/** The ways in which a user can confirm who they are, besides the password. */
export type Ways = {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
  /** Whether signing in needs a second factor. */
  readonly isOn: boolean;
};

/** The second factors that the user has at present; all false for a deleted user. */
export async function findWays(db: Db, userId: string): Promise<Ways> {
  const [found] = await db
    .select({
      since: secondFactorSince,
      hasApp: sql<boolean>`exists (
        select from ${secondFactors} as app
        where app.user_id = ${profiles}.id and app.confirmed_at is not null)`,
      hasPasskey: sql<boolean>`exists (
        select from ${passkeys} as owned where owned.user_id = ${profiles}.id)`,
    })
    .from(profiles)
    .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
    .where(eq(profiles.id, userId));
  const { since = null, hasApp = false, hasPasskey = false } = found ?? {};
  return { hasApp, hasPasskey, isOn: since !== null };
}

/** Whether a user needs a second factor to sign in. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findWays(db, userId)).isOn;
}

/**
 * For a user without a second factor, by their role and rights: the date by which they need one,
 * and whether it has passed.
 */
export async function readSecondFactorDuty(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ dueAt: Date | null; isOver: boolean }> {
  const [given] = await db
    .select({ dutySince })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const without = { dutySince: given?.dutySince ?? null, secondFactorSince: null };
  return { dueAt: getSecondFactorDueAt(without), isOver: isSecondFactorMissing(without, now) };
}
