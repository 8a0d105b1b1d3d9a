import { useEffect, useRef, useState } from "react";
import { signOutTo } from "#web/account/sign-out.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { recordIdleEnd } from "./idle-end.ts";
import { watchSession } from "./watch-session.ts";
import { SessionDialog } from "./session-dialog.tsx";
import { watchInactivity, type InactivityWatch } from "./watch-inactivity.ts";

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
  const { pathname, search } = window.location;
  const isPrivate = privatePages.some(
    (page) => pathname === page || pathname.startsWith(`${page}/`),
  );
  return isPrivate ? paths.authThen(pathname + search) : paths.auth;
}
