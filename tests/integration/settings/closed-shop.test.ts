// Two instances of the shop on one database: what one is told, both do.
import { afterAll, beforeEach, expect, test } from "vitest";
import { isCacheable } from "#web/pwa/worker-rules.ts";
import { toVersion } from "#platform/to-version.ts";
import { startSampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { startSalesShop } from "../orders/sales-shop.ts";

let shownTo: { supportEmail: string | null } | undefined;
const webBuild = sampleWebBuild({
  anything(shop) {
    shownTo = shop.closed;
    return shop.closed;
  },
});
const options = { webBuild, followsChanges: true } as const;
const { database, shop: one, asAdmin } = await startSalesShop(options);
const other = await startSampleShop({ ...options, connectionString: database.appUrl });
afterAll(() => other.stop());
const both = [one, other];

const setMode = (value: boolean) =>
  asAdmin("PUT", "/api/admin/settings/maintenance_mode", { value, version: toVersion(!value) });
const getStatuses = (path: string, init: RequestInit = {}) =>
  Promise.all(
    both.map(async ({ url }) => (await fetch(url + path, { redirect: "manual", ...init })).status),
  );
const untilAll = (path: string, status: number) =>
  expect.poll(() => getStatuses(path)).toEqual([status, status]);

beforeEach(async () => {
  await database.asOwner(
    "update system_settings set setting_value = 'false' where setting_key = 'maintenance_mode'",
  );
  await untilAll("/", 200);
});

test("SET-10 a closed shop answers 503 with the closed page, which is revalidated and never cached", async () => {
  expect((await setMode(true)).status).toBe(200);
  await untilAll("/", 503);
  for (const { url } of both) {
    for (const path of ["/", "/product/olive", "/products?colour=olive", "/no-such-page"]) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const answer = await fetch(url + path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get("retry-after")).toBe("300");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(answer.headers.get("content-security-policy")).toContain("object-src 'none'");
      // Nor does the worker in a browser keep it.
      const { status, headers } = answer;
      expect(isCacheable({ status, headers, type: "basic", redirected: false })).toBe(false);
    }
  }
  expect(shownTo).toEqual({ supportEmail: "hello@wanderpaw.example" });
  const head = await fetch(one.url, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([503, ""]);
});

test("SET-10 programs and forms get the closed response", async () => {
  await setMode(true);
  await untilAll("/", 503);
  const form = await fetch(`${one.url}/api/functions/mailjet-contact-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(form.status).toBe(503);
  expect(form.headers.get("retry-after")).toBe("300");
  expect(await form.json()).toMatchObject({ code: "maintenance", retryAfter: 300 });
  expect(await getStatuses("/api/catalog/variants")).toEqual([503, 503]);
  expect(await getStatuses("/", { method: "POST", body: "a=b" })).toEqual([503, 503]);
});

test("SET-11 files, the operators' addresses, sign-in and the back office keep working", async () => {
  await setMode(true);
  await untilAll("/", 503);
  for (const path of [
    "/assets/entry.js",
    "/media/product/olive-1.avif",
    "/favicon.svg",
    "/healthz",
    "/readyz",
    "/api/openapi.json",
  ])
    // oxlint-disable-next-line no-await-in-loop -- a handful
    expect([path, await getStatuses(path)]).toEqual([path, [200, 200]]);
  expect((await asAdmin("GET", "/api/admin/orders")).status).toBe(200);
  // The pages of this shop are samples: these are answered, though with 404.
  expect(await getStatuses("/admin")).not.toContain(503);
  expect(await getStatuses("/auth")).not.toContain(503);
});

test("SET-12 a cached page is not shown while the shop is closed, nor the closed page afterwards", async () => {
  const text = async (url: string) => (await fetch(url)).text();
  const open = await Promise.all(both.map(({ url }) => text(`${url}/product/blue`)));
  for (const { cache } of both) expect(cache.get("/product/blue")).toBeDefined();
  await setMode(true);
  await untilAll("/product/blue", 503);
  for (const { cache } of both) expect(cache.get("/product/blue")).toBeUndefined();
  await setMode(false);
  await untilAll("/product/blue", 200);
  expect(await Promise.all(both.map(({ url }) => text(`${url}/product/blue`)))).toEqual(open);
});

test("SET-13 a page that requests another page's data is redirected to the document", async () => {
  await setMode(true);
  await untilAll("/", 503);
  const data = async (path: string) => {
    const answer = await fetch(one.url + path);
    return [
      answer.status,
      answer.headers.get("x-remix-redirect"),
      answer.headers.get("x-remix-reload-document"),
      answer.headers.get("cache-control"),
    ];
  };
  expect(await data("/order/olive.data?_routes=product&buy=1")).toEqual([
    204,
    "/order/olive?buy=1",
    "true",
    "no-store",
  ]);
  expect(await data("/_.data")).toEqual([204, "/", "true", "no-store"]);
  expect(await data("//evil.example/x.data")).toEqual([204, "/evil.example/x", "true", "no-store"]);
});

test("SET-14 an instance that starts while the shop is closed knows this from the first request on", async () => {
  await setMode(true);
  await untilAll("/", 503);
  const third = await startSampleShop({ ...options, connectionString: database.appUrl });
  try {
    expect((await fetch(third.url)).status).toBe(503);
  } finally {
    await third.stop();
  }
});
