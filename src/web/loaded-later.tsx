import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { countPage } from "./consent/apply-consent.ts";
import { CookieNotice } from "./consent/cookie-notice.tsx";
import { openPagesAnewWhenOffline } from "./pwa/offline-links.ts";
import { keepVisitedPage, registerWorker } from "./pwa/register-worker.ts";
import { keepBrowserBarInTheme } from "./pwa/browser-bar.ts";

/** What every storefront page gets once it is complete. Pages for developers have none of it. */
export function LoadedLater({ asked }: { asked: number }) {
  const { pathname } = useLocation();
  const isFirstPage = useRef(true);
  useEffect(registerWorker, []);
  useEffect(openPagesAnewWhenOffline, []);
  useEffect(keepBrowserBarInTheme, []);
  useEffect(() => {
    void keepVisitedPage(pathname);
    // The tag counts the page that it is loaded with.
    if (!isFirstPage.current) countPage();
    isFirstPage.current = false;
  }, [pathname]);
  return pathname.startsWith("/dev/") ? null : <CookieNotice asked={asked} />;
}
