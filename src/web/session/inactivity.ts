// When an inactive user is signed out. Uses timestamps and no countdown, because timers stop while
// a computer sleeps. Times are in milliseconds since 1970.
import { MINUTE_MS } from "#shared/durations.ts";
import { IDLE_TIMEOUT_MS } from "./stored-session.ts";

const WARNING_MS = 5 * MINUTE_MS;

/** The minutes left are shown anew this often, and a timer that slept is late by no more. */
const LONGEST_PAUSE_MS = MINUTE_MS;
/** Other tabs need not hear of every move of the mouse. */
const RECORD_PAUSE_MS = 5_000;

export type Idleness =
  | { readonly status: "active" }
  | { readonly status: "warning"; readonly minutesLeft: number }
  | { readonly status: "timed-out" };

/** State after inactivity since `lastActivityAt`, and after how many milliseconds to ask again. */
export function checkIdleness(
  lastActivityAt: number,
  now: number,
): { idleness: Idleness; askAgainMs: number } {
  const left = lastActivityAt + IDLE_TIMEOUT_MS - now;
  if (left <= 0) return { idleness: { status: "timed-out" }, askAgainMs: LONGEST_PAUSE_MS };
  if (left > WARNING_MS) {
    const askAgainMs = Math.min(left - WARNING_MS, LONGEST_PAUSE_MS);
    return { idleness: { status: "active" }, askAgainMs };
  }
  const minutesLeft = Math.ceil(left / MINUTE_MS);
  // At the next full minute, where the number changes or the time is up.
  return {
    idleness: { status: "warning", minutesLeft },
    askAgainMs: left - (minutesLeft - 1) * MINUTE_MS,
  };
}

/** The time of the last activity, shared by all tabs; undefined when there is none. */
type SharedNote = {
  readonly read: () => number | undefined;
  readonly write: (time: number) => void;
};

export type ActivityLog = {
  /** The last activity in any tab. */
  readonly getLastActivityAt: () => number;
  readonly record: () => void;
};

/** The activity of this tab together with what the others have noted. */
export function createActivityLog(note: SharedNote, clock: () => number): ActivityLog {
  let own = note.read() ?? clock();
  return {
    getLastActivityAt() {
      const now = clock();
      const noted = note.read() ?? own;
      // If the clock was set back, the last activity would be in the future, and the user would not
      // become idle for long.
      if (noted > now) note.write(now);
      own = Math.min(Math.max(own, noted), now);
      return own;
    },
    record() {
      own = clock();
      const noted = note.read();
      if (noted === undefined || Math.abs(own - noted) >= RECORD_PAUSE_MS) note.write(own);
    },
  };
}
