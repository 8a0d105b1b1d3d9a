import { and, gt, not, sql, type Placeholder, type SQL } from "drizzle-orm";
import { ACCESS_TOKEN_SECONDS } from "./access-tokens.ts";
import { pushDevices } from "../device-tables.ts";
import { sessions } from "../tables.ts";

/**
 * A session ends when it is not refreshed. A browser refreshes it while the shop is being used, at
 * the latest when the access token expires. After 30 minutes without a refresh the user must sign
 * in again, even if the browser was closed and could not sign them out itself.
 */
const IDLE_SECONDS = ACCESS_TOKEN_SECONDS + 30 * 60;

/** A session ends after 30 days, even if it is used: a stolen one must not last for ever. */
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/** When a session that begins now ends at the latest. */
export function getLatestEnd(now: Date): Date {
  return new Date(now.getTime() + LONGEST_SECONDS * 1_000);
}

/** The condition that a row of `sessions` has not ended. */
export const isActiveSession = (now: Date): SQL => isActiveAt(getActiveTimes(now));

/** The times by which a session is active: it ends after `now`, and was used after `idleSince`. */
export const getActiveTimes = (now: Date) => ({ now, idleSince: getIdleSince(now) });

/** The same condition for such times, or for their places in a statement. */
export function isActiveAt(
  at: Record<keyof ReturnType<typeof getActiveTimes>, Date | Placeholder>,
) {
  const valid = and(gt(sessions.expiresAt, at.now), gt(sessions.refreshedAt, at.idleSince));
  if (valid === undefined) throw new Error("a condition of two parts is missing");
  return valid;
}

/** Sessions last refreshed before this time have expired. */
export function getIdleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_SECONDS * 1_000);
}

/**
 * The condition that a row of `sessions` can be deleted. An expired one is still needed while a
 * device gets notifications for it, up to its latest end.
 */
export function isDead(now: Date): SQL {
  const hasDevice = sql`exists (select from ${pushDevices} where ${pushDevices.sessionId} = ${sessions.id})`;
  return sql`(${not(isActiveSession(now))} and not (${sessions.expiresAt} > ${now.toISOString()}::timestamptz and ${hasDevice}))`;
}
