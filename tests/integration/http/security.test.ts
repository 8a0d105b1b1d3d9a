import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest, sendRaw, getStatuses } from "./http-client.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

let shop: SampleShop;

beforeAll(async () => {
  shop = await startSampleShop({ webBuild: sampleWebBuild() });
});

afterAll(() => shop.stop());

const get = (path: string) => fetch(shop.url + path, { redirect: "manual" });

const everywhere = [
  "/",
  "/product/olive?x=1",
  "/nothing",
  "/_.data",
  "/assets/entry.js",
  "/assets/none.js",
  "/media/product/olive-1.avif",
  "/favicon.svg",
  "/api/none",
  "/healthz",
  "/Product/x",
  "/%00",
];

test.each(everywhere)("HTTP-10 %s carries the security headers", async (path) => {
  const { headers } = await get(path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  // The public address is not encrypted here.
  expect(headers.has("strict-transport-security")).toBe(false);
  expect(headers.has("x-powered-by")).toBe(false);
});

test("RUN-43 a demo answers no site whose name resolves to it, neither with pages nor with its API", async () => {
  const demo = await startSampleShop({ webBuild: sampleWebBuild(), demo: true });
  const ask = async (host: string, target: string) => {
    const lines = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    return getStatuses(await sendRaw(demo.port, lines));
  };
  const { host } = new URL(demo.url);
  // Twice: the second time the page would come from memory.
  for (const target of ["/", "/", "/favicon.svg", "/dev/outbox", "/api/catalog/variants"]) {
    expect(await ask(`rebound.evil.example:${demo.port}`, target)).toEqual([421]);
    expect(await ask(host, target)).not.toEqual([421]);
  }
  await demo.stop();
  expect(getStatuses(await sendRaw(shop.port, rawRequest("/").replace("shop.", "any.")))).toEqual([
    200,
  ]);
});

test("HTTP-10 a shop with an https address sends HSTS", async () => {
  const secure = await startSampleShop({
    webBuild: sampleWebBuild(),
    publicUrl: "https://shop.example",
  });
  const answers = await Promise.all(
    ["/", "/favicon.svg", "/healthz"].map((path) => fetch(secure.url + path)),
  );
  for (const answer of answers)
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  await secure.stop();
});

test("HTTP-10 each inline script and style of a page is listed in its policy", async () => {
  for (const path of ["/", "/?x=1", "/nothing"]) {
    // oxlint-disable-next-line no-await-in-loop -- three requests
    const answer = await get(path);
    // oxlint-disable-next-line no-await-in-loop -- three requests
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const inline = [
      ...html.matchAll(/<(?:script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/(?:script|style)>/g),
    ];
    expect(inline.length).toBeGreaterThan(2);
    expect(html).not.toContain("nonce=");
    for (const [, code = ""] of inline) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
  }
});
