import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seededColors as soldColors } from "#content/backpack-colors.ts";
import { type CatalogVariant } from "#modules/catalog/contract.ts";
import { catalogEndpoints } from "#modules/markets/catalog-endpoints.ts";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { orderBody, sellAtUnitPrice, UNIT_PRICE } from "../../support/sample-order.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";
import { findVariants } from "#modules/catalog/list-variants.ts";

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  await sellAtUnitPrice(database);
  shop = await startSampleShop({
    webBuild: sampleWebBuild({ home: (shopContext) => shopContext.run(findVariants) }),
    connectionString: database.appUrl,
    payments: "manual",
    followsChanges: true,
  });
});

afterAll(() => shop.stop());

async function read(path: string): Promise<{ text: string; etag: string | null }> {
  const answer = await fetch(shop.url + path);
  return { text: await answer.text(), etag: answer.headers.get("etag") };
}

const setPrice = (priceMinor: number) =>
  database.asOwner("update product_variants set price_minor = $1 where slug = 'olive'", [
    priceMinor,
  ]);

test("API-01 the catalogue matches its contract", async () => {
  const answer = await fetch(`${shop.url}/api/catalog/variants`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("public");
  const { variants } = catalogEndpoints.listVariants.response.parse(await answer.json());
  expect(
    variants.map(({ slug, price, available }: CatalogVariant) => ({
      slug,
      price_minor: price.amountMinor,
      stock_quantity: available,
    })),
  ).toEqual(
    await database.asOwner(
      `select slug, price_minor, stock_quantity from product_variants
       where slug is not null order by array_position($1, slug)`,
      [soldColors],
    ),
  );
});

test("HTTP-02 a page's ETag stays while nothing changes, even when it is rendered again", async () => {
  const first = await read("/");
  shop.cache.expire();
  expect((await read("/")).etag).toBe(first.etag);
});

test("HTTP-03 a price that changes in the database is on the page at once, and the old one never returns", async () => {
  await setPrice(7499);
  await expect.poll(async () => (await read("/")).text, { timeout: 5_000 }).toContain("7499");
  let reading = true;
  const load = Array.from({ length: 4 }, async () => {
    // oxlint-disable-next-line no-await-in-loop, no-unmodified-loop-condition -- readers that go on throughout
    while (reading) await read("/");
  });
  try {
    for (const price of [8_111, 8_222, 8_333, 8_444, 8_555]) {
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      await setPrice(price);
      for (const path of ["/", "/_.data"]) {
        // oxlint-disable-next-line no-await-in-loop -- the notification travels on a connection of its own
        await expect
          .poll(async () => (await read(path)).text, { timeout: 5_000, interval: 5 })
          .toContain(String(price));
        // oxlint-disable-next-line no-await-in-loop -- afterwards every single read
        const reads = await Promise.all(Array.from({ length: 20 }, () => read(path)));
        for (const { text } of reads) expect(text).toContain(String(price));
      }
    }
  } finally {
    reading = false;
    await Promise.all(load);
  }
});

test("HTTP-03 a change that is rolled back has no effect", async () => {
  const { etag } = await read("/");
  const { invalidations } = shop.cache.getStats();
  await database.asOwner("begin");
  await setPrice(1);
  await database.asOwner("rollback");
  await database.asOwner("select pg_notify('some_other_channel', '')");
  expect((await read("/")).etag).toBe(etag);
  expect(shop.cache.getStats().invalidations).toBe(invalidations);
});

/**
 * Waits until the shop has heard of all that was committed, and returns how often its pages have
 * gone out of date: announcements come in the order of their commits.
 */
async function hearAll(): Promise<number> {
  const id = randomUUID();
  const heard = Promise.withResolvers<void>();
  const stop = shop.services.live.follow((news) => {
    if (news.some(({ event, data }) => event === "holds" && data.id === id)) heard.resolve();
  });
  await database.asOwner("select pg_notify('shop_news', $1)", [`holds ${id}`]);
  await heard.promise;
  stop();
  return shop.cache.getStats().invalidations;
}

/** How often the pages went out of date by `act`. */
async function changesBy(act: () => Promise<unknown>): Promise<number> {
  const before = await hearAll();
  await act();
  return (await hearAll()) - before;
}

async function order(units: Record<string, number>): Promise<void> {
  const answer = await fetch(`${shop.url}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(orderBody(units)),
  });
  expect(answer.status).toBe(200);
}

const move = (reason: "receipt" | "adjustment", quantity: number) =>
  database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, $1, $2 from product_variants where slug = 'olive'`,
    [quantity, reason],
  );

const available = (count: number) => `&quot;available&quot;:${count},`;

test("HTTP-21 an order that changes nothing visible keeps cached pages; one that does is visible at once", async () => {
  await setPrice(UNIT_PRICE);
  // 4 are there: each one counts.
  expect(await changesBy(() => order({ olive: 1 }))).toBe(1);
  expect((await read("/")).text).toContain(available(3));
  // Past 99 nobody is told how many there are.
  expect(await changesBy(() => move("receipt", 98))).toBe(1);
  expect((await read("/")).text).toContain(available(99));
  expect(await changesBy(() => order({ olive: 2 }))).toBe(0);
  expect(await changesBy(() => order({ olive: 1 }))).toBe(1);
  expect((await read("/")).text).toContain(available(98));
  // No guest may order as many: a market stall sells all but three.
  expect(await changesBy(() => move("adjustment", -95))).toBe(1);
  expect(await changesBy(() => order({ olive: 3 }))).toBe(1);
  expect((await read("/")).text).toContain(available(0));
});

test("HTTP-21 any other change of a variant is announced, visible or not", async () => {
  for (const change of ["barcode = '12345678'", "color_primary = 'green'"]) {
    const statement = `update product_variants set ${change} where slug = 'blue'`;
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    expect(await changesBy(() => database.asOwner(statement))).toBe(1);
  }
});
