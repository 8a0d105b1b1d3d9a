import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogEndpoints, type CatalogueColour } from "#modules/catalog/contract.ts";
import { listen, type Listener } from "#platform/db/listen.ts";
import { seedDatabase } from "../../../src/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";
import { listColours } from "#modules/catalog/list-colours.ts";

const database = await testDatabase();
let shop: SampleShop;
let feed: Listener;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: sampleWebBuild({ home: (shopContext) => shopContext.run(listColours) }),
    connectionString: database.appUrl,
  });
  feed = listen({
    connectionString: database.appUrl,
    channel: "shop_changed",
    onChange: () => shop.cache.invalidate(),
    onReconnect: () => shop.cache.invalidate(),
  });
  await feed.ready;
});

afterAll(async () => {
  await feed.close();
  await shop.stop();
});

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
