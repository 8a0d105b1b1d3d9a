import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogEndpoints, type CatalogueColour } from "#modules/catalog/contract.ts";
import { system } from "#shared/actor.ts";
import { seedDatabase } from "../../../src/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";
import { listColours } from "#modules/catalog/list-colours.ts";

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: sampleWebBuild({ home: (shopContext) => shopContext.run(listColours) }),
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
  database.asOwner("update product_variants set price_minor = $1 where colour = 'olive'", [
    priceMinor,
  ]);

test("API-01 the catalogue is what the contract says", async () => {
  const answer = await fetch(`${shop.url}/api/catalog/colours`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { colours } = catalogEndpoints.listColours.response.parse(await answer.json());
  expect(
    colours.map(({ colour, price, available }: CatalogueColour) => [
      colour,
      price.amountMinor,
      available,
    ]),
  ).toEqual([
    ["olive", 7499, 4],
    ["caramel", 7499, 5],
    ["blue", 7499, 2],
  ]);
});

test("HTTP-02 the tag of a page stays while nothing changes, even when it is rendered anew", async () => {
  const first = await read("/");
  shop.cache.invalidate();
  expect((await read("/")).etag).toBe(first.etag);
});

test("HTTP-03 a price that changes in the database is on the page at once, and the old one never comes back", async () => {
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

test("HTTP-03 a change that is rolled back changes nothing", async () => {
  const { etag } = await read("/");
  const { invalidations } = shop.cache.stats();
  await database.asOwner("begin");
  await setPrice(1);
  await database.asOwner("rollback");
  await database.asOwner("select pg_notify('some_other_channel', '')");
  expect((await read("/")).etag).toBe(etag);
  expect(shop.cache.stats().invalidations).toBe(invalidations);
});

/** Does something that is announced, and waits until the shop has made up its mind about the pages. */
async function afterwards(act: () => Promise<unknown>) {
  const before = shop.cache.stats();
  await act();
  const changes = () => {
    const now = shop.cache.stats();
    return {
      kept: now.spared - before.spared,
      dropped: now.invalidations - before.invalidations,
      renders: now.renders - before.renders,
    };
  };
  await expect.poll(() => changes().kept + changes().dropped, { interval: 5 }).toBe(1);
  return changes();
}

async function order(bags: Record<string, number>): Promise<void> {
  const answer = await fetch(`${shop.url}/api/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(orderBody(bags)),
  });
  expect(answer.status).toBe(200);
}

const receive = (quantity: number) =>
  database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, $1, 'receipt' from product_variants where colour = 'olive'`,
    [quantity],
  );

test("HTTP-21 an order that changes nothing of what pages show leaves them kept; one that does is seen at once", async () => {
  await afterwards(() => setPrice(UNIT_PRICE));
  expect((await read("/")).text).toContain("&quot;available&quot;:4");
  // 4 are there: each one counts.
  expect(await afterwards(() => order({ olive: 1 }))).toMatchObject({ dropped: 1 });
  expect((await read("/")).text).toContain("&quot;available&quot;:3");
  // Past 99 nobody is told how many there are.
  expect(await afterwards(() => receive(98))).toMatchObject({ dropped: 1 });
  const { etag, text } = await read("/");
  expect(text).toContain("&quot;available&quot;:99");
  expect(await afterwards(() => order({ olive: 2 }))).toEqual({ kept: 1, dropped: 0, renders: 0 });
  expect(await read("/")).toEqual({ etag, text });
  expect(shop.cache.stats().entries).toBeGreaterThan(0);
  expect(await afterwards(() => order({ olive: 1 }))).toMatchObject({ dropped: 1 });
  expect((await read("/")).text).toContain("&quot;available&quot;:98");
  expect(await afterwards(() => order({ olive: 98 }))).toMatchObject({ dropped: 1 });
  expect((await read("/")).text).toContain("&quot;available&quot;:0");
});

test("HTTP-21 whatever else changes of a bag drops the pages, shown or not", async () => {
  await read("/");
  for (const change of ["barcode = '12345678'", "color_primary = 'green'", "is_active = false"]) {
    const statement = `update product_variants set ${change} where colour = 'blue'`;
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    expect(await afterwards(() => database.asOwner(statement))).toMatchObject({ dropped: 1 });
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    await read("/");
  }
});

test("HTTP-22 while the look at the stock is held up, pages go rather than stay too long", async () => {
  await read("/");
  await database.asOwner("begin");
  await database.asOwner("lock table product_variants in access exclusive mode");
  try {
    // As after an order.
    const announcement = sql`select pg_notify('shop_changed', 'product_variants')`;
    const announce = () => database.inTransaction(system, (db) => db.execute(announcement));
    expect(await afterwards(announce)).toMatchObject({ kept: 0, dropped: 1 });
  } finally {
    await database.asOwner("rollback");
  }
});
