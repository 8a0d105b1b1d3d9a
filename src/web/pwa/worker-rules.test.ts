import { expect, test } from "vitest";
import { findAssets, getDataPath, isCacheable, isTooBusy, getRule } from "./worker-rules.ts";

const origin = "https://shop.example";

function rule(path: string, request: { method?: string; mode?: string; range?: string } = {}) {
  const { method = "GET", mode = "cors", range } = request;
  const headers = new Headers(range === undefined ? {} : { range });
  return getRule({ url: new URL(path, origin).href, method, mode, headers }, origin);
}

test.each(["/", "/products", "/order/olive?step=details", "/blog/beach?utm_source=x"])(
  "PWA-04 the page %s comes from the network, otherwise as last seen",
  (path) => {
    expect(rule(path, { mode: "navigate" })).toBe("page");
  },
);

test.each(["/_.data", "/products.data", "/product/olive.data?_routes=x"])(
  "PWA-04 %s, the data of a page, does so too",
  (path) => {
    expect(rule(path)).toBe("data");
  },
);

test("PWA-05 files with hashed names and images come from the cache", () => {
  expect(rule("/assets/entry-1a2b3c.js")).toBe("asset");
  expect(rule("/media/gallery/beach-640.1a2b3c.avif", { mode: "no-cors" })).toBe("image");
  expect(rule("/uploads/p/1-ab-1200x800-480.avif", { mode: "no-cors" })).toBe("image");
});

test("PWA-05 films, 360° views and range requests are left to the browser", () => {
  expect(rule("/media/films/dunes.1a2b3c.mp4")).toBe("none");
  expect(rule("/media/turns/olive.1a2b3c-7.avif", { mode: "no-cors" })).toBe("none");
  expect(rule("/media/gallery/beach-640.1a2b3c.avif", { range: "bytes=0-" })).toBe("none");
});

test.each([
  "/admin",
  "/Admin/orders",
  "/auth?next=/orders",
  "/auth.data",
  "/account",
  "/orders",
  "/orders.data",
  "/order-success?email=a@b.example",
  "/order-status/0123456789abcdef",
  "/order-status/0123456789abcdef.data",
  "/reset-password?token=1",
  "/newsletter/confirm?token=1",
  "/dev/outbox",
  "/%64ev/outbox",
  "//dev/outbox",
  "/%ff",
  "/api/orders",
  "/readyz",
])("PWA-06 %s is never cached", (path) => {
  expect(rule(path, { mode: "navigate" })).toBe("none");
  expect(rule(path)).toBe("none");
});

test("PWA-06 requests that change something or go to another host are not handled", () => {
  expect(rule("/contact", { method: "POST", mode: "navigate" })).toBe("none");
  expect(rule("/contact.data", { method: "POST" })).toBe("none");
  expect(rule("https://www.googletagmanager.com/assets/x.js")).toBe("none");
});

test.each(["/sitemap.xml", "/blog/rss.xml", "/robots.txt", "/sw.js", "/manifest.webmanifest"])(
  "PWA-06 %s is not a page",
  (path) => {
    expect(rule(path, { mode: "navigate" })).toBe("none");
  },
);

test("PWA-07 only complete, public responses of this shop are cached", () => {
  const answer = { status: 200, type: "basic", redirected: false };
  const headers = (control: string) => new Headers({ "cache-control": control });
  const shared = headers("public, max-age=0, must-revalidate");
  expect(isCacheable({ ...answer, headers: shared })).toBe(true);
  expect(isCacheable({ ...answer, headers: headers("no-store") })).toBe(false);
  expect(isCacheable({ ...answer, headers: headers("private, max-age=60") })).toBe(false);
  expect(isCacheable({ ...answer, status: 404, headers: shared })).toBe(false);
  expect(isCacheable({ ...answer, status: 206, headers: shared })).toBe(false);
  expect(isCacheable({ ...answer, type: "opaque", headers: shared })).toBe(false);
  expect(isCacheable({ ...answer, redirected: true, headers: shared })).toBe(false);
});

test("PWA-13 a shop that is too busy is distinguished from a closed one, which has a page", () => {
  const answer = (status: number, type: string) =>
    isTooBusy({ status, headers: new Headers({ "content-type": type }) });
  expect(answer(503, "text/plain; charset=utf-8")).toBe(true);
  expect(answer(503, "text/html; charset=utf-8")).toBe(false);
  expect(answer(200, "text/plain; charset=utf-8")).toBe(false);
});

test("PWA-04 the data of a page has the address that the router requests", () => {
  expect(["/", "/products"].map(getDataPath)).toEqual(["/_.data", "/products.data"]);
});

test("PWA-04 the scripts and preloaded fonts of a page are found, each once", () => {
  const html = `<link rel="preload" href="/assets/besley-1.woff2"/><style>a{src:url(/assets/rubik-2.woff2)}</style>
    <script type="module">import * as a from "/assets/root-3.js";import "/assets/entry-4.js"</script>
    <link rel="modulepreload" href="/assets/root-3.js"/>`;
  expect(findAssets(html)).toEqual([
    "/assets/besley-1.woff2",
    "/assets/root-3.js",
    "/assets/entry-4.js",
  ]);
  expect(findAssets("<p>nothing</p>")).toEqual([]);
});
