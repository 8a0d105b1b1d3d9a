import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminVariantSchema } from "#modules/catalog/admin-shapes.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { dueCatalog } from "#modules/catalog/admin/publish-due.ts";
import { publishDue } from "#modules/publish-due.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous } from "#shared/actor.ts";
import { idIn, readIn, startAdminShop } from "./admin-shop.ts";
import { sampleImage } from "./sample-images.ts";

const testShop = await startAdminShop();
const { asAdmin, addProduct, addImage, product, backpackId, database, now, passTime } = testShop;
let count = 0;

/** Slugs of what is for sale. */
const sold = async () =>
  (await database.runInTransaction(anonymous, (db) => findVariants({ db, clock: now }))).map(
    ({ slug }) => slug,
  );
const setState = (kind: "products" | "variants", id: string, body: object) =>
  asAdmin("PUT", `/api/admin/${kind}/${id}/state`, body);
const publish = () => publishDue({ database, clock: now, log: silentLog }, dueCatalog);
const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();

/** A variant of a product of its own, described and priced unless something else is said. */
async function addVariant(fields: object = {}, productFields: Record<string, unknown> = {}) {
  count += 1;
  const productId = await addProduct({ description: "Warm", ...productFields });
  const slug = `new-${count}`;
  const body = { variantName: slug, sku: slug, slug, priceMinor: 1_000, ...fields };
  const answer = await asAdmin("POST", `/api/admin/products/${productId}/variants`, body);
  return { productId, ...readIn(adminVariantSchema, answer) };
}

/** The same with an image, so that nothing is missing. */
async function addWhole(productFields: Record<string, unknown> = {}) {
  const variant = await addVariant({}, productFields);
  await addImage(variant.productId, await sampleImage(40, 30));
  return variant;
}

test("PUB-01 a variant is a draft, scheduled, live or archived, one at a time, and so is a product", async () => {
  const { id, productId, slug } = await addWhole();
  const variant = async () => (await product(productId)).variants[0];
  expect(await variant()).toMatchObject({ state: "draft", isActive: false, missing: [] });

  await setState("variants", id, { state: "live" });
  expect(await variant()).toMatchObject({ state: "live", isActive: true });
  expect(await sold()).toContain(slug);
  await setState("variants", id, { state: "archived" });
  expect(await variant()).toMatchObject({ state: "archived", isActive: false });
  expect(await sold()).not.toContain(slug);
  const publishAt = inMinutes(60);
  await setState("variants", id, { state: "scheduled", publishAt });
  expect(await variant()).toMatchObject({ state: "scheduled", publishAt });
  await setState("variants", id, { state: "draft" });
  expect(await variant()).toMatchObject({ state: "draft", publishAt: null });

  for (const state of ["archived", "draft", "live"])
    expect(await setState("products", productId, { state })).toMatchObject({ status: 200 });
  expect(await product(productId)).toMatchObject({ state: "live", isActive: true });
});

test("PUB-01 an edit of a product or a variant leaves its state", async () => {
  const { id, productId } = await addWhole();
  const publishAt = inMinutes(60);
  await setState("variants", id, { state: "scheduled", publishAt });
  await setState("products", productId, { state: "archived" });
  const { name, basePrice, version } = await product(productId);
  await asAdmin("PATCH", `/api/admin/variants/${id}`, { tagline: "Typed" });
  await asAdmin("PATCH", `/api/admin/products/${productId}`, { featured: true });
  await asAdmin("PUT", `/api/admin/products/${productId}`, {
    name,
    basePriceMinor: basePrice.amountMinor,
    version,
  });
  expect(await product(productId)).toMatchObject({
    state: "archived",
    variants: [{ state: "scheduled", publishAt, tagline: "Typed" }],
  });
});

test("PUB-02 a scheduled product goes live at its time by the shop's clock, and pages follow", async () => {
  const { id, productId, slug } = await addWhole();
  const publishAt = inMinutes(10);
  await setState("products", productId, { state: "scheduled", publishAt });
  await setState("variants", id, { state: "scheduled", publishAt });
  passTime(10 * 60 - 1);
  expect(await publish()).toBe(0);
  expect(await sold()).not.toContain(slug);
  passTime(1);
  expect(await publish()).toBe(2);
  expect(await sold()).toContain(slug);
  expect(await product(productId)).toMatchObject({ state: "live", publishAt: null });
  expect(await publish()).toBe(0);
});

test("PUB-02 a time in the past is rejected at its field", async () => {
  const { id, productId } = await addVariant();
  const refused = { status: 422, fields: { publishAt: ["past"] } };
  for (const publishAt of [inMinutes(0), inMinutes(-1)]) {
    const body = { state: "scheduled", publishAt };
    expect(await setState("variants", id, body)).toMatchObject(refused);
    expect(await setState("products", productId, body)).toMatchObject(refused);
  }
  expect(await setState("variants", id, { state: "scheduled", publishAt: "soon" })).toMatchObject({
    status: 422,
    fields: { publishAt: ["not_a_moment"] },
  });
  expect(await setState("variants", randomUUID(), { state: "draft" })).toMatchObject({
    code: "not_found",
  });
});

test("PUB-03 missing data of a variant is listed with its product, and only prevents it from going live", async () => {
  const { id, productId } = await addVariant({ priceMinor: 0 }, { description: null });
  const lacking = ["missing_picture", "missing_price", "missing_description"];
  const read = async () => product(productId);
  // It was to be active: it is kept as a draft, with all that was typed.
  expect(await read()).toMatchObject({
    missing: ["missing_variant"],
    variants: [{ state: "draft", missing: lacking }],
  });
  expect(await setState("variants", id, { state: "live" })).toMatchObject({
    status: 422,
    fields: { state: lacking },
  });
  expect((await read()).variants[0]).toMatchObject({ state: "draft" });

  await addImage(productId, await sampleImage(40, 30));
  await database.asOwner(
    "update product_variants set price_minor = 500, story = 'x' where id = $1",
    [id],
  );
  expect((await setState("variants", id, { state: "live" })).status).toBe(200);
  expect(await read()).toMatchObject({ missing: [], variants: [{ state: "live", missing: [] }] });
});

test("PUB-03 an image of another variant does not count", async () => {
  const { id, productId } = await addVariant();
  const image = await addImage(productId, await sampleImage(40, 30));
  const other = await asAdmin("POST", `/api/admin/products/${productId}/variants`, {
    variantName: "Other",
    sku: `other-${productId}`,
    slug: "other-one",
    priceMinor: 1,
  });
  const assign = (variantId: string) =>
    asAdmin("PATCH", `/api/admin/images/${image.id}`, { variantId });
  await assign(idIn(other));
  expect((await setState("variants", id, { state: "live" })).fields).toEqual({
    state: ["missing_picture"],
  });
  await assign(id);
  expect((await setState("variants", id, { state: "live" })).status).toBe(200);
});

test("PUB-03 the product of a new shop is complete", async () => {
  const { missing, variants } = await product(backpackId);
  expect([missing, ...variants.map((variant) => variant.missing)].flat()).toEqual([]);
});

test("PUB-04 a scheduled variant with missing data waits until it is complete", async () => {
  const { id, productId, slug } = await addVariant();
  await setState("variants", id, { state: "scheduled", publishAt: inMinutes(1) });
  passTime(120);
  expect(await publish()).toBe(0);
  expect((await product(productId)).variants[0]).toMatchObject({ state: "scheduled" });
  await addImage(productId, await sampleImage(40, 30));
  expect(await publish()).toBe(1);
  expect(await sold()).toContain(slug);
});
