import { useEffect } from "react";
import { redirect, replace, useNavigate } from "react-router";
import { splitMarketPath } from "#shared/market-path.ts";
import { paths } from "#web/paths.ts";
import { onSessionChange, readSession, waitForSession } from "#web/session/session-store.ts";
import { isLeaving } from "./sign-out.ts";

/**
 * For the browser's loader of a page that needs an account: resolves once the user is known to be
 * signed in. Otherwise throws a redirect to the sign-in, which leads back to this page.
 */
export async function assertSession(request: Request): Promise<null> {
  const session = await waitForSession();
  if (session.status === "signed-in") return null;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  const toSignIn = paths.authThen(splitMarketPath(path).path + search);
  // A loaded page, or one reached by Back, is in the history already. If it stayed there, Back from
  // the sign-in page would lead to it again.
  throw window.location.pathname === path ? replace(toSignIn) : redirect(toSignIn);
}

/**
 * Leads to the page to sign in when the session ends while a page is open: in another tab, by time,
 * or by the server.
 */
export function useLeftWhenSignedOut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const openSignInIfOver = () => {
      if (readSession().status === "signed-out" && !isLeaving())
        void navigate(paths.auth, { replace: true });
    };
    openSignInIfOver();
    return onSessionChange(openSignInIfOver);
  }, [navigate]);
}
