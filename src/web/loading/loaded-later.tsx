import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { countPage } from "../consent/apply-consent.ts";
import { CookieNotice } from "../consent/cookie-notice.tsx";
import { watchBrowserBar } from "../pwa/browser-bar.ts";
import { openPagesAnewWhenOffline } from "../pwa/offline-links.ts";
import { cacheVisitedPage, startWorkerOfPage } from "../pwa/start-worker-of-page.ts";
import { ForAdmins } from "../seo-widget/for-admins.tsx";
import { CouponLink } from "../storefront/cart/coupon-link.tsx";
import { useLaterStyles } from "./use-later-styles.ts";

/**
 * Parts that every storefront page gets once it is complete. Pages for developers ask nothing and
 * keep nothing.
 */
export function LoadedLater({ requests }: { requests: number }) {
  const { pathname } = useLocation();
  const isForCustomers = !pathname.startsWith("/dev/");
  const isFirstPage = useRef(true);
  useLaterStyles();
  useEffect(watchBrowserBar, []);
  useEffect(openPagesAnewWhenOffline, []);
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
