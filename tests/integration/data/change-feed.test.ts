import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedShop } from "#modules/seed.ts";
import { checkout, system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const listener = new pg.Client({ connectionString: database.appUrl });
let heard: string[] = [];
let onEnd = () => {};

beforeAll(async () => {
  const now = new Date("2026-03-18T14:25:00Z");
  await database.runInTransaction(system, (db) => seedShop(db, { now, demo: true }));
  await listener.connect();
  listener.on("notification", ({ payload = "" }) => {
    if (payload === "end") onEnd();
    else heard.push(payload);
  });
  await listener.query("listen shop_changed");
});
afterAll(() => listener.end());

/**
 * Announcements since the last call. Notifications come in the order of the commits, so the mark
 * is the last.
 */
async function announcements(): Promise<string[]> {
  const end = Promise.withResolvers<void>();
  onEnd = end.resolve;
  await database.asOwner("select pg_notify('shop_changed', 'end')");
  await end.promise;
  const found = heard;
  heard = [];
  return found.toSorted((a, b) => a.localeCompare(b));
}

/** Announcements that follow when these statements are committed. */
async function announced(...statements: string[]): Promise<string[]> {
  await database.runInTransaction(system, async (db) => {
    for (const statement of statements) await db.execute(sql.raw(statement));
  });
  return announcements();
}

test.each([
  ["products", "update products set featured = not featured"],
  ["product_variants", "update product_variants set price_minor = price_minor + 1"],
  ["product_images", "update product_images set alt_text = 'Another'"],
  ["product_categories", "update product_categories set description = 'Another'"],
  ["product_attributes", "delete from product_attributes"],
  [
    "system_settings",
    "update system_settings set setting_value = 'true' where setting_key = 'maintenance_mode'",
  ],
  ["coupons", "update coupons set note = 'Another' where code = 'SAVE10'"],
  ["exchange_rates", "update exchange_rates set rate = rate * 1.01"],
  ["payment_ways", "insert into payment_ways (code, is_on, position) values ('paypal', true, 1)"],
])("DATA-13 a change of %s is announced once when it is committed", async (table, statement) => {
  expect(await announced(statement)).toEqual([table]);
});

test.each(["reviews", "review_photos"])(
  "DATA-13 REVIEW-08 a change of %s is announced, so that cached pages show it",
  async (table) => {
    await database.runInTransaction(checkout, (db) => db.execute(sql.raw(`delete from ${table}`)));
    expect(await announcements()).toEqual([table]);
  },
);

test.each([
  ["markets", "update markets set tax_number = 'IM123' where code = 'eu'"],
  ["market_places", "delete from market_places where place = 'LU'"],
])("MARKET-50 a change of %s is announced, so that pages follow it", async (table, statement) => {
  await database.asOwner(statement);
  expect(await announcements()).toEqual([table]);
});

test.each([
  ["a product is hidden", "products", "update products set is_active = false"],
  [
    "a product goes into the bin",
    "products",
    "update products set is_active = false, deleted_at = now()",
  ],
  [
    "a bag is hidden",
    "product_variants",
    "update product_variants set is_active = false where slug = 'blue'",
  ],
  [
    "an image is removed",
    "product_images",
    "update product_images set is_primary = false, deleted_at = now() where variant_id is not null",
  ],
  [
    "an image is deleted",
    "product_images",
    "delete from product_images where variant_id is not null",
  ],
])("HTTP-24 when %s, that is announced as withdrawn", async (_, table, statement) => {
  expect(await announced(statement)).toEqual([table, "withdrawn"]);
});

test("HTTP-21 stock beyond what pages show is not announced, nor are reservations", async () => {
  const move = (quantity: number, reserved = 0) =>
    `insert into stock_movements (variant_id, sku, quantity, reserved, reason)
     select id, sku, ${quantity}, ${reserved}, 'adjustment' from product_variants where slug = 'caramel'`;
  expect(await announced(move(200))).toEqual(["product_variants"]);
  expect(await announced(move(-7))).toEqual([]);
  expect(await announced(move(-150))).toEqual(["product_variants"]);
});

test("DATA-13 a sale announces the stock that it took", async () => {
  expect(
    await announced(
      "insert into stock_movements (variant_id, sku, quantity, reason) select id, sku, -1, 'sale' from product_variants where slug = 'olive'",
    ),
  ).toEqual(["product_variants"]);
});

test("DATA-13 changes that no page shows are not announced", async () => {
  expect(
    await announced(
      "update orders set status = 'shipped' where status = 'processing'",
      "update messages set state = 'read'",
    ),
  ).toEqual([]);
});

test("DATA-13 a change that is rolled back is not announced", async () => {
  await expect(
    database.runInTransaction(system, async (db) => {
      await db.execute(sql`update products set featured = not featured`);
      throw new Error("on second thoughts");
    }),
  ).rejects.toThrow("on second thoughts");
  expect(await announcements()).toEqual([]);
});
