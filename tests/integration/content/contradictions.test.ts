// Publishing policies, and changing what is sold, names the texts that say something else.
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { policies } from "#content/policies.ts";
import { readDetails } from "#modules/catalog/read-details.ts";
import { contradiction } from "#modules/content/admin/contract.ts";
import { fillDetails } from "#modules/content/fill-details.ts";
import { readPageContent } from "#modules/content/read-page-content.ts";
import { anonymous } from "#shared/actor.ts";
import { startContentShop } from "./content-shop.ts";

const { asAdmin, database, discard, publish, read, readIn, save } = await startContentShop();

const listed = z.object({ contradictions: z.array(contradiction) });
const listNow = async () =>
  readIn(listed, await asAdmin("GET", "/api/admin/content/contradictions")).contradictions;
/** The data of pages, as text. */
const readPages = () =>
  database.runInTransaction(anonymous, async (db) => {
    const page = await readPageContent({ db }, { keys: ["faq", "dealer"], withTexts: true });
    const details = await readDetails({ db }, "olive");
    return {
      about: JSON.stringify(page.texts.findPage("/about")),
      words: JSON.stringify(page.content),
      olive: JSON.stringify(details && fillDetails(details, undefined, page.values)),
    };
  });

afterEach(async () => {
  await discard("policies");
  await database.asOwner("delete from content_documents");
});

test("CONT-24 a draft of the policies names every text that it would contradict, of the catalogue, too", async () => {
  expect(await listNow()).toEqual([]);
  expect((await read("policies")).contradictions).toEqual([]);
  const blog = await read("blog");
  await publish("blog", { ...blog.published, lede: "A warranty of twelve months." });
  await database.asOwner(
    `insert into product_attributes (product_id, attribute_name, attribute_value)
     select product_id, 'Guarantee', '12 months' from product_variants where slug = 'olive'`,
  );
  await database.asOwner(
    "update product_variants set story = 'A 12-month warranty.' where slug = 'olive'",
  );
  expect(await listNow()).toEqual([]);
  await save("policies", { ...policies, warrantyMonths: 24 });
  const found = (await read("policies")).contradictions;
  expect(found).toMatchObject([
    { kind: "document", key: "blog", field: "lede", typed: "twelve months", promised: "24 months" },
    { kind: "product", field: "attributes", typed: "12 months" },
    { kind: "variant", field: "story", typed: "12-month" },
  ]);
  expect((await read("blog")).contradictions).toEqual([]);
  await database.asOwner("delete from product_attributes where attribute_name = 'Guarantee'");
  await database.asOwner("update product_variants set story = null where slug = 'olive'");
});

test("CATF-12 WORDS-98 attributes and texts follow the policies and the colours that are sold", async () => {
  const fresh = await readPages();
  expect(fresh.olive).toContain("12 months, factory");
  expect(fresh.about).toContain("a choice of olive, caramel and blue");
  await publish("policies", { ...policies, warrantyMonths: 24 });
  await database.asOwner(
    `insert into product_variants (product_id, slug, variant_name, short_name, price_minor, sku, display_order)
     select product_id, 'forest', 'Forest & Cream', 'Forest', 7499, 'FOREST', 9 from product_variants where slug = 'olive'`,
  );
  const { about, words, olive } = await readPages();
  expect(olive).toContain("24 months, factory");
  expect(about).toContain("a choice of olive, caramel, blue and forest");
  expect(about).toContain("There are four colours and a single cut");
  expect(words).toContain("All four colours share the same cut");
  expect(words).toContain("One bag, four colours");
  // Only the owner knows the colors in a film.
  expect(await listNow()).toMatchObject([
    { key: "gallery", typed: "three colours", promised: "4 colours" },
  ]);
  await database.asOwner("delete from product_variants where slug = 'forest'");
});

test("WORDS-99 a text that counts several colours is left out while there is only one", async () => {
  await database.asOwner(
    "update product_variants set is_active = false where slug in ('caramel', 'blue')",
  );
  const { about, words } = await readPages();
  expect(about).toContain("a choice of olive.");
  expect(about).toContain("than launch ten variations.");
  expect(about).not.toContain("a single cut");
  expect(words).toContain("One bag, one colour");
  await database.asOwner("update product_variants set is_active = true");
});
