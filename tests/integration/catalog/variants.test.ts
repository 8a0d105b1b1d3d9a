import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { listImageSeeds } from "#modules/catalog/seed-catalog.ts";
import { adminVariantSchema } from "#modules/catalog/admin-shapes.ts";
import { anonymous } from "#shared/actor.ts";
import { orderBody } from "../../support/sample-order.ts";
import { idIn, readIn, startAdminShop } from "./admin-shop.ts";
import { sampleImage } from "./sample-images.ts";

const testShop = await startAdminShop();
const { asAdmin, addProduct, addImage, addVariant, product, backpackId, database, place, read } =
  testShop;
const getVariant = async (slug: string) => {
  const found = (await product(backpackId)).variants.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`no ${slug}`);
  return found;
};
const create = (productId: string, fields: object) =>
  asAdmin("POST", `/api/admin/products/${productId}/variants`, {
    variantName: "Another",
    sku: randomUUID(),
    priceMinor: 100,
    ...fields,
  });
const update = (id: string, fields: object) =>
  asAdmin("PATCH", `/api/admin/variants/${id}`, fields);
const setStatus = (orderId: string, status: string) =>
  asAdmin("POST", `/api/admin/orders/${orderId}/status`, { status });
const remove = (id: string) => asAdmin("DELETE", `/api/admin/variants/${id}`);

test("CAT-42 the initial stock of a new variant is recorded in the ledger as goods received", async () => {
  const { images } = await product(backpackId);
  const variant = await addVariant(backpackId, {
    variantName: " Rose ",
    sku: "ROSE",
    barcode: "4006381333931",
    colorPrimary: "Rose",
    imageId: images[1]?.id,
    stock: 7,
  });
  expect(variant).toMatchObject({
    variantName: "Rose",
    sku: "ROSE",
    barcode: "4006381333931",
    slug: "rose",
    colorPrimary: "Rose",
    colorSecondary: null,
    imageUrl: images[1]?.imageUrl,
    price: { amountMinor: 1_000, currency: "USD" },
    onHand: 7,
    reserved: 0,
    available: 7,
    deletionBlockedBy: "stock",
  });
  const movements = await database.asOwner(
    `select reason, quantity, email from stock_movements m join profiles p on p.id = m.actor_id where sku = 'ROSE'`,
  );
  expect(movements).toEqual([{ reason: "receipt", quantity: 7, email: "admin@wanderpaw.example" }]);
  expect((await addVariant(backpackId)).onHand).toBe(0);
});

const [{ barcode: takenBarcode } = { barcode: null }] = (await product(backpackId)).variants;

test.each<[string, string, object]>([
  ["variantName", "required", { variantName: " " }],
  ["sku", "required", { sku: "" }],
  ["sku", "taken", { sku: "WANDERPAW_BACKPACK_OLIVE" }],
  ["barcode", "not_digits", { barcode: "12-34" }],
  ["barcode", "check_digit", { barcode: "4006381333932" }],
  ["barcode", "taken", { barcode: takenBarcode }],
  ["slug", "taken", { slug: "olive" }],
  ["imageId", "unknown", { imageId: randomUUID() }],
  ["priceMinor", "too_small", { priceMinor: -1 }],
  ["priceMinor", "too_large", { priceMinor: 1_000_001 }],
  ["stock", "too_small", { stock: -1 }],
])("CAT-43 an invalid variant is rejected by field: %s is %s", async (field, code, fields) => {
  const before = await database.asOwner("select count(*)::int as count from product_variants");
  expect(await create(backpackId, fields)).toMatchObject({
    status: 422,
    fields: { [field]: [code] },
  });
  expect(await database.asOwner("select count(*)::int as count from product_variants")).toEqual(
    before,
  );
});

test("CAT-72 variants of one name added at the same moment without a slug get different slugs", async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => addProduct()));
  const answers = await Promise.all(
    products.map((productId) => create(productId, { variantName: "Same moment" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(products.map(() => 200));
  const rows = await database.asOwner(
    "select slug from product_variants where variant_name = 'Same moment' order by slug",
  );
  expect(rows.map(({ slug }) => slug)).toEqual(
    ["", "-2", "-3", "-4", "-5", "-6"].map((end) => `same-moment${end}`),
  );
});

test("CAT-44 an edit changes only the fields of one variant, and the page of its color follows", async () => {
  const olive = await getVariant("olive");
  const changed = readIn(
    adminVariantSchema,
    await update(olive.id, { variantName: "Moss", imageId: null }),
  );
  expect(changed).toEqual({
    ...olive,
    variantName: "Moss",
    imageUrl: null,
    version: changed.version,
  });
  expect(changed.version).not.toBe(olive.version);
  const readVariants = async () =>
    database.runInTransaction(anonymous, (db) => findVariants({ db, clock: testShop.now }));
  expect((await readVariants()).find(({ slug }) => slug === "olive")?.variantName).toBe("Moss");
  const setState = (state: string) =>
    asAdmin("PUT", `/api/admin/variants/${olive.id}/state`, { state });
  await setState("draft");
  expect((await readVariants()).map(({ slug }) => slug)).not.toContain("olive");
  // An address that was given once belongs to its variant for good.
  await setState("live");
  await update(olive.id, { slug: "moss" });
  expect((await readVariants())[0]).toMatchObject({ slug: "moss", formerSlugs: ["olive"] });
  await update(olive.id, { slug: "olive" });
  expect((await readVariants())[0]?.slug).toBe("olive");
  // Stock and price are not among them.
  expect(await update(olive.id, { stockQuantity: 99, priceMinor: 1 })).toMatchObject({
    status: 422,
  });
  expect(await update(randomUUID(), { size: "L" })).toMatchObject({ code: "not_found" });
});

test("CAT-45 a variant can be removed only without stock and reserved items, and its orders keep their lines", async () => {
  const productId = await addProduct({ description: "Warm" });
  await addImage(productId, await sampleImage(40, 30));
  const { id } = await addVariant(productId, { sku: "LAST", stock: 1 });
  expect(await remove(id)).toMatchObject({
    status: 409,
    code: "variant_in_use",
    fields: { available: ["1"], reserved: ["0"] },
  });
  const answer = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: randomUUID(),
    customer: { name: "Dana", email: "dana@mail.example" },
    lines: [{ variantId: id, quantity: 1 }],
  });
  const orderId = idIn(answer);
  expect((await product(productId)).variants[0]?.deletionBlockedBy).toBe("reserved");
  expect(await remove(id)).toMatchObject({ fields: { available: ["0"], reserved: ["1"] } });
  await setStatus(orderId, "shipped");
  const before = await read(orderId);
  expect((await remove(id)).status).toBe(204);
  const after = await read(orderId);
  expect(after.lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, unitPrice])).toEqual(
    before.lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, unitPrice]),
  );
  expect((await remove(id)).code).toBe("not_found");
});

test("CAT-46 the images of a removed variant can be restored as images of the product", async () => {
  const blue = await getVariant("blue");
  const order = await place(orderBody({ blue: 2 }));
  expect((await remove(blue.id)).code).toBe("variant_in_use");
  await setStatus(order, "cancelled");
  await asAdmin("POST", `/api/admin/variants/${blue.id}/movements`, {
    kind: "adjustment",
    quantity: -2,
  });
  const own = (await product(backpackId)).images.filter((image) => image.variantId === blue.id);
  expect(own).toHaveLength(listImageSeeds("blue").length);
  expect((await remove(blue.id)).status).toBe(204);
  const left = (await product(backpackId)).images;
  expect(left.filter((image) => image.imageUrl.includes("blue"))).toEqual([]);
  await asAdmin("POST", `/api/admin/images/${own[0]?.id}/restore`);
  expect((await product(backpackId)).images).toContainEqual({
    ...own[0],
    variantId: null,
  });
});
