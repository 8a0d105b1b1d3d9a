// One machine asks for as much as it can, and the others go on shopping.
import { afterEach, beforeEach, expect, test } from "vitest";
import { findVariants } from "#modules/catalog/list-variants.ts";
import type { ShopContext } from "#web/page/shop-context.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

const database = await testDatabase({ seeded: true });

/**
 * Renders of addresses with "hold" in them go on until the test ends them; others as the test says.
 */
let gate: PromiseWithResolvers<void>;
let held: number;
let thrown: Error | undefined;
let shop: SampleShop;

async function loader(shopContext: ShopContext, url: URL): Promise<unknown> {
  if (url.href.includes("hold")) {
    held += 1;
    await gate.promise;
  }
  if (thrown !== undefined) throw thrown;
  return shopContext.run(findVariants);
}

beforeEach(() => {
  gate = Promise.withResolvers();
  held = 0;
  thrown = undefined;
});
afterEach(async () => {
  gate.resolve();
  await shop.stop();
});

async function start(options: Partial<Parameters<typeof startSampleShop>[0]> = {}): Promise<void> {
  shop = await startSampleShop({
    webBuild: sampleWebBuild({ home: loader, product: loader, anything: loader }),
    connectionString: database.appUrl,
    followsChanges: true,
    trustedProxies: ["127.0.0.1"],
    logLevel: "info",
    ...options,
  });
}

const visit = (path: string, from: string) =>
  fetch(shop.url + path, { headers: { "x-forwarded-for": from, connection: "close" } });
const FLOOD = "192.0.2.66";
const VISITOR = "198.51.100.7";
const pages = ["/", ...["olive", "blue", "caramel", "red"].map((slug) => `/product/${slug}`)];

async function visitAll(): Promise<{ statuses: number[]; texts: string[] }> {
  const answers = await Promise.all(pages.map((path) => visit(path, VISITOR)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return { statuses: answers.map(({ status }) => status), texts };
}
const fine = pages.map(() => 200);

/** A receipt of some units. Returns what pages say about it. */
async function receive(quantity: number): Promise<string> {
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, $1, 'receipt' from product_variants where slug = 'olive'`,
    [quantity],
  );
  const [row] = await database.asOwner(
    "select stock_quantity as stock from product_variants where slug = 'olive'",
  );
  return `&quot;available&quot;:${String(row?.["stock"])},`;
}

const getCount = (statuses: readonly number[], requested: number) =>
  statuses.filter((status) => status === requested).length;

test("HTTP-25 HTTP-26 during a flood from one address and a change of stock, other visitors get every page with the new stock", async () => {
  await start();
  await visitAll();
  let refusedCount = 0;
  const flood = Promise.all(
    Array.from({ length: 150 }, async (_, nth) => {
      const answer = await visit(`/?sent=hold-${nth}`, FLOOD);
      if (answer.status === 503) refusedCount += 1;
      return answer;
    }),
  );
  // Eight and those that can wait for a moment; the others are refused at once.
  await expect.poll(() => refusedCount).toBeGreaterThanOrEqual(150 - 8 - 64);
  await expect.poll(() => held).toBe(8);
  const newStock = await receive(1);
  await expect
    .poll(async () => {
      const { statuses, texts } = await visitAll();
      expect(statuses).toEqual(fine);
      return texts.every((text) => text.includes(newStock));
    })
    .toBe(true);
  expect(held).toBe(8);
  gate.resolve();
  const answers = await flood;
  const statuses = answers.map(({ status }) => status);
  expect(getCount(statuses, 200)).toBeGreaterThanOrEqual(8);
  expect(getCount(statuses, 200)).toBeLessThanOrEqual(8 + 64);
  expect(getCount(statuses, 200) + getCount(statuses, 503)).toBe(150);
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["1"]));
});

test("HTTP-04 HTTP-25 queries that no page reads cost no render, however many requests send them", async () => {
  await start();
  await visitAll();
  const before = shop.cache.getStats().renders;
  const newStock = await receive(1);
  await expect.poll(async () => (await visitAll()).texts[0]).toContain(newStock);
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, nth) => visit(`/?q=hold-${nth}`, FLOOD)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(held).toBe(0);
  // The first visits after the change may have come before it was heard of; then each page once.
  expect(shop.cache.getStats().renders - before).toBe(pages.length);
});

test("HTTP-26 all addresses of an IPv6 network share eight renders, even of unknown pages", async () => {
  await start();
  const flood = Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      visit(nth % 2 ? `/product/hold-${nth}` : `/auth?hold=${nth}`, `2001:db8:0:1::${nth}`),
    ),
  );
  await expect.poll(() => held).toBe(8);
  const other = visit("/?sent=hold", "2001:db8:0:2::1");
  await expect.poll(() => held).toBe(9);
  expect((await visit("/?sent=hello", "2001:db8:0:2::2")).status).toBe(200);
  expect(held).toBe(9);
  gate.resolve();
  await Promise.all([flood, other]);
});

test("HTTP-26 without a trusted proxy a forged address gives no further slots", async () => {
  await start({ trustedProxies: [] });
  const flood = Promise.all(
    Array.from({ length: 20 }, (_, nth) => visit(`/?sent=hold-${nth}`, `192.0.2.${nth}`)),
  );
  await expect.poll(() => held).toBe(8);
  // Another way in, so that it is not the same connection that waits.
  expect((await visit("/healthz", FLOOD)).status).toBe(200);
  expect(held).toBe(8);
  gate.resolve();
  await flood;
});

test("HTTP-23 while new pages fail, the old ones are served, and the new ones as soon as they succeed", async () => {
  await start({ patienceMs: 0 });
  const before = await visitAll();
  thrown = new Error("broken");
  const newStock = await receive(1);
  await expect.poll(() => shop.cache.getStats().invalidations).toBe(1);
  expect(await visitAll()).toEqual(before);
  await expect.poll(() => shop.cache.getStats().failed_refills).toBe(pages.length);
  expect(await visitAll()).toEqual(before);
  thrown = undefined;
  await expect
    .poll(
      async () => {
        const { statuses, texts } = await visitAll();
        expect(statuses).toEqual(fine);
        return texts.every((text) => text.includes(newStock));
      },
      { timeout: 10_000 },
    )
    .toBe(true);
});

test("HTTP-24 a hidden variant is on no page, not even when new pages fail", async () => {
  await start({ patienceMs: 0 });
  expect((await visitAll()).texts[0]).toContain("&quot;slug&quot;:&quot;caramel&quot;");
  thrown = new Error("broken");
  await database.asOwner("update product_variants set is_active = false where slug = 'caramel'");
  await expect.poll(async () => (await visit("/", VISITOR)).status).toBe(500);
  expect((await visitAll()).statuses).toEqual(pages.map(() => 500));
  thrown = undefined;
  const { statuses, texts } = await visitAll();
  expect(statuses).toEqual(fine);
  expect(texts.join("")).not.toContain("&quot;slug&quot;:&quot;caramel&quot;");
});

test("HTTP-24 a closed shop serves no page of the open one", async () => {
  await start({ patienceMs: 0 });
  expect((await visitAll()).statuses).toEqual(fine);
  const close = (isClosed: boolean) =>
    database.asOwner(
      "update system_settings set setting_value = $1 where setting_key = 'maintenance_mode'",
      [String(isClosed)],
    );
  try {
    await close(true);
    await expect.poll(async () => (await visit("/", VISITOR)).status).toBe(503);
    expect((await visitAll()).statuses).toEqual(pages.map(() => 503));
  } finally {
    await close(false);
  }
  await expect.poll(async () => (await visitAll()).statuses).toEqual(fine);
});
