import { useSyncExternalStore } from "react";
import { now, nowMs } from "#web/browser/clock.ts";

const MINUTE_MS = 60_000;

let current = now();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The time, which moves on with each minute of the clock, also when a computer wakes up. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read, read);
}

function read(): Date {
  // Nobody has moved it on while nobody was listening.
  if (listeners.size === 0 && Math.abs(nowMs() - current.getTime()) >= MINUTE_MS) current = now();
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", moveOn);
    moveOn();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", moveOn);
  };
}

function moveOn(): void {
  clearTimeout(timer);
  current = now();
  timer = setTimeout(moveOn, MINUTE_MS - (current.getTime() % MINUTE_MS));
  for (const listener of listeners) listener();
}
