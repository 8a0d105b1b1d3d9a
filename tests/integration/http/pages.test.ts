import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShopContext } from "#web/page/shop-context.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";

let shop: SampleShop;
let price = 1;
let homeRenders = 0;
/** The query of the latest render of the home page. */
let homeQuery = "";

function home(_shop: ShopContext, url: URL) {
  homeRenders += 1;
  homeQuery = url.search;
  return { price };
}

beforeAll(async () => {
  shop = await startSampleShop({ webBuild: sampleWebBuild({ home }) });
});

afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(shop.url + path, { redirect: "manual", ...init, headers });

test("HTTP-01 a page is rendered once and then served from memory", async () => {
  const before = homeRenders;
  shop.cache.expire();
  const first = await get("/");
  const firstText = await first.text();
  const second = await get("/?utm_source=mail", { cookie: "session=1" });
  expect(first.status).toBe(200);
  expect(await second.text()).toBe(firstText);
  expect(homeRenders - before).toBe(1);
  expect(second.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(second.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(second.headers.has("set-cookie")).toBe(false);
});

test.each([
  ["gzip", "gzip"],
  ["gzip, br", "br"],
  ["gzip, br, zstd", "zstd"],
])(
  "HTTP-20 HTTP-34 a page for one visitor who accepts %s is sent in %s",
  async (accepted, encoding) => {
    const plain = await get("/?sent=hello", { "accept-encoding": "identity" });
    const packed = await get("/?sent=hello", { "accept-encoding": accepted });
    expect(plain.headers.has("content-encoding")).toBe(false);
    expect(packed.headers.get("content-encoding")).toBe(encoding);
    expect(packed.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(await packed.text()).toBe(await plain.text());
  },
);

test("HTTP-02 a client that has the page already gets no second copy", async () => {
  const first = await get("/");
  const etag = first.headers.get("etag") ?? "";
  await first.text();
  const again = await get("/", { "if-none-match": `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("etag")).toBe(etag);
  expect(again.headers.get("content-security-policy")).toBe(
    first.headers.get("content-security-policy"),
  );
  expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
});

test("HTTP-02 HEAD answers with the headers only", async () => {
  const [full, head] = [await get("/"), await get("/", {}, { method: "HEAD" })];
  expect(head.status).toBe(200);
  expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
  expect(await head.text()).toBe("");
});

test("HTTP-03 after a change the old page is not served again, and an unchanged page keeps its ETag", async () => {
  const productBefore = (await get("/product/olive")).headers.get("etag");
  expect(await (await get("/")).text()).toContain("{&quot;price&quot;:1}");
  price = 2;
  shop.cache.expire();
  const pages = await Promise.all(Array.from({ length: 20 }, async () => (await get("/")).text()));
  for (const page of pages) expect(page).toContain("{&quot;price&quot;:2}");
  expect(await (await get("/_.data")).text()).toContain("price");
  expect((await get("/product/olive")).headers.get("etag")).toBe(productBefore);
});

test("HTTP-04 a query that the page reads is rendered for each request", async () => {
  const answers = [await get("/?sent=hello"), await get("/?sent=hello&q=1")];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  }
});

test("HTTP-04 parameters that the page does not read lead to the cached page, byte for byte", async () => {
  const pages = ["/", "/product/olive", "/_.data", "/nothing-here"];
  const plain = await Promise.all(pages.map(async (path) => (await get(path)).text()));
  const before = homeRenders;
  for (const query of ["?q=random", "?utm_source=mail&gclid=1", "?step=2&token=x", "?&="])
    for (const [nth, path] of pages.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- a few requests
      const answer = await get(path + query);
      // oxlint-disable-next-line no-await-in-loop -- a few requests
      expect(await answer.text()).toBe(plain[nth]);
    }
  expect(homeRenders).toBe(before);
});

test("HTTP-04 only the parameters that a page reads reach it", async () => {
  await get("/?q=1&sent=hello&token=x");
  expect(homeQuery).toBe("?sent=hello");
});

test("HTTP-05 other spellings redirect to the canonical address, on this host", async () => {
  const moves = [
    ["/Product/OLIVE/?a=1", "/product/olive?a=1"],
    ["//evil.example/", "/evil.example"],
    ["/products/", "/products"],
    ["/ADMIN?tab=a", "/admin?tab=a"],
    ["/Admin/orders/", "/admin/orders"],
  ] as const;
  for (const [from, to] of moves) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await get(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  }
  expect((await get("/%2565")).headers.get("location")).toBeNull();
});

test("HTTP-06 private pages are never cached", async () => {
  const before = shop.cache.getStats().entries;
  for (const path of ["/admin", "//admin", "/%61dmin", "/orders", "/auth"]) {
    // oxlint-disable-next-line no-await-in-loop -- five requests
    const answer = await get(path);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect(shop.cache.getStats().entries).toBe(before);
});

test("HTTP-07 unknown addresses are rendered with status 404 and not cached", async () => {
  const before = shop.cache.getStats().entries;
  const answer = await get("/nothing-here");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await get("/nothing-here.data")).status).toBe(404);
  expect(shop.cache.getStats().entries).toBe(before);
});

test("HTTP-07 a redirect names its target", async () => {
  const answer = await get("/old");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/");
});

test("HTTP-16 an expected error gives the page its status and the retry time", async () => {
  const answer = await get("/busy");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("7");
  expect(await answer.text()).toContain("Something went wrong");
});

test("HTTP-11 a page loads no script by itself, and its policy allows what starts them", async () => {
  const answer = await get("/");
  const html = await answer.text();
  expect(html).not.toContain('rel="modulepreload"');
  const code = /<script id="boot"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(code).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
});

test("HTTP-11 a screen of the back office loads its scripts and routes at once", async () => {
  const answer = await get("/admin");
  expect(await answer.text()).not.toContain('id="boot"');
  expect(answer.headers.get("link")).toBe("</assets/admin-routes-1.js>; rel=modulepreload");
  expect((await get("/")).headers.get("link")).toBeNull();
});

test("HTTP-18 the click after a prefetch reuses the fetched data", async () => {
  const prefetched = await get("/", { "sec-purpose": "prefetch" });
  expect(prefetched.headers.get("cache-control")).toBe("private, max-age=15");
});

test("HTTP-17 each response that was made for a request has its own id, which is in the log", async () => {
  const ids = await Promise.all(
    [get("/admin"), get("/api/none"), get("/?sent=hello")].map(async (answer) =>
      (await answer).headers.get("x-request-id"),
    ),
  );
  expect(new Set(ids).size).toBe(3);
  for (const id of ids)
    expect(
      shop.logged.filter((line) => line["requestId"] === id && line["msg"] === "request"),
    ).toHaveLength(1);
});

test("OPS-06 the log of requests contains no query strings, addresses or cookies", async () => {
  await get("/?sent=rex%40shop.example&token=verysecret", {
    cookie: "session=verysecret",
    "x-forwarded-for": "203.0.113.9",
  });
  const text = JSON.stringify(shop.logged.filter((line) => "method" in line));
  expect(text).toContain("/product/olive");
  for (const secret of ["verysecret", "rex", "203.0.113.9", "127.0.0.1"])
    expect(text).not.toContain(secret);
});
