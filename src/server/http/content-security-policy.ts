// Pages are cached for all visitors, so they cannot contain nonces. The policy names hashes of
// inline scripts and styles instead.
import { createHash } from "node:crypto";

/** For answers that are not pages: nothing may run, and no one may frame them. */
export const policyForData =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For the service worker: everything that it caches comes from this shop. */
export const policyForWorker = `${policyForData}; connect-src 'self'`;

/** For the service worker of the back office: it fetches nothing but the image that it shows. */
export const policyForAdminWorker = `${policyForData}; img-src 'self'`;

/** The hosts of the analytics service's tag and of its reports. */
const analyticsSources = {
  script: "https://www.googletagmanager.com",
  image: "https://*.google-analytics.com https://www.googletagmanager.com",
  connect:
    "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
} as const;

/**
 * For the HTML of a mail in a frame of this shop: its inline styles work, nothing runs and nothing
 * is fetched.
 */
export const policyForMail =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * The policy of one page. It allows its own inline scripts and styles, and no others: injected code
 * may not run. `https` adds that the browser upgrades plain links to this shop, `frames` that the
 * page may show other answers of this shop in frames, `isFramed` that they may show it, `analytics`
 * that a visitor's consent may load the tag of the analytics service.
 */
export function createPagePolicy(
  own: { readonly scripts: readonly Buffer[]; readonly styles: readonly Buffer[] },
  options: {
    https: boolean;
    frames?: boolean;
    isFramed?: boolean;
    analytics?: boolean;
  },
): string {
  const scripts = new Set(own.scripts.map(hashSource));
  const styles = new Set(own.styles.map(hashSource));
  const listIfAnalytics = (source: string) => (options.analytics ? [source] : []);
  const directives = [
    // Firefox fetches ahead (rel=prefetch) only what this allows; all else has its own directive.
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...listIfAnalytics(analyticsSources.script)].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data: blob:", ...listIfAnalytics(analyticsSources.image)].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...listIfAnalytics(analyticsSources.connect)].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "child-src 'none'",
    `frame-src ${options.frames ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${options.isFramed ? "'self'" : "'none'"}`,
  ];
  if (options.https) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** Browsers hash the text after parsing, in which every line ends with a line feed. */
function hashSource(code: Buffer): string {
  const parsed = code.includes("\r") ? code.toString().replaceAll(/\r\n?/g, "\n") : code;
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}
