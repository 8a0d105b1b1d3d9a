import { browserLimits, toMinutes, type BrowserLimitName } from "./browser-limits.ts";

const CLEANUP_MS = 60_000;

/**
 * Counts attempts in one browser tab, so that a message comes at once; the server counts for
 * itself.
 */
export type AttemptLimiter = {
  /**
   * The minutes to wait when the attempts under this name and key are used up; undefined when one
   * may try.
   */
  readonly check: (name: BrowserLimitName, key: string) => { readonly minutes: number } | undefined;
  /** Counts one attempt. The first one begins the window; later ones do not prolong it. */
  readonly record: (name: BrowserLimitName, key: string) => void;
  readonly remove: (name: BrowserLimitName, key: string) => void;
};

/** `now` tells the time in milliseconds. Keys differ by more than their case. */
export function createAttemptLimiter(now: () => number): AttemptLimiter {
  const windows = new Map<string, { attempts: number; endsAt: number }>();
  let cleanedAt = now();

  /** Done here, at most every 60 s, and not by a timer, which would wake an idle page. */
  function removeEnded(time: number): void {
    if (time - cleanedAt < CLEANUP_MS) return;
    cleanedAt = time;
    for (const [id, { endsAt }] of windows) if (endsAt <= time) windows.delete(id);
  }

  function openWindow(name: BrowserLimitName, key: string, time: number) {
    const found = windows.get(getId(name, key));
    if (found === undefined || found.endsAt <= time) return undefined;
    // The clock may have been set back meanwhile.
    found.endsAt = Math.min(found.endsAt, getEnd(name, time));
    return found;
  }

  return {
    check(name, key) {
      const time = now();
      removeEnded(time);
      const open = openWindow(name, key, time);
      if (open === undefined || open.attempts < browserLimits[name].attempts) return undefined;
      return { minutes: toMinutes((open.endsAt - time) / 1_000) };
    },
    record(name, key) {
      const time = now();
      removeEnded(time);
      const open = openWindow(name, key, time);
      if (open === undefined)
        windows.set(getId(name, key), { attempts: 1, endsAt: getEnd(name, time) });
      else open.attempts += 1;
    },
    remove(name, key) {
      windows.delete(getId(name, key));
    },
  };
}

const getEnd = (name: BrowserLimitName, time: number) =>
  time + browserLimits[name].windowSeconds * 1_000;

function getId(name: BrowserLimitName, key: string): string {
  return `${name} ${key.trim().toLowerCase()}`;
}
