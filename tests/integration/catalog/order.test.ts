import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { adminProductSchema } from "#modules/catalog/admin-shapes.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { anonymous } from "#shared/actor.ts";
import { readIn, startAdminShop } from "./admin-shop.ts";

const testShop = await startAdminShop();
const { asAdmin, addProduct, product, names, backpackId, database } = testShop;

const shown = async () =>
  (
    await database.runInTransaction(anonymous, (db) => findVariants({ db, clock: testShop.now }))
  ).map(({ slug }) => slug);
const order = (ids: readonly string[]) =>
  asAdmin("PUT", `/api/admin/products/${backpackId}/variants/order`, { ids });
const move = (id: string, body: object) => asAdmin("POST", `/api/admin/products/${id}/move`, body);

test("PUB-06 the order of variants is saved as a whole, and the shop follows", async () => {
  const ids = (await product(backpackId)).variants.map(({ id }) => id);
  const reversed = seededColors.toReversed();
  expect(await shown()).toEqual(seededColors);
  const answer = readIn(adminProductSchema, await order(ids.toReversed()));
  expect(answer.variants.map(({ slug }) => slug)).toEqual(reversed);
  expect(await shown()).toEqual(reversed);
  for (const wrong of [ids.slice(1), [...ids.slice(1), randomUUID()], [...ids, ids[0] ?? ""]])
    expect(await order(wrong)).toMatchObject({ status: 409, code: "conflict" });
  expect(await shown()).toEqual(reversed);
  await order(ids);
});

test("PUB-06 a new variant comes last", async () => {
  await asAdmin("POST", `/api/admin/products/${backpackId}/variants`, {
    variantName: "Forest",
    sku: "FOREST",
    slug: "forest",
    priceMinor: 1,
  });
  expect((await product(backpackId)).variants.map(({ slug }) => slug)).toEqual([
    ...seededColors,
    "forest",
  ]);
});

test("PUB-07 products are moved by one position or to the position of another, featured ones first", async () => {
  const [a, b, c] = [
    await addProduct({ name: "A" }),
    await addProduct({ name: "B" }),
    await addProduct({ name: "C" }),
  ];
  const before = ["Wanderpaw Backpack", "Cotton Storage Bag"];
  const listed = () => names("sort=shop");
  expect(await listed()).toEqual([...before, "A", "B", "C"]);
  expect((await move(c, { to: a })).status).toBe(204);
  expect(await listed()).toEqual([...before, "C", "A", "B"]);
  await move(c, { direction: "down" });
  expect(await listed()).toEqual([...before, "A", "C", "B"]);
  // At the end nothing happens, and nothing passes what is featured.
  await move(b, { direction: "down" });
  expect(await move(b, { to: backpackId })).toMatchObject({ fields: { to: ["unknown"] } });
  expect(await listed()).toEqual([...before, "A", "C", "B"]);
  expect(await move(randomUUID(), { direction: "up" })).toMatchObject({ code: "not_found" });

  await asAdmin("PATCH", `/api/admin/products/${b}`, { featured: true });
  expect((await listed()).slice(0, 2).toSorted()).toEqual(["B", "Wanderpaw Backpack"]);
  await asAdmin("PATCH", `/api/admin/products/${b}`, { featured: false });
});

test("PUB-08 products in a hidden category, or in a subcategory of one, are not for sale", async () => {
  const { category } = await product(backpackId);
  const [parent] = await database.asOwner(
    "select parent_id from product_categories where id = $1",
    [category?.id],
  );
  expect(await shown()).toHaveLength(seededColors.length);
  for (const id of [category?.id, String(parent?.["parent_id"])]) {
    const path = `/api/admin/categories/${id}`;
    await asAdmin("PATCH", path, { isActive: false });
    expect(await shown()).toEqual([]);
    await asAdmin("PATCH", path, { isActive: true });
    expect(await shown()).toHaveLength(seededColors.length);
  }
});
