import { setTimeout as wait } from "node:timers/promises";

/** Well above the time of either case on a busy machine. */
const FLOOR_MS = 100;

/**
 * Runs `work` and answers no sooner than after a tenth of a second, so that the time does not
 * reveal what was done.
 */
export async function runForAtLeast<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(FLOOR_MS)]);
  return result;
}
