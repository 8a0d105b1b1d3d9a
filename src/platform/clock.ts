import type { Config } from "./config.ts";

/** Tells the time. Everything in the shop that asks for the time asks this one. */
export type Clock = () => Date;

/** The shop's clock: the computer's, moved by `clockOffsetMs` (TEST_CLOCK) in a test shop. */
export function createClock({ clockOffsetMs }: Pick<Config, "clockOffsetMs">): Clock {
  return () => new Date(Date.now() + clockOffsetMs); // real time: moved here
}
