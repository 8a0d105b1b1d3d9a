import { useSyncExternalStore } from "react";
import { MINUTE_MS } from "#shared/durations.ts";
import { now, nowMs } from "#web/browser/clock.ts";
import { createListeners } from "#ui/listeners.ts";

let current = now();
let timer: ReturnType<typeof setTimeout> | undefined;
const { subscribe, notify } = createListeners(follow);

/** The time, which moves on with each minute of the clock, also when a computer wakes up. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read, read);
}

function read(): Date {
  // It was not updated while there were no listeners.
  if (timer === undefined && Math.abs(nowMs() - current.getTime()) >= MINUTE_MS) current = now();
  return current;
}

function follow(): () => void {
  document.addEventListener("visibilitychange", moveOn);
  moveOn();
  return () => {
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener("visibilitychange", moveOn);
  };
}

function moveOn(): void {
  clearTimeout(timer);
  current = now();
  timer = setTimeout(moveOn, MINUTE_MS - (current.getTime() % MINUTE_MS));
  notify();
}
