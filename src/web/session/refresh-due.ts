import type { Session } from "#modules/identity/contract.ts";

/** Three ticks of half a minute: two may fail. */
const REFRESH_WHEN_LEFT_SECONDS = 90;

/**
 * Whether it is time to exchange a session for a new one: 90 seconds before its end, or at half of
 * its time if it is that short. `receivedAt` is when it came, by the clock of this browser, which
 * may be far from the server's.
 */
export function isRefreshDue(
  session: Pick<Session, "expires_in" | "expires_at">,
  receivedAt: number | undefined,
  now: number,
): boolean {
  const begin = receivedAt ?? (session.expires_at - session.expires_in) * 1_000;
  const age = (now - begin) / 1_000;
  const left = session.expires_in - age;
  // A session from the future: the clock was set back, so the age of the session is unknown.
  return age < 0 || left <= Math.min(REFRESH_WHEN_LEFT_SECONDS, session.expires_in / 2);
}
