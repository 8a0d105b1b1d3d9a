import type { Config } from "./config.ts";

/** Returns the present time. All code of the shop gets the time from here. */
export type Clock = () => Date;

/** The shop's clock: the computer's, moved by `clockOffsetMs` (TEST_CLOCK) in a test shop. */
export function createClock({ clockOffsetMs }: Pick<Config, "clockOffsetMs">): Clock {
  return () => new Date(Date.now() + clockOffsetMs); // real time: moved here
}
