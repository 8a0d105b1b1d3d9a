import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { seededColors } from "#content/backpack-colors.ts";
import { catalogAdminEndpoints } from "#modules/catalog/admin/admin-endpoints.ts";
import {
  adminProductSchema,
  productRowSchema,
  type ProductRow,
} from "#modules/catalog/admin-shapes.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { anonymous } from "#shared/actor.ts";
import { orderBody } from "../../support/sample-order.ts";
import { idIn, readIn, startAdminShop } from "./admin-shop.ts";

const testShop = await startAdminShop();
const { asAdmin, addProduct, addVariant, product, names, backpackId, database, now } = testShop;
const page = catalogAdminEndpoints.listProducts.response;
const getPath = (id: string) => `/api/admin/products/${id}`;
/** The products of all pages of the list. */
async function listAll(query: string): Promise<ProductRow[]> {
  const found: ProductRow[] = [];
  for (let after: string | null = ""; after !== null;) {
    const path = `/api/admin/products?${query}${after && `&after=${after}`}`;
    // oxlint-disable-next-line no-await-in-loop -- each page tells where the next one begins
    const read: z.infer<typeof page> = readIn(page, await asAdmin("GET", path));
    found.push(...read.products);
    after = read.nextCursor;
  }
  return found;
}
const listSold = async () =>
  (await database.runInTransaction(anonymous, (db) => findVariants({ db, clock: now }))).map(
    (variant) => variant.slug,
  );

describe("writing products", () => {
  test("CAT-30 a new product is stored with all fields of the form, tags and texts normalized", async () => {
    const id = await addProduct({
      name: "  Rain Cover ",
      description: "Keeps\nwater out",
      basePriceMinor: 1_999,
      tags: [" Rain ", "rain", "", "Cover"],
      weightGrams: 120,
      dimensions: " 40 x 30 cm ",
      sku: "RAIN",
      featured: true,
      attributes: [
        { name: "Waterproof", value: "true", type: "boolean" },
        { name: "Layers", value: "2", type: "number" },
      ],
    });
    expect(await product(id)).toMatchObject({
      name: "Rain Cover",
      description: "Keeps\nwater out",
      basePrice: { amountMinor: 1_999, currency: "USD" },
      basePriceIls: null,
      tags: ["Rain", "Cover"],
      weightGrams: 120,
      dimensions: "40 x 30 cm",
      sku: "RAIN",
      isActive: true,
      featured: true,
      attributes: [
        { name: "Waterproof", value: "true", type: "boolean" },
        { name: "Layers", value: "2", type: "number" },
      ],
      images: [],
      variants: [],
      deletedAt: null,
    });
    const bare = await addProduct({ tags: [" ", ""] });
    expect(await database.asOwner("select tags from products where id = $1", [bare])).toEqual([
      { tags: null },
    ]);
    // The database holds the same rule against everybody.
    await expect(
      database.asOwner("update products set tags = '{Rain,rain}' where id = $1", [id]),
    ).rejects.toThrow("products_tags_distinct");
  });

  test.each<[string, string, Record<string, unknown>]>([
    ["name", "required", { name: "  " }],
    ["name", "too_long", { name: "x".repeat(201) }],
    ["name", "unprintable", { name: "a\u2028b" }],
    ["basePriceMinor", "too_small", { basePriceMinor: -1 }],
    ["weightGrams", "too_small", { weightGrams: 0 }],
    ["sku", "taken", { sku: "WANDERPAW_BACKPACK" }],
    ["categoryId", "unknown", { categoryId: randomUUID() }],
    [
      "attributes.0.value",
      "not_a_number",
      { attributes: [{ name: "a", value: "x", type: "number" }] },
    ],
    [
      "attributes.1.name",
      "twice",
      { attributes: [1, 2].map((value) => ({ name: "a", value: `${value}`, type: "text" })) },
    ],
  ])("CAT-31 an invalid product is rejected by field: %s is %s", async (field, code, fields) => {
    const answer = await asAdmin("POST", "/api/admin/products", {
      name: "Another",
      basePriceMinor: 1,
      ...fields,
    });
    expect(answer).toMatchObject({ status: 422, fields: { [field]: [code] } });
  });

  test("CAT-32 a form opened before another person's change is rejected with the time of that change", async () => {
    const before = await product(backpackId);
    const form = {
      name: before.name,
      basePriceMinor: before.basePrice.amountMinor,
      tags: before.tags,
      sku: before.sku,
      categoryId: before.category?.id,
      version: before.version,
    };
    // Units that are sold meanwhile are no change of the product, and the form does not touch them.
    await testShop.place(orderBody({ olive: 1 }));
    const saved = await asAdmin("PUT", getPath(backpackId), { ...form, description: "First" });
    expect(saved.status).toBe(200);
    expect((await product(backpackId)).variants.map((each) => each.available)).toEqual([3, 5, 2]);
    const late = await asAdmin("PUT", getPath(backpackId), { ...form, description: "Second" });
    const after = await product(backpackId);
    expect(late).toMatchObject({
      status: 409,
      code: "conflict",
      conflict: {
        changedAt: after.updatedAt,
        changedBy: "Noa Adler",
        current: { version: after.version, description: "First" },
      },
    });
    expect(after.description).toBe("First");
    expect(after.attributes).toEqual([]);
  });

  test("CAT-33 visibility and featuring have separate switches, and an inactive product leaves the storefront at once", async () => {
    const feature = async (featured: boolean) =>
      readIn(productRowSchema, await asAdmin("PATCH", getPath(backpackId), { featured }));
    const setState = async (state: string) =>
      readIn(adminProductSchema, await asAdmin("PUT", `${getPath(backpackId)}/state`, { state }));
    expect(await feature(false)).toMatchObject({ featured: false, isActive: true });
    expect(await setState("draft")).toMatchObject({ featured: false, isActive: false });
    expect(await listSold()).toEqual([]);
    await setState("live");
    await feature(true);
    expect(await listSold()).toEqual(seededColors);
    expect(await asAdmin("PATCH", getPath(backpackId), {})).toMatchObject({ status: 422 });
    expect(await asAdmin("PATCH", getPath(randomUUID()), { featured: true })).toMatchObject({
      code: "not_found",
    });
  });

  test("CAT-34 a copy has everything except unique codes and stock", async () => {
    const getCopy = async (withImages: boolean) =>
      product(
        idIn(
          await asAdmin("POST", `${getPath(backpackId)}/duplicate`, { name: "Copy", withImages }),
        ),
      );
    const original = await product(backpackId);
    const copy = await getCopy(true);
    expect(copy).toMatchObject({
      name: "Copy",
      sku: null,
      isActive: false,
      featured: false,
      available: 0,
      tags: original.tags,
      description: original.description,
      category: original.category,
    });
    expect(copy.images.map((image) => image.imageUrl)).toEqual(
      original.images.map((image) => image.imageUrl),
    );
    for (const variant of copy.variants) {
      expect(variant).toMatchObject({ barcode: null, onHand: 0 });
      expect(variant.slug).toMatch(/^[a-z]+-copy$/);
      expect(variant.sku).toMatch(/^COPY-[0-9A-F]{8}$/);
    }
    expect(copy.variants.map((each) => each.variantName).toSorted()).toEqual(
      original.variants.map((each) => each.variantName).toSorted(),
    );
    const bare = await getCopy(false);
    expect(bare.images).toEqual([]);
    expect(bare.variants.every((each) => each.imageUrl === null)).toBe(true);
    expect(await listSold()).toEqual(seededColors);
  });
});

describe("the list", () => {
  test("CAT-35 products can be found by name, tag, SKU and codes of variants, and filtered by state and category", async () => {
    const id = await addProduct({ name: "Leash 50%_x", tags: ["Walks"], isActive: false });
    await addVariant(id, { sku: "LEASH-RED", barcode: "4006381333931" });
    for (const q of ["leash", "50%25_x", "walks", "leash-red", "red%20walks", "638133393"])
      expect(await names(`q=${q}`)).toEqual(["Leash 50%_x"]);
    expect(await names("q=leash%20nothing")).toEqual([]);
    expect(await names("q=%25")).toEqual(["Leash 50%_x"]);
    expect(await names("state=inactive")).toContain("Leash 50%_x");
    expect(await names("state=active")).not.toContain("Leash 50%_x");
    expect(await names("state=featured")).toContain("Wanderpaw Backpack");
    expect(await names("category=none")).not.toContain("Wanderpaw Backpack");
    const [carriers] = await database.asOwner(
      "select id from product_categories where name = 'Carriers'",
    );
    // The backpack is in a subcategory of it.
    expect(await names(`category=${String(carriers?.["id"])}`)).toContain("Wanderpaw Backpack");
  });

  test("CAT-35 what most of many products have, in a tag or a variant, is found as well", async () => {
    await database.asOwner(
      `with bulk as (
         insert into products (name, base_price_minor, tags)
         select 'Bulk ' || n, 1, case when n % 2 = 0 then array['Plenty'] end from generate_series(1, 700) n
         returning id, name
       ) insert into product_variants (product_id, variant_name, price_minor, sku)
         select id, 'Plenty', 1, replace(name, ' ', '-') from bulk where right(name, 1) in ('1', '3', '5', '7', '9');
       analyze products, product_variants`,
    );
    expect(await listAll("q=plenty&sort=shop")).toHaveLength(700);
    expect(await names("q=plenty%20bulk-699")).toEqual(["Bulk 699"]);
    await database.asOwner("delete from products where name like 'Bulk %'");
  });

  test.each<[string, (row: ProductRow) => string | number]>([
    ["newest", ({ createdAt }) => -Date.parse(createdAt)],
    ["updated", ({ updatedAt }) => -Date.parse(updatedAt)],
    ["name", ({ name }) => name.toLowerCase()],
    ["price", ({ basePrice }) => basePrice.amountMinor],
    ["-price", ({ basePrice }) => -basePrice.amountMinor],
    ["available", ({ available }) => available],
    // Every ninth is featured, then comes its own order.
    ["shop", ({ name }) => (Number(name.slice(5)) % 9 && 100) + (Number(name.slice(5)) % 11)],
  ])("CAT-36 pagination returns every product exactly once: by %s", async (sort, valueOf) => {
    await database.asOwner(
      `insert into products (name, base_price_minor, featured, display_order, created_at)
         select 'Bulk ' || n, n % 7, n % 9 = 0, n % 11, '2020-01-01'::timestamptz + (n % 5) * interval '1 day' from generate_series(1, 120) n`,
    );
    const found = await listAll(`q=bulk&sort=${sort}`);
    expect(found).toHaveLength(120);
    expect(new Set(found.map(({ id }) => id)).size).toBe(120);
    const values = found.map(valueOf);
    expect(values).toEqual(
      values.toSorted((a, b) =>
        typeof a === "number"
          ? a - Number(b)
          : a.localeCompare(String(b), "en", { numeric: false }),
      ),
    );
    await database.asOwner("delete from products where name like 'Bulk %'");
  });

  test("CAT-36 an invalid cursor, or one of another sort order, is rejected", async () => {
    await database.asOwner(
      "insert into products (name, base_price_minor) select 'Bulk ' || n, n from generate_series(1, 60) n",
    );
    const { nextCursor } = readIn(page, await asAdmin("GET", "/api/admin/products?sort=price"));
    for (const cursor of ["x", String(nextCursor)])
      expect(
        // oxlint-disable-next-line no-await-in-loop -- two requests
        await asAdmin("GET", `/api/admin/products?sort=name&after=${cursor}`),
      ).toMatchObject({ status: 422, fields: { after: ["malformed"] } });
    const { counts } = readIn(page, await asAdmin("GET", "/api/admin/products?q=nothing"));
    expect(counts.all).toBe(counts.active + counts.inactive);
    expect(counts).toMatchObject({ featured: 2, deleted: 0 });
    await database.asOwner("delete from products where name like 'Bulk %'");
  });

  test("CAT-37 prices are shown in shekels at the newest rate, exactly", async () => {
    await database.asOwner(
      "insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'ILS', 3.70045, 'test')",
    );
    const id = await addProduct({ basePriceMinor: 1_000 });
    expect((await product(id)).basePriceIls).toEqual({ amountMinor: 3_700, currency: "ILS" });
    const variant = await addVariant(id, { priceMinor: 100_000 });
    expect(variant.priceIls).toEqual({ amountMinor: 370_045, currency: "ILS" });
  });
});

describe("rights", () => {
  test("CAT-38 strangers, customers and moderators are rejected everywhere", async () => {
    const { text } = await testShop.send("/api/auth/sign-in", {
      email: "moderator@wanderpaw.example",
      password: "Wanderpaw!2026",
    });
    const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(text));
    for (const { method, path } of Object.values(catalogAdminEndpoints)) {
      const address = testShop.shop.url + path.replace(":id", backpackId);
      for (const [headers, status] of [
        [{}, 401],
        [{ authorization: `Bearer ${access_token}` }, 403],
      ] as const)
        // oxlint-disable-next-line no-await-in-loop -- a few requests
        expect((await fetch(address, { method, headers })).status).toBe(status);
    }
    expect(now()).toEqual(new Date("2026-03-01T10:00:00Z"));
  });
});
