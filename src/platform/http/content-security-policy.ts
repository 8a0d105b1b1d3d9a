// Pages are shared, so they cannot carry nonces to the browser. The policy names hashes of inline
// scripts and styles instead. Which of them are the page's own is told by a nonce that marks them
// only until the page is sent.
import { createHash } from "node:crypto";

const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
/** A script or style that begins where it is looked for. */
const BLOCK = new RegExp(`<(script|style)\\b${ATTRIBUTES}>([\\s\\S]*?)</\\1\\s*>`, "iy");

/**
 * Types that browsers run or interpret; any other type is a block of data, which needs no
 * permission.
 */
const RUNNABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

/** For answers that are not pages: nothing may run, and no one may frame them. */
export const policyForData =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For the service worker: what it keeps is fetched from this shop. */
export const policyForWorker = `${policyForData}; connect-src 'self'`;

/** For the service worker of the back office: it fetches nothing but the image that it shows. */
export const policyForAdminWorker = `${policyForData}; img-src 'self'`;

/** For a page of text with these styles inside: they work, and nothing else does. */
export function policyForStyledPage(styles: string): string {
  return `${policyForData}; style-src ${hashSource(styles)}`;
}

/** Where the analytics service's tag comes from, and where it reports to. */
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
 * The policy of one page, whose text has one character for each byte. It names the inline scripts
 * and styles that carry `nonce`, and no others: what got into the HTML past the page's own code may
 * not run. `https` adds that the browser
 * upgrades plain links to this shop, `frames` that the page may show other answers of this shop in
 * frames, `isFramed` that they may show it, `analytics` that a visitor's consent may load the
 * tag of the analytics service.
 */
export function policyForPage(
  html: string,
  options: {
    nonce: string;
    https: boolean;
    frames?: boolean;
    isFramed?: boolean;
    analytics?: boolean;
  },
): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { tag, attributes, code } of findOwnBlocks(html, options.nonce)) {
    if (tag === "style") styles.add(hashSource(code, "latin1"));
    else if (isInlineProgram(attributes)) scripts.add(hashSource(code, "latin1"));
  }
  const also = (source: string) => (options.analytics ? [source] : []);
  const directives = [
    // Firefox fetches ahead (rel=prefetch) only what this allows; all else has its own directive.
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...also(analyticsSources.script)].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data: blob:", ...also(analyticsSources.image)].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...also(analyticsSources.connect)].join(" "),
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

/**
 * The page as it is sent: all visitors of a kept page would share the nonce, which then proves
 * nothing.
 */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(nonceAttribute(nonce), "");
}

type Block = { readonly tag: string; readonly attributes: string; readonly code: string };

/** Scripts and styles that carry `nonce` and have something inside. */
function findOwnBlocks(html: string, nonce: string): Block[] {
  const mark = nonceAttribute(nonce);
  const blocks: Block[] = [];
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    BLOCK.lastIndex = html.lastIndexOf("<", at);
    const [, tag = "", attributes = "", code = ""] = BLOCK.exec(html) ?? [];
    if (code !== "") blocks.push({ tag: tag.toLowerCase(), attributes, code });
  }
  return blocks;
}

function nonceAttribute(nonce: string): string {
  return ` nonce="${nonce}"`;
}

function isInlineProgram(attributes: string): boolean {
  if (/(^|\s)src\s*=/i.test(attributes)) return false;
  const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return RUNNABLE_TYPE.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? "").trim());
}

/** Browsers hash the text after parsing, in which every line ends with a line feed. */
function hashSource(code: string, encoding: "utf8" | "latin1" = "utf8"): string {
  const parsed = code.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed, encoding).digest("base64")}'`;
}
