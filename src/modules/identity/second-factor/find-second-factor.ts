import { eq, sql } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { passkeys } from "../passkey-tables.ts";
import {
  dutySince,
  lacksSecondFactor,
  secondFactorDueAt,
  secondFactorSince,
} from "./second-factor-duty.ts";
import { secondFactors, userRoles } from "../tables.ts";

/** Second factor that a person has set up, or begun to. */
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

/** By what somebody can show who they are, besides the password. */
export type Ways = {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
  /** The password alone lets them in no more. */
  readonly isOn: boolean;
};

/** Theirs as they are now; all false for somebody who is gone. */
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

/** Whether the password alone does not let somebody in. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findWays(db, userId)).isOn;
}

/**
 * Duty of people without a second factor, by their role and rights: the date by which they need
 * one, and whether that time is over.
 */
export async function secondFactorDuty(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ dueAt: Date | null; isOver: boolean }> {
  const [given] = await db
    .select({ dutySince })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const without = { dutySince: given?.dutySince ?? null, secondFactorSince: null };
  return { dueAt: secondFactorDueAt(without), isOver: lacksSecondFactor(without, now) };
}
