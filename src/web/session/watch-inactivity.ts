import { nowMs } from "#web/browser/clock.ts";
import { createActivityLog, checkIdleness, type Idleness } from "./inactivity.ts";
import { ACTIVITY_KEY, readTime, writeItem } from "./stored-session.ts";

const activities = [
  "mousemove",
  "mousedown",
  "wheel",
  "keydown",
  "scroll",
  "touchstart",
  "touchmove",
  "click",
] as const;
/**
 * When a computer may have slept or a page has lain aside, so that the timer cannot be relied upon.
 */
const returns = ["focus", "pageshow"] as const;

/** A mouse that moves reports hundreds of times a second. */
const NOTE_PAUSE_MS = 1_000;

/**
 * Marks elements whose use does not count as activity: the warning asks for an explicit decision.
 */
export const ignoresActivity = { "data-ignores-activity": "" };

export type InactivityWatch = { readonly recordActivityNow: () => void; readonly stop: () => void };

/**
 * Tells `onChange` what the inactivity of this person means, in all tabs together, until it is
 * stopped.
 */
export function watchInactivity(onChange: (idleness: Idleness) => void): InactivityWatch {
  const log = createActivityLog(
    {
      read: () => readTime(ACTIVITY_KEY),
      write: (time) => writeItem(ACTIVITY_KEY, String(time)),
    },
    nowMs,
  );
  const isMove = createMoveTest();
  let timer: ReturnType<typeof setTimeout>;
  let shown: Idleness["status"] = "active";
  let notedAt = 0;

  function check() {
    const { idleness, askAgainMs } = checkIdleness(log.getLastActivityAt(), nowMs());
    clearTimeout(timer);
    timer = setTimeout(check, askAgainMs);
    shown = idleness.status;
    onChange(idleness);
  }

  function recordActivityNow() {
    // A user who comes back too late is signed out.
    check();
    if (shown === "timed-out") return;
    log.record();
    if (shown === "warning") check();
  }

  function recordActivity(event: Event) {
    const isOnWarning =
      event.target instanceof Element && event.target.closest("[data-ignores-activity]") !== null;
    if (isOnWarning || !isMove(event)) return;
    const isNoted = shown === "active" && Math.abs(nowMs() - notedAt) < NOTE_PAUSE_MS;
    if (isNoted) return;
    notedAt = nowMs();
    recordActivityNow();
  }

  function followOtherTabs(event: StorageEvent) {
    if (event.key === ACTIVITY_KEY) check();
  }

  const listening = new AbortController();
  const { signal } = listening;
  for (const name of activities)
    addEventListener(name, recordActivity, { passive: true, capture: true, signal });
  for (const name of returns) addEventListener(name, check, { signal });
  document.addEventListener("visibilitychange", check, { signal });
  addEventListener("storage", followOtherTabs, { signal });
  // To load a page is to be active.
  recordActivityNow();

  return {
    recordActivityNow,
    stop() {
      listening.abort();
      clearTimeout(timer);
    },
  };
}

/**
 * Browsers also report a move when the page changes under a mouse that lies still, as when the
 * warning appears. Only another place on the screen is a move.
 */
function createMoveTest(): (event: Event) => boolean {
  let place = "";
  return (event) => {
    if (!(event instanceof MouseEvent) || event.type !== "mousemove") return true;
    const before = place;
    place = `${event.screenX},${event.screenY}`;
    return before !== "" && before !== place;
  };
}
