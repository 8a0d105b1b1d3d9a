import { describe, expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { listImageSeeds, withCheckDigit } from "#modules/catalog/seed-catalog.ts";
import { defaultSettings, settingKeys } from "#modules/settings/settings.ts";
import { encodeSetting } from "#modules/settings/read-settings.ts";
import { testDatabase } from "../../support/database.ts";
import { seed, value } from "./seeded.ts";

const shop = await testDatabase();
const plain = await testDatabase();
await seed(shop, { demo: true });
await seed(plain, { demo: false });

/** The variant that the test expects. */
const variant = (slug: string, name: string, stock: number) => ({
  slug,
  variant_name: name,
  price_minor: 7499,
  base_currency: "USD",
  stock_quantity: stock,
  sku: `WANDERPAW_BACKPACK_${slug.toUpperCase()}`,
});

describe("a new shop", () => {
  test.each([
    ["without demo data", plain],
    ["with demo data", shop],
  ])(
    "DATA-01 sells all seeded colors, olive 4, caramel 5 and blue 2 among them, at 74.99 dollars, %s",
    async (_, database) => {
      const rows = await database.asOwner(
        `select slug, variant_name, price_minor, base_currency, stock_quantity, v.sku
         from product_variants v join products p on p.id = v.product_id where p.is_active order by slug`,
      );
      expect(rows.map((row) => row["slug"])).toEqual(seededColors.toSorted());
      expect(rows).toEqual(
        expect.arrayContaining([
          variant("blue", "Sky Blue & Cream", 2),
          variant("caramel", "Caramel Brown & Cream", 5),
          variant("olive", "Olive Green & Cream", 4),
        ]),
      );
    },
  );

  test("DATA-01 has every seeded picture of each variant with a description, one primary, and categories one level deep", async () => {
    expect(
      await plain.asOwner(
        `select v.slug, count(*)::int as images, count(i.alt_text)::int as described, count(distinct i.image_url)::int as urls
         from product_images i join product_variants v on v.id = i.variant_id group by v.slug order by v.slug`,
      ),
    ).toEqual(
      seededColors.toSorted().map((slug) => {
        const { length } = listImageSeeds(slug);
        return { slug, images: length, described: length, urls: length };
      }),
    );
    const primary =
      "select count(*)::int = count(distinct product_id)::int from product_images where is_primary";
    expect(await value(plain, primary)).toBe(true);
    expect(
      await plain.asOwner(
        "select c.name, p.name as parent from product_categories c left join product_categories p on p.id = c.parent_id order by c.display_order",
      ),
    ).toEqual([
      { name: "Carriers", parent: null },
      { name: "Backpacks", parent: "Carriers" },
      { name: "Accessories", parent: null },
    ]);
  });

  test("DATA-01 gives every variant a unique barcode with a valid check digit", async () => {
    const rows = await plain.asOwner("select barcode from product_variants");
    expect(new Set(rows.map((row) => row["barcode"])).size).toBe(seededColors.length);
    for (const row of rows) {
      const barcode = String(row["barcode"]);
      expect(barcode).toBe(withCheckDigit(barcode.slice(0, 12)));
    }
    // Known from a real product.
    expect(withCheckDigit("400638133393")).toBe("4006381333931");
  });

  test("DATA-02 stores all settings with their defaults, at least the seven known ones", async () => {
    const rows = await plain.asOwner(
      "select setting_key, setting_value from system_settings order by setting_key",
    );
    const stored = new Map(
      rows.map((row) => [String(row["setting_key"]), String(row["setting_value"])]),
    );
    expect([...stored.keys()].toSorted()).toEqual([...settingKeys].toSorted());
    for (const key of settingKeys)
      expect(stored.get(key)).toBe(encodeSetting(defaultSettings[key]));
    expect(Object.fromEntries(stored)).toMatchObject({
      allow_registration: "true",
      default_order_status: '"pending"',
      email_notifications: "true",
      low_stock_threshold: "10",
      maintenance_mode: "false",
      support_email: '"hello@wanderpaw.example"',
      system_name: '"Wanderpaw ERP"',
    });
  });

  test("DATA-03 contains no personal data without demo mode", async () => {
    const counts: Record<string, unknown> = {};
    const tables = [
      "profiles",
      "accounts",
      "user_roles",
      "orders",
      "order_items",
      "order_events",
      "messages",
      "exchange_rates",
    ];
    for (const table of tables)
      counts[table] = await value(plain, `select count(*)::int from ${table}`);
    expect(counts).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  });
});
