import { moveClock } from "#platform/db/owner.ts";
import { testOffsetMs } from "./test-clock.ts";

/** Gives a migrated database the clock of this run of the tests. */
export async function setTestClock(ownerUrl: string): Promise<void> {
  if (testOffsetMs() !== 0) await moveClock(ownerUrl, testOffsetMs());
}
