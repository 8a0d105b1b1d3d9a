import { and, gt, not, type SQL } from "drizzle-orm";
import { ACCESS_TOKEN_SECONDS } from "./access-tokens.ts";
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
  const idleSince = new Date(now.getTime() - IDLE_SECONDS * 1_000);
  const valid = and(gt(sessions.expiresAt, now), gt(sessions.refreshedAt, idleSince));
  if (valid === undefined) throw new Error("a condition of two parts is missing");
  return valid;
}

/** The condition that a row of `sessions` is of no use any more. */
export function isDead(now: Date): SQL {
  return not(isActiveSession(now));
}
