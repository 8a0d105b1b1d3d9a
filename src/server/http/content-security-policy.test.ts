import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyForData, createPagePolicy } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const none = { scripts: [], styles: [] };

/** The policy of a page with this code of its own. */
const createPolicy = (scripts: readonly string[], styles: readonly string[] = []) =>
  createPagePolicy(
    {
      scripts: scripts.map((code) => Buffer.from(code)),
      styles: styles.map((code) => Buffer.from(code)),
    },
    { https: false },
  ).split("; ");

test("HTTP-10 the policy lists the hash of each inline script and style, once", () => {
  const directives = createPolicy(["one()", "two()", "one()"], ["a{}", "b{}"]);
  expect(directives).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")}`);
  expect(directives).toContain(`style-src 'self' ${hash("a{}")} ${hash("b{}")}`);
});

test("HTTP-10 the hash is computed from the text as browsers parse it", () => {
  expect(createPolicy(["a\r\nb\rc é"])).toContain(`script-src 'self' ${hash("a\nb\nc é")}`);
});

test("HTTP-10 nothing unsafe is ever allowed, and no site may frame the page", () => {
  const policy = createPagePolicy(none, { https: false });
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(createPagePolicy(none, { https: true })).toContain("upgrade-insecure-requests");
});

test("HTTP-10 a page may prefetch from this shop, by the default source, and embeds nothing", () => {
  expect(createPolicy([])).toEqual(
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
  const policyWith = (analytics: boolean) => createPagePolicy(none, { https: false, analytics });
  expect(policyWith(false)).not.toContain("google");
  expect(policyWith(true).split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://www.googletagmanager.com",
      "img-src 'self' data: blob: https://*.google-analytics.com https://www.googletagmanager.com",
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
      "font-src 'self'",
    ]),
  );
});

test("MAIL-35 only a page that declares it may show frames, and only those of this shop", () => {
  const policyWith = (frames: boolean) => createPagePolicy(none, { https: false, frames });
  expect(policyWith(false).split("; ")).toContain("frame-src 'none'");
  expect(policyWith(true).match(/frame-src [^;]*/g)).toEqual(["frame-src 'self'"]);
});
