import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { paths } from "#web/paths.ts";
import { onSessionChange, readSession, whenSessionKnown } from "#web/session/session-store.ts";
import { isLeaving } from "./leave.ts";

/**
 * For the browser's loader of a page that needs an account: resolves once somebody is known to be signed in. Throws
 * the way to sign in, and from there back to this page, when nobody is.
 */
export async function requireSession(request: Request): Promise<null> {
  const session = await whenSessionKnown();
  if (session.status === "signed-in") return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.authThen(pathname.replace(/\.data$/, "") + search));
}

/** Leads to the page to sign in when the session ends while a page is open: in another tab, by time, or by the server. */
export function useLeftWhenSignedOut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leaveIfOver = () => {
      if (readSession().status === "signed-out" && !isLeaving())
        void navigate(paths.auth, { replace: true });
    };
    leaveIfOver();
    return onSessionChange(leaveIfOver);
  }, [navigate]);
}
