import { expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { isImageName } from "#media/image.ts";
import { accessorySeeds } from "#modules/catalog/accessory-seeds.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { listMissingOfVariant } from "#modules/catalog/publishing.ts";
import { anonymous } from "#shared/actor.ts";
import { testDatabase, type TestDatabase } from "../../support/database.ts";
import { seed, value } from "./seeded.ts";

const shop = await testDatabase();
const plain = await testDatabase();
await seed(shop, { demo: true });
await seed(plain, { demo: false });

const slugsOfColors = new Set<string>(seededColors);
const common = { isPriced: true, category: "Accessories", max_pet_grams: null };

const forSale = (database: TestDatabase) =>
  database.runInTransaction(anonymous, (db) => findVariants({ db, clock: () => new Date() }));
const slugs = async (database: TestDatabase) => (await forSale(database)).map(({ slug }) => slug);

test("DATA-56 a fresh demo sells exactly the three colours, and a shop without it has no other products", async () => {
  expect(await slugs(shop)).toEqual([...seededColors]);
  expect(await slugs(plain)).toEqual([...seededColors]);
  const drafts =
    "select array_agg(v.slug order by v.slug)::text from product_variants v join products p on p.id = v.product_id where not p.is_active";
  expect(await value(shop, drafts)).toBe("{folding-bowl,travel-blanket}");
  expect(await value(plain, drafts)).toBeNull();
});

test("DATA-56 one press puts an accessory on sale: with texts, price, stock and pictures", async () => {
  for (const { product } of accessorySeeds) {
    await shop.asOwner("update products set is_active = true where sku = $1", [product.sku]);
  }
  const shown = (await forSale(shop)).filter(({ slug }) => !slugsOfColors.has(slug));
  expect(shown.map(({ slug }) => slug)).toEqual(["travel-blanket", "folding-bowl"]);
  for (const variant of shown) {
    expect(variant.images).toHaveLength(2);
    for (const image of variant.images) {
      expect(isImageName(image.slice("/media/".length))).toBe(true);
      // The catalog says more of them than the table that every page carries.
      expect(variant.imageTexts[image]).toMatch(/\w+ \w+/);
    }
  }
  expect(
    await shop.asOwner(
      `select slug, price_minor, stock_quantity, display_price_minor > 0 as "isPriced", c.name as category, max_pet_grams
       from product_variants v join products p on p.id = v.product_id join product_categories c on c.id = category_id
       where slug = any($1) order by slug`,
      [shown.map(({ slug }) => slug)],
    ),
  ).toEqual([
    { slug: "folding-bowl", price_minor: 1900, stock_quantity: 20, ...common },
    { slug: "travel-blanket", price_minor: 3900, stock_quantity: 12, ...common },
  ]);
  for (const { product, variant, priceMinor } of accessorySeeds) {
    const { description } = product;
    const whole = { ...variant, description, priceMinor, hasImage: true };
    expect(listMissingOfVariant(whole)).toEqual([]);
  }
});
