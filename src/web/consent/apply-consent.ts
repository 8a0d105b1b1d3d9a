// Changes that a choice makes at once: the signals, and whether the tag of the analytics service is
// there at all.
import { now, nowMs } from "#web/browser/clock.ts";
import { toSignals, getTagAddress } from "./consent-mode.ts";
import { getDomains } from "./cookie-domains.ts";
import { onlyNecessary, type Choices } from "./stored-consent.ts";

/** Cookies that the tag writes for this site. */
const TAG_COOKIE = /^_(ga|gid|gat|gcl)/;

let isTagLoaded = false;

/**
 * Tells the tag what is allowed, and loads it with the first permission. Without an id for
 * analytics it does nothing.
 */
export function applyConsent(choices: Choices | undefined): void {
  const { gtag, analyticsId } = window;
  if (!gtag || analyticsId === undefined) return;
  if (choices === undefined && !isTagLoaded) return;
  const { analytics, marketing } = choices ?? onlyNecessary;
  gtag("consent", "update", toSignals(choices ?? onlyNecessary));
  const isAllowed = analytics || marketing;
  // Denied signals alone would leave a loaded tag sending counts without cookies.
  Object.assign(window, { [`ga-disable-${analyticsId}`]: !isAllowed });
  if (!isAllowed) deleteTagCookies();
  else if (!isTagLoaded) loadTag(analyticsId, gtag);
}

/**
 * Counts a page that was opened without loading a document. Without query strings, which may
 * identify a person.
 */
export function countPage(): void {
  const { gtag, analyticsId } = window;
  if (!gtag || !isTagLoaded || isContainer(analyticsId)) return;
  gtag("set", normalizeAddresses());
  gtag("event", "page_view", { page_title: document.title });
}

function loadTag(id: string, gtag: NonNullable<Window["gtag"]>): void {
  isTagLoaded = true;
  if (isContainer(id)) {
    window.dataLayer?.push({ "gtm.start": nowMs(), event: "gtm.js" });
  } else {
    gtag("js", now());
    gtag("set", normalizeAddresses());
    gtag("config", id);
  }
  const tag = document.createElement("script");
  tag.async = true;
  tag.src = getTagAddress(id);
  document.head.append(tag);
}

function isContainer(id: string | undefined): boolean {
  return id?.startsWith("GTM-") === true;
}

/**
 * Both would otherwise be told with their queries, such as the token of a mail's link on the page
 * before.
 */
function normalizeAddresses(): { page_location: string; page_referrer: string } {
  const [page_referrer = ""] = document.referrer.split("?", 1);
  return { page_location: location.origin + location.pathname, page_referrer };
}

/** The tag writes them for the widest domain that the browser lets it, so each is tried. */
function deleteTagCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (!TAG_COOKIE.test(name)) continue;
    for (const domain of ["", ...getDomains(location.hostname)]) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the newer API is not in all browsers
      document.cookie = `${name}=; max-age=0; path=/${domain && `; domain=${domain}`}`;
    }
  }
}
