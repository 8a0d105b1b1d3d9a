import { MINUTE_MS } from "#shared/durations.ts";

/** How long a confirmation of identity counts as recent. */
const PROOF_MS = 10 * MINUTE_MS;

/** Whether a confirmation from that time is recent enough for actions that cannot be undone. */
export function hasRecentProof(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= PROOF_MS;
}
