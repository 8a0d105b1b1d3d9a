import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { dutySince, lacksSecondFactor, secondFactorDueAt } from "./second-factor-duty.ts";
import { secondFactors, userRoles } from "../tables.ts";

/** What a person has set up, or begun to. */
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

/** Whether somebody is asked for a code when they sign in. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length > 0;
}

/**
 * What the role and rights of a person ask of those who have no second factor: by when, and whether
 * that time is over.
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
