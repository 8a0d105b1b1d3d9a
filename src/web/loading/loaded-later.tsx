import { useEffect, useRef, useLayoutEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { countPage } from "../consent/apply-consent.ts";
import { CookieNotice } from "../consent/cookie-notice.tsx";
import { watchBrowserBar } from "../pwa/browser-bar.ts";
import { cacheVisitedPage, startWorkerOfPage } from "../pwa/start-worker-of-page.ts";
import { CouponLink } from "../storefront/cart/coupon-link.tsx";
import { openSearchByKey } from "../storefront/search/open-by-key.ts";
import { loadLibraryAlts } from "#ui/load-library-alts.ts";
import { joinStyles } from "./page-styles.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { useSession } from "#web/session/use-session.ts";

const loadLauncher = async () => (await import("../seo-widget/widget-launcher.tsx")).WidgetLauncher;

/**
 * Parts of the shop's pages that only administrators see. None of it is loaded for visitors, nor
 * where the back office shows a page in a frame.
 */
function ForAdmins() {
  const session = useSession();
  const isFramed = globalThis.parent !== globalThis.self;
  if (session.status !== "signed-in" || isFramed) return null;
  return <LoadedPart key={session.session.user.id} load={loadLauncher} props={{}} />;
}

/**
 * Parts that every storefront page gets once it is complete. Pages for developers ask nothing and
 * keep nothing.
 */
export function LoadedLater({ requests }: { requests: number }) {
  const { pathname } = useLocation();
  const isForCustomers = !pathname.startsWith("/dev/");
  const isFirstPage = useRef(true);
  useLaterStyles();
  useEffect(loadLibraryAlts, []);
  useEffect(watchBrowserBar, []);
  useEffect(openPagesAnewWhenOffline, []);
  useEffect(openSearchByKey, []);
  useEffect(() => {
    if (isForCustomers) startWorkerOfPage();
  }, [isForCustomers]);
  useEffect(() => {
    void cacheVisitedPage(pathname);
    // The tag counts the page that it is loaded with.
    if (!isFirstPage.current) countPage();
    isFirstPage.current = false;
  }, [pathname]);
  return (
    isForCustomers && (
      <>
        <CookieNotice requests={requests} />
        <ForAdmins />
        <CouponLink />
      </>
    )
  );
}

/**
 * Keeps the styles of the open page up to date. The first page carries its own, which its policy
 * knows by their hash; it knows no others, so these come as a sheet.
 */
function useLaterStyles(): void {
  const styles = joinStyles(useMatches().map(({ loaderData }) => loaderData));
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const sheets = document.adoptedStyleSheets;
    sheets.push(sheet);
    return () => void sheets.splice(sheets.indexOf(sheet), 1);
  }, [styles]);
}

/**
 * Without a connection, links load whole documents: the worker has those, or its page about having
 * no connection, while the router could only fail. Returns what undoes it.
 */
function openPagesAnewWhenOffline(): () => void {
  // Before the router, which listens further down; the browser itself then follows the link.
  const sendToPage = (event: MouseEvent) => {
    if (!navigator.onLine && event.target instanceof Element && event.target.closest("a[href]"))
      event.stopPropagation();
  };
  addEventListener("click", sendToPage, { capture: true });
  return () => removeEventListener("click", sendToPage, { capture: true });
}
