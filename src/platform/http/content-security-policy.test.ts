import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyForData, policyForPage, withoutNonce } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const nonce = "AbC-123";

/** The sources of a directive in the policy of a page whose every script and style is its own. */
function sources(html: string, directive: string): string[] {
  const marked = html.replaceAll(/<(script|style)/gi, `$& nonce="${nonce}"`);
  const policy = policyForPage(marked, { nonce, https: false });
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

test("HTTP-10 the policy names the hash of each inline script and style, once", () => {
  const html = `<style>a{}</style><style media="print">b{}</style><script>one()</script><script type="module" async="">two()</script><script>one()</script>`;
  expect(sources(html, "script-src")).toEqual(["'self'", hash("one()"), hash("two()")]);
  expect(sources(html, "style-src")).toEqual(["'self'", hash("a{}"), hash("b{}")]);
});

test("HTTP-10 files and blocks of data need no hash", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type='application/json'>{}</script><script></script>`;
  expect(sources(html, "script-src")).toEqual(["'self'"]);
});

test("HTTP-10 import maps and speculation rules are programs", () => {
  const html = `<script type="importmap">{}</script><script type=speculationrules>[]</script>`;
  expect(sources(html, "script-src")).toEqual(["'self'", hash("{}"), hash("[]")]);
});

test("HTTP-10 attributes that look like tags or sources do not hide a script", () => {
  const html = `<script data-note="a > b" data-src="x">three()</script><SCRIPT>four()</SCRIPT >`;
  expect(sources(html, "script-src")).toEqual(["'self'", hash("three()"), hash("four()")]);
});

test("HTTP-10 the hash is of the text as browsers parse it", () => {
  expect(sources("<script>a\r\nb\rc</script>", "script-src")).toEqual(["'self'", hash("a\nb\nc")]);
});

test("HTTP-10 nothing unsafe is ever allowed, and no one may frame the page", () => {
  const policy = policyForPage("<p style='color:red' onclick='x()'>text</p>", {
    nonce,
    https: false,
  });
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(policyForPage("", { nonce, https: true })).toContain("upgrade-insecure-requests");
});

test("HTTP-10 a page may fetch ahead from this shop, which browsers judge by the default, and embeds nothing", () => {
  const directives = policyForPage(`<link rel="prefetch" href="/faq.data">`, {
    nonce,
    https: false,
  }).split("; ");
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "frame-src 'none'",
      "child-src 'none'",
    ]),
  );
  expect(policyForData).toContain("default-src 'none'");
});

test("CONS-13 the hosts of the analytics service are allowed only where the page may load its tag", () => {
  const policyOf = (analytics: boolean) => policyForPage("", { nonce, https: false, analytics });
  expect(policyOf(false)).not.toContain("google");
  expect(policyOf(true).split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://www.googletagmanager.com",
      "img-src 'self' data: blob: https://*.google-analytics.com https://www.googletagmanager.com",
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
      "font-src 'self'",
    ]),
  );
});

test("MAIL-35 only a page that says so may show frames, and those of this shop alone", () => {
  const policyOf = (frames: boolean) => policyForPage("", { nonce, https: false, frames });
  expect(policyOf(false).split("; ")).toContain("frame-src 'none'");
  expect(policyOf(true).match(/frame-src [^;]*/g)).toEqual(["frame-src 'self'"]);
});

test("HTTP-10 markup that the page's own code did not write gets no permission", () => {
  const hostile = `<script>evil()</script><script nonce="guess">evil()</script><style>evil{}</style><script data-swallow='`;
  const policy = policyForPage(`${hostile}<script nonce="${nonce}">own()</script>'></script>`, {
    nonce,
    https: false,
  });
  expect(policy).not.toContain(hash("evil()"));
  expect(policy).not.toContain(hash("evil{}"));
});

test("HTTP-10 the nonce does not leave with the page", () => {
  const html = `<link rel="modulepreload" nonce="${nonce}"/><script nonce="${nonce}">own()</script>`;
  expect(withoutNonce(html, nonce)).toBe(`<link rel="modulepreload"/><script>own()</script>`);
});
