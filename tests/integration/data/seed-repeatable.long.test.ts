import { describe, expect, test } from "vitest";
import { backpackColors, seededColors } from "#content/backpack-colors.ts";
import { openDatabase } from "#platform/db/client.ts";
import { seedDatabase } from "#server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { fingerprints, lowestStock, now, seed, value } from "./seeded.ts";

const shop = await testDatabase();
const copied = await testDatabase();
await seed(shop, { demo: true });
await seed(copied, { demo: true });

const stockByColor =
  "select array_agg(stock_quantity order by slug)::text from product_variants where sku like 'WANDERPAW_BACKPACK%'";
const openingStock = `{${seededColors
  .toSorted()
  .map((slug) => backpackColors[slug].openingStock)
  .join(",")}}`;

describe("the demo data is repeatable", () => {
  test("DATA-09 is the same for the same moment, ids included", async () => {
    const prints = await fingerprints(shop);
    expect(Object.keys(prints)).toContain("orders");
    expect(await fingerprints(copied)).toEqual(prints);
  });

  test("DATA-09 is written once: a second run changes nothing", async () => {
    const before = await fingerprints(copied);
    await seed(copied, { demo: true, at: new Date("2026-04-01T08:00:00Z") });
    expect(await fingerprints(copied)).toEqual(before);
  });

  test("DATA-09 is written once when several shops start at the same moment", async () => {
    const busy = await testDatabase();
    const database = openDatabase({ connectionString: busy.appUrl, max: 3 });
    const start = () => seedDatabase({ database, config: { demo: true }, now });
    await Promise.all([start(), start(), start()]);
    await database.close();
    expect(await fingerprints(busy)).toEqual(await fingerprints(shop));
  });

  test("DATA-09 is added to a shop that was started without it, and leaves its stock unchanged", async () => {
    const later = await testDatabase();
    await seed(later, { demo: false });
    await seed(later, { demo: true });
    expect(await value(later, "select count(*)::int from orders")).toBe(400);
    expect(await value(later, stockByColor)).toBe(openingStock);
  });

  test.each(["2026-11-21T00:04:00Z", "2028-02-29T23:59:00Z", "2027-09-30T09:00:00Z"])(
    "DATA-09 fits any day: %s",
    async (moment) => {
      const other = await testDatabase();
      await seed(other, { demo: true, at: new Date(moment) });
      expect(await value(other, stockByColor)).toBe(openingStock);
      expect(await lowestStock(other)).toBeGreaterThanOrEqual(0);
      expect(await value(other, "select count(distinct status)::int from orders")).toBe(6);
      expect(
        await value(
          other,
          `select count(*)::int from orders
           where created_at < timestamptz '${moment}' - interval '7 months' or updated_at > '${moment}'`,
        ),
      ).toBe(0);
    },
  );
});
