import { MINUTE_MS } from "#shared/durations.ts";

/** For so long, who has just shown who they are is believed to be still there. */
const PROOF_MS = 10 * MINUTE_MS;

/** Whether a proof from then is still good for what cannot be taken back. */
export function hasRecentProof(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= PROOF_MS;
}
