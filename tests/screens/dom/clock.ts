// The time of the window and of the shop beside it.
import { afterEach } from "vitest";
import { moveDate, testOffsetMs, unmoveDate } from "../../support/test-clock.ts";

export type Clock = {
  /** So much time goes by for both; timers stay as they are. */
  readonly pass: (milliseconds: number) => void;
  /** The computer wakes up, or the page is looked at again. */
  readonly wake: () => void;
};

/** To be called at the top of a test file; after each test it is now again. */
export function createClock(): Clock {
  let aheadMs = 0;
  function set(milliseconds: number): void {
    aheadMs = milliseconds;
    unmoveDate();
    moveDate(testOffsetMs() + aheadMs);
  }
  afterEach(() => set(0));
  return {
    pass: (milliseconds) => set(aheadMs + milliseconds),
    wake: () => void document.dispatchEvent(new Event("visibilitychange")),
  };
}
