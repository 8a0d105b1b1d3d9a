// Pages are shared, so they cannot carry nonces. The policy names the hashes of the page's own inline scripts and styles
// instead: it is a function of the bytes, and both are kept together.
import { createHash } from "node:crypto";

const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
const SCRIPT = new RegExp(`<script\\b${ATTRIBUTES}>([\\s\\S]*?)</script\\s*>`, "gi");
const STYLE = new RegExp(`<style\\b${ATTRIBUTES}>([\\s\\S]*?)</style\\s*>`, "gi");

/** Types that browsers run or interpret; any other type is a block of data, which needs no permission. */
const RUNNABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

/** For answers that are not pages: nothing may run, and no one may frame them. */
export const policyForData =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of one page. `https` adds that the browser upgrades plain links to this shop. */
export function policyForPage(html: string, options: { https: boolean }): string {
  const scripts = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    if (code !== "" && isInlineProgram(attributes)) scripts.add(hashSource(code));
  }
  const styles = new Set<string>();
  for (const [, , code = ""] of html.matchAll(STYLE)) {
    if (code !== "") styles.add(hashSource(code));
  }
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (options.https) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

function isInlineProgram(attributes: string): boolean {
  if (/(^|\s)src\s*=/i.test(attributes)) return false;
  const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return RUNNABLE_TYPE.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? "").trim());
}

/** Browsers hash the text after parsing, in which every line ends with a line feed. */
function hashSource(code: string): string {
  const parsed = code.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}
