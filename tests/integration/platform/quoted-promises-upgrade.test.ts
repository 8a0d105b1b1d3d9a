import { expect, test } from "vitest";
import { dealer } from "#content/dealer.ts";
import { backpackSpecifications } from "#content/backpack.ts";
import { describeDocument } from "#modules/content/admin/described-document.ts";
import { backpackSeed } from "#modules/catalog/seed-catalog.ts";
import { migrate } from "#platform/db/migrate.ts";
import { withOwner } from "#platform/db/owner.ts";
import { emptyDatabase, folder, migrationsUpTo } from "./older-databases.ts";

const about = describeDocument("page/about").seed;
/** A document as the version before had it: colors counted and named by hand. */
const toOlder = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll("{colours.count}", "three colours")
    .replaceAll("{colours.several}", "three colours")
    .replaceAll("{colours.names}", "olive, caramel and blue");

test("CONT-23 texts that the owner left as delivered quote promises and colours after the upgrade, others stay", async () => {
  const ownerUrl = await emptyDatabase("test_quoted_promises");
  await migrate({ ownerUrl, folder: migrationsUpTo(82) });
  await withOwner(ownerUrl, async (client) => {
    await client.query(
      `insert into products (name, base_price_minor, height_mm, width_mm, depth_mm, weight_grams, max_pet_grams, description)
        values ('Bag', 7499, 460, 300, 200, 930, 10000, $1)`,
      [
        backpackSeed.description
          .replace("{bag.maxPetKg}", "10")
          .replaceAll(/\{if gift [^}]*\}|\{\/if\}/g, ""),
      ],
    );
    await client.query(`
      insert into product_attributes (product_id, attribute_name, attribute_value, display_order)
        select products.id, a.name, value, place from products, (values
          ('Outside', '46 × 30 × 20 cm (18.1 × 11.8 × 7.9 in)', 0), ('Weight', '930 g', 1),
          ('Largest pet', '10 kg (22 lb)', 2), ('Warranty', '12 months, factory', 3),
          ('Straps', '12 months, factory', 4)
        ) as a(name, value, place)`);
    await client.query(
      "insert into content_documents (key, data) values ('dealer', $1), ('page/about', $2)",
      [toOlder({ ...dealer, title: "Sell One bag, three colours" }), toOlder(about)],
    );
    await client.query("insert into content_drafts (key, data) values ('page/about', $1)", [
      toOlder(about),
    ]);
  });
  await migrate({ ownerUrl, folder });
  await withOwner(ownerUrl, async (client) => {
    const attributes = await client.query<{ value: string }>(
      "select attribute_value as value from product_attributes order by display_order",
    );
    const delivered = new Map(backpackSpecifications.map(({ name, value }) => [name, value]));
    expect(attributes.rows.map(({ value }) => value)).toEqual([
      ...["Outside", "Weight", "Largest pet", "Warranty"].map((name) => delivered.get(name)),
      "12 months, factory",
    ]);
    const described = await client.query("select description from products");
    expect(described.rows).toEqual([{ description: backpackSeed.description }]);
    const documents = await client.query("select key, data from content_documents order by key");
    expect(documents.rows).toEqual([
      { key: "dealer", data: { ...dealer, title: "Sell One bag, three colours" } },
      { key: "page/about", data: about },
    ]);
    const drafts = await client.query("select data from content_drafts");
    expect(drafts.rows).toEqual([{ data: about }]);
  });
});
