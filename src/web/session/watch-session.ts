import { nowMs } from "#web/browser/clock.ts";
import { isRefreshDue } from "./refresh-due.ts";
import { refreshSession } from "./refresh-session.ts";
import { readSession } from "./session-store.ts";
import { readTime, RECEIVED_KEY } from "./stored-session.ts";

const TICK_MS = 30_000;

/** Exchanges the session for a new one whenever its time is nearly up, until it is told to stop. */
export function watchSession(): () => void {
  function check() {
    const state = readSession();
    if (state.status !== "signed-in") return;
    if (!isRefreshDue(state.session, readTime(RECEIVED_KEY), nowMs())) return;
    // Without a connection, or with a server that is busy, the session stays: the next tick tries
    // again.
    refreshSession(state.session).catch(() => undefined);
  }
  const listening = new AbortController();
  const { signal } = listening;
  // A tab that was hidden and a computer that slept have missed ticks.
  document.addEventListener("visibilitychange", check, { signal });
  addEventListener("online", check, { signal });
  const timer = setInterval(check, TICK_MS);
  check();
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
