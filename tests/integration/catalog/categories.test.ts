import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { categoryEndpoints } from "#modules/catalog/admin/category-endpoints.ts";
import { adminCategorySchema, type AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { readIn, startAdminShop } from "./admin-shop.ts";

const { asAdmin, addProduct, product, database, shop, send } = await startAdminShop();
const list = z.object({ categories: z.array(adminCategorySchema) });

const all = async () => readIn(list, await asAdmin("GET", "/api/admin/categories")).categories;
const add = (fields: object) => asAdmin("POST", "/api/admin/categories", fields);
const make = async (fields: object) => readIn(adminCategorySchema, await add(fields));
const getPath = (id: string) => `/api/admin/categories/${id}`;
const edit = (id: string, fields: object) => asAdmin("PATCH", getPath(id), fields);
const remove = (id: string) => asAdmin("DELETE", getPath(id));
const move = async (id: string, direction: "up" | "down") => {
  const answer = await asAdmin("POST", `${getPath(id)}/move`, { direction });
  return readIn(list, answer).categories.map(({ name }) => name);
};
const named = async (name: string): Promise<AdminCategory> => {
  const found = (await all()).find((each) => each.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

test("CAT-50 categories are listed with their subcategories and the number of their products", async () => {
  expect((await all()).map(({ name, products }) => [name, products])).toEqual([
    ["Carriers", 0],
    ["Backpacks", 1],
    ["Accessories", 1],
  ]);
  const carriers = await named("Carriers");
  expect((await named("Backpacks")).parentId).toBe(carriers.id);
});

test("CAT-51 a new category comes last under its parent, where its name is free", async () => {
  const carriers = await named("Carriers");
  const slings = await make({ name: " Slings ", parentId: carriers.id, description: " " });
  expect(slings).toEqual({
    id: slings.id,
    name: "Slings",
    description: null,
    parentId: carriers.id,
    isActive: true,
    products: 0,
    productsInBin: 0,
    version: slings.version,
  });
  expect((await all()).map(({ name }) => name)).toEqual([
    "Carriers",
    "Backpacks",
    "Slings",
    "Accessories",
  ]);
  expect(await add({ name: "Slings", parentId: carriers.id })).toMatchObject({
    status: 422,
    fields: { name: ["taken"] },
  });
  // Elsewhere it is another one.
  expect((await make({ name: "Slings" })).parentId).toBeNull();
  expect(await add({ name: "Slings" })).toMatchObject({ fields: { name: ["taken"] } });
  expect(await add({ name: "  " })).toMatchObject({ fields: { name: ["required"] } });
  expect(await add({})).toMatchObject({ status: 422 });
});

test("PRODS-30 a category is added before another one, or last if that one no longer exists", async () => {
  const parent = await make({ name: "Bowls" });
  const under = { parentId: parent.id };
  const [first, third] = [
    await make({ name: "First", ...under }),
    await make({ name: "Third", ...under }),
  ];
  await make({ name: "Second", ...under, beforeId: third.id });
  await make({ name: "Zeroth", ...under, beforeId: first.id });
  await make({ name: "Last", ...under, beforeId: randomUUID() });
  // Of another parent: it is no sibling.
  await make({ name: "Behind", ...under, beforeId: parent.id });
  const names = (await all()).filter(({ parentId }) => parentId === parent.id);
  expect(names.map(({ name }) => name)).toEqual([
    "Zeroth",
    "First",
    "Second",
    "Third",
    "Last",
    "Behind",
  ]);
  for (const { id } of names) await remove(id);
  await remove(parent.id);
});

test("CAT-52 a category cannot be its own parent, and a third level is rejected from both sides", async () => {
  const [carriers, backpacks] = [await named("Carriers"), await named("Backpacks")];
  const refused = (problem: string) => ({ status: 422, fields: { parentId: [problem] } });
  expect(await edit(carriers.id, { parentId: carriers.id })).toMatchObject(refused("itself"));
  expect(await edit(carriers.id, { parentId: backpacks.id })).toMatchObject(refused("nested"));
  expect(await add({ name: "Deep", parentId: backpacks.id })).toMatchObject(refused("nested"));
  const accessories = await named("Accessories");
  // It has subcategories itself.
  expect(await edit(carriers.id, { parentId: accessories.id })).toMatchObject(refused("nested"));
  expect(await add({ name: "Lost", parentId: randomUUID() })).toMatchObject(refused("unknown"));
  expect(await edit(randomUUID(), { name: "Nobody" })).toMatchObject({ code: "not_found" });
});

test("CAT-52 of two categories that become each other's parent at the same moment, only one does", async () => {
  const [a, b] = [await make({ name: "Loop A" }), await make({ name: "Loop B" })];
  const answers = await Promise.all([
    edit(a.id, { parentId: b.id }),
    edit(b.id, { parentId: a.id }),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const parents = await database.asOwner(
    "select 1 from product_categories a join product_categories b on b.id = a.parent_id where b.parent_id is not null",
  );
  expect(parents).toEqual([]);
  for (const { id } of [a, b]) await edit(id, { parentId: null });
  for (const { id } of [a, b]) await remove(id);
});

test("CAT-53 an edit changes only the fields of one category, and under a new parent it comes last", async () => {
  const slings = (await all()).find(({ name, parentId }) => name === "Slings" && parentId === null);
  const id = slings?.id ?? "";
  const changed = readIn(adminCategorySchema, await edit(id, { name: "Wraps", isActive: false }));
  expect(changed).toMatchObject({ name: "Wraps", isActive: false, description: null });
  const { id: parentId } = await named("Accessories");
  await edit(id, { parentId });
  expect((await all()).map(({ name }) => name).slice(-2)).toEqual(["Accessories", "Wraps"]);
  expect((await named("Wraps")).isActive).toBe(false);
});

test("CAT-57 a category that another person has changed meanwhile is not overwritten", async () => {
  const { id, version } = await named("Wraps");
  expect((await edit(id, { name: "Sashes", version })).status).toBe(200);
  const { version: present } = await named("Sashes");
  expect(await edit(id, { description: "Soft", version })).toMatchObject({
    status: 409,
    code: "conflict",
    conflict: { changedBy: "Noa Adler", current: { name: "Sashes", version: present } },
  });
  // The same again is none, and an edit without a version is made in any case.
  expect((await edit(id, { name: "Sashes", version })).status).toBe(200);
  expect((await edit(id, { name: "Wraps" })).status).toBe(200);
});

test("CAT-54 moving swaps a category with its neighbour under the same parent, even where positions were equal", async () => {
  const slings = await named("Slings");
  expect(await move(slings.id, "up")).toEqual([
    "Carriers",
    "Slings",
    "Backpacks",
    "Accessories",
    "Wraps",
  ]);
  // The first one stays, also with subcategories of others above it.
  expect((await move(slings.id, "up")).slice(0, 3)).toEqual(["Carriers", "Slings", "Backpacks"]);
  const accessories = await named("Accessories");
  expect((await move(accessories.id, "up")).slice(0, 3)).toEqual([
    "Accessories",
    "Wraps",
    "Carriers",
  ]);
  await database.asOwner("update product_categories set display_order = 3");
  const order = (await all()).filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const last = order.at(-1) ?? "";
  await move(last, "up");
  expect((await all()).filter(({ parentId }) => parentId === null).map(({ id }) => id)).toEqual(
    order.toReversed(),
  );
  expect(await asAdmin("POST", `${getPath(last)}/move`, { direction: "sideways" })).toMatchObject({
    status: 422,
  });
});

test("CAT-55 a category with products or subcategories cannot be removed, and the error states their number", async () => {
  const { id } = await make({ name: "Full" });
  const child = await make({ name: "Inner", parentId: id });
  const products = [await addProduct({ categoryId: id }), await addProduct({ categoryId: id })];
  expect(await remove(id)).toMatchObject({
    status: 409,
    code: "category_in_use",
    fields: { products: ["2"] },
  });
  for (const each of products) await asAdmin("DELETE", `/api/admin/products/${each}`);
  expect(await named("Full")).toMatchObject({ products: 0, productsInBin: 2 });
  expect(await remove(id)).toMatchObject({
    status: 409,
    code: "category_has_children",
    fields: { categories: ["1"] },
  });
  expect((await remove(child.id)).status).toBe(204);
  // Products in the bin do not keep the category, and have none from now on.
  expect((await remove(id)).status).toBe(204);
  expect((await product(products[0] ?? "")).category).toBeNull();
  expect((await remove(id)).code).toBe("not_found");
});

test("CAT-55 a product added while its category is removed is either rejected or keeps the category", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await make({ name: `Race ${round}` });
    const [added, removed] = await Promise.all([
      asAdmin("POST", "/api/admin/products", { name: "Late", basePriceMinor: 1, categoryId: id }),
      remove(id),
    ]);
    expect([added.status, removed.status]).toEqual(
      removed.status === 204 ? [422, 204] : [200, 409],
    );
  }
});

test("CAT-56 only staff with the right can use categories", async () => {
  const signIn = await send("/api/auth/sign-in", {
    email: "moderator@wanderpaw.example",
    password: "Wanderpaw!2026",
  });
  const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(signIn.text));
  for (const { method, path } of Object.values(categoryEndpoints)) {
    const ask = (headers: Record<string, string>) =>
      fetch(shop.url + path.replace(":id", randomUUID()), {
        method,
        headers,
      });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${access_token}` })).status).toBe(403);
  }
});
