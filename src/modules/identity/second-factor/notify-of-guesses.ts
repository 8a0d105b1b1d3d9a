import { and, eq, isNotNull, sql } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Db } from "#platform/db/client.ts";
import { DAY_MS } from "#shared/durations.ts";
import { secondFactors } from "../tables.ts";

const WARNED_AT = 10;

/**
 * Counts a wrong code of a user's second factor. At the tenth within a day a mail warns them,
 * because the one who tries knows the password. The day begins with its first wrong code, so there
 * is at most one mail a day.
 */
export async function notifyOfGuesses(db: Db, userId: string, now: Date): Promise<void> {
  const since = secondFactors.wrongCodesSince;
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const isSameDay = sql`${since} > ${dayAgo}::timestamptz`;
  const [counted] = await db
    .update(secondFactors)
    .set({
      wrongCodes: sql`case when ${isSameDay} then ${secondFactors.wrongCodes} + 1 else 1 end`,
      wrongCodesSince: sql`case when ${isSameDay} then ${since} else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ wrongCodes: secondFactors.wrongCodes });
  if (counted?.wrongCodes !== WARNED_AT) return;

  const [person] = await db
    .select({ email: profiles.email, fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (person === undefined) return;
  const { email, fullName } = person;
  await queueMail(db, { kind: "second-factor-guessed", to: email, content: { fullName } });
}
