import { useEffect, useRef, useState } from "react";
import { signOutTo } from "#web/account/sign-out.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import { paths } from "#web/paths.ts";
import { recordIdleEnd } from "./idle-end.ts";
import { SessionDialog } from "./session-dialog.tsx";
import { watchInactivity, type InactivityWatch } from "./watch-inactivity.ts";
import { nowMs } from "#web/browser/clock.ts";
import { isRefreshDue } from "./refresh-due.ts";
import { refreshSession } from "./refresh-session.ts";
import { readSession } from "./session-store.ts";
import { readTime, RECEIVED_KEY } from "./stored-session.ts";

const TICK_MS = 30_000;

/** Exchanges the session for a new one whenever its time is nearly up, until it is told to stop. */
function watchSession(): () => void {
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

/** Pages that ask to sign in, and to which the person comes back. */
const privatePages: readonly string[] = [paths.orders, paths.account, adminPaths.home];

/** Tasks while a user is signed in: renewal of the session, and its end after inactivity. */
export function SignedIn() {
  const [minutesLeft, setMinutesLeft] = useState(0);
  const watch = useRef<InactivityWatch>(undefined);
  useEffect(watchSession, []);
  useEffect(() => {
    const watching = watchInactivity((idleness) => {
      setMinutesLeft(idleness.status === "warning" ? idleness.minutesLeft : 0);
      if (idleness.status !== "timed-out") return;
      recordIdleEnd();
      void signOutTo(getSignInPath(), "idle");
    });
    watch.current = watching;
    return watching.stop;
  }, []);
  if (minutesLeft === 0) return null;
  return (
    <SessionDialog
      minutesLeft={minutesLeft}
      onExtend={() => watch.current?.recordActivityNow()}
      onSignOut={() => void signOutTo(paths.auth)}
    />
  );
}

function getSignInPath(): string {
  const { search } = window.location;
  const { path: pathname } = splitMarketPath(window.location.pathname);
  const isPrivate = privatePages.some(
    (page) => pathname === page || pathname.startsWith(`${page}/`),
  );
  return isPrivate ? paths.authThen(pathname + search) : paths.auth;
}
