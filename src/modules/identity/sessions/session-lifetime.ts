import { and, gt, not, sql, type SQL } from "drizzle-orm";
import { ACCESS_TOKEN_SECONDS } from "./access-tokens.ts";
import { pushDevices } from "../device-tables.ts";
import { sessions } from "../tables.ts";

/**
 * A session that is not refreshed dies. A browser refreshes as long as somebody uses the shop, at
 * the latest when its access token runs out, and may rest for 30 minutes: whoever has been away for
 * longer signs in again, even if the browser was closed and could not sign them out itself.
 */
const IDLE_SECONDS = ACCESS_TOKEN_SECONDS + 30 * 60;

/**
 * However busy it is, a session ends after 30 days: a stolen one must not be kept alive for ever.
 */
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/** When a session that begins now ends at the latest. */
export function latestEnd(now: Date): Date {
  return new Date(now.getTime() + LONGEST_SECONDS * 1_000);
}

/** The condition that a row of `sessions` is alive. */
export function isActiveSession(now: Date): SQL {
  const valid = and(gt(sessions.expiresAt, now), gt(sessions.refreshedAt, idleSince(now)));
  if (valid === undefined) throw new Error("a condition of two parts is missing");
  return valid;
}

/** When a session that nobody can use any more was refreshed for the last time, or before. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_SECONDS * 1_000);
}

/**
 * The condition that a row of `sessions` is of no use any more. One that nobody uses is still of
 * use while a device is told of news in its name, up to its latest end.
 */
export function isDead(now: Date): SQL {
  const hasDevice = sql`exists (select from ${pushDevices} where ${pushDevices.sessionId} = ${sessions.id})`;
  return sql`(${not(isActiveSession(now))} and not (${sessions.expiresAt} > ${now.toISOString()}::timestamptz and ${hasDevice}))`;
}
