// Changes that an id for analytics makes to the pages that the shop sends.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startSampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

const analyticsId = "G-ABC123";

async function getPage(path: string, options: { analyticsId?: string }) {
  const shop = await startSampleShop({ webBuild: sampleWebBuild(), ...options });
  try {
    const answer = await fetch(shop.url + path);
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    return { html, policy };
  } finally {
    await shop.stop();
  }
}

test("CONS-10, CONS-13 the first script of a shared page denies everything, and the security policy allows it", async () => {
  const { html, policy } = await getPage("/product/olive", { analyticsId });
  const [, first = ""] = /<script[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  expect(first).toMatch(/^analyticsId="G-ABC123";dataLayer=\[\];.*"consent","default"/);
  expect(policy).toContain(createHash("sha256").update(first).digest("base64"));
  expect(policy).toContain("https://www.googletagmanager.com");
  // The tag itself is never part of a page: only a choice loads it.
  expect(html).not.toContain("googletagmanager");
});

test.each([
  "/reset-password",
  "/order-success",
  "/order-status/0123",
  "/auth/confirm",
  "/newsletter/confirm",
])("CONS-14 %s, whose address may contain names or tokens, has no analytics", async (path) => {
  const { html, policy } = await getPage(path, { analyticsId });
  expect(html).not.toContain(analyticsId);
  expect(policy).not.toContain("google");
});

test("CONS-13 a shop without an id sends nothing to the analytics service", async () => {
  const { html, policy } = await getPage("/", {});
  expect(html).not.toMatch(/gtag|dataLayer/);
  expect(policy).not.toContain("google");
});
