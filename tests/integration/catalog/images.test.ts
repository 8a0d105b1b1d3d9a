import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { adminImageSchema, type AdminImage } from "#modules/catalog/admin-shapes.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { findOffers } from "#modules/orders/placing/requested-lines.ts";
import { anonymous, system } from "#shared/actor.ts";
import { readIn, startAdminShop } from "./admin-shop.ts";
import { sampleImage } from "./sample-images.ts";

const testShop = await startAdminShop();
const { asAdmin, addProduct, addVariant, addImage, upload, product, backpackId, database } =
  testShop;
const list = z.object({ images: z.array(adminImageSchema) });
const small = await sampleImage(20, 20);

const change = (id: string, fields: object) => asAdmin("PATCH", `/api/admin/images/${id}`, fields);
const remove = async (id: string) =>
  readIn(list, await asAdmin("DELETE", `/api/admin/images/${id}`)).images;
const restore = async (id: string) =>
  readIn(list, await asAdmin("POST", `/api/admin/images/${id}/restore`)).images;
const order = (productId: string, ids: string[]) =>
  asAdmin("PUT", `/api/admin/products/${productId}/images/order`, { ids });
const ids = (images: readonly AdminImage[]) => images.map(({ id }) => id);
const primaries = (images: readonly AdminImage[]) => ids(images.filter((each) => each.isPrimary));

/** A product with three images. */
async function withImages() {
  const id = await addProduct();
  const [a, b, c] = [
    await addImage(id, small),
    await addImage(id, small),
    await addImage(id, small),
  ];
  return { id, a: a.id, b: b.id, c: c.id };
}

test("CAT-60 the first image is the primary one, and when it is removed the next one becomes primary", async () => {
  const { id, a, b, c } = await withImages();
  const { images } = await product(id);
  expect(ids(images)).toEqual([a, b, c]);
  expect(primaries(images)).toEqual([a]);
  expect(primaries(await remove(b))).toEqual([a]);
  expect(primaries(await remove(a))).toEqual([c]);
  expect(await remove(c)).toEqual([]);
  expect((await addImage(id, small)).isPrimary).toBe(true);
});

test("CAT-61 a new primary image replaces the old one, even when two are chosen at the same moment", async () => {
  const { id, a, b, c } = await withImages();
  const { images } = readIn(list, await change(c, { isPrimary: true }));
  expect(ids(images)).toEqual([c, a, b]);
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([a, b, c].map((each) => change(each, { isPrimary: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(primaries((await product(id)).images)).toHaveLength(1);
  }
  expect(await change(a, { isPrimary: false })).toMatchObject({ status: 422 });
});

test("CAT-62 the order of images is saved as a whole, and an order with a missing image is a conflict", async () => {
  const { id, a, b, c } = await withImages();
  expect(ids(readIn(list, await order(id, [a, c, b])).images)).toEqual([a, c, b]);
  // The primary one stays in front.
  expect(ids(readIn(list, await order(id, [b, c, a])).images)).toEqual([a, b, c]);
  for (const wrong of [
    [a, b],
    [a, b, b],
    [a, b, randomUUID()],
    [a, b, c, a],
  ])
    expect(await order(id, wrong)).toMatchObject({ status: 409, code: "conflict" });
});

test("CAT-63 a removed image can be restored to its position, and is hidden until then", async () => {
  const { id, a, b, c } = await withImages();
  await remove(b);
  expect(ids((await product(id)).images)).toEqual([a, c]);
  expect(await change(b, { altText: "Gone" })).toMatchObject({ code: "not_found" });
  expect(ids(await restore(b))).toEqual([a, b, c]);
  expect(ids(await restore(b))).toEqual([a, b, c]);
  await remove(a);
  // Its successor stays primary.
  expect(primaries(await restore(a))).toEqual([b]);
  expect(await asAdmin("POST", `/api/admin/images/${randomUUID()}/restore`)).toMatchObject({
    code: "not_found",
  });
});

test("CAT-64 an image belongs to the product or to one of its variants, and a variant that loses it gets another", async () => {
  const { id, a, b } = await withImages();
  const variant = await addVariant(id, { imageId: b });
  const stranger = await addVariant(await addProduct());
  expect(await change(b, { variantId: stranger.id })).toMatchObject({
    status: 422,
    fields: { variantId: ["unknown"] },
  });
  const { images } = readIn(list, await change(b, { variantId: variant.id, altText: " Side " }));
  expect(images.find((each) => each.id === b)).toMatchObject({
    variantId: variant.id,
    altText: "Side",
  });
  await remove(b);
  const [after] = (await product(id)).variants;
  expect(after?.imageUrl).toBe((await product(id)).images[0]?.imageUrl);
  expect(primaries((await product(id)).images)).toEqual([a]);
  expect(await asAdmin("GET", `/api/admin/products/${id}`)).toMatchObject({ status: 200 });
});

test("PRODS-31 an image is uploaded for a variant of its product, and for no other", async () => {
  const id = await addProduct();
  const variant = await addVariant(id);
  const query = `?variantId=${variant.id}&alt=Forest`;
  expect(readIn(adminImageSchema, await upload(id, small, { query }))).toMatchObject({
    variantId: variant.id,
    altText: "Forest",
  });
  expect(await upload(await addProduct(), small, { query })).toMatchObject({
    status: 422,
    fields: { variantId: ["unknown"] },
  });
});

test("CAT-73 one picture stands for a variant in the shop, the stock and an order: the chosen one, else its own, else the product's", async () => {
  const { id, a, b, c } = await withImages();
  const variant = await addVariant(id, { tagline: "Light" });
  await asAdmin("PUT", `/api/admin/variants/${variant.id}/state`, { state: "live" });
  await asAdmin("PUT", `/api/admin/products/${id}/state`, { state: "live" });
  const { images } = await product(id);
  const getUrl = (imageId: string) => images.find((it) => it.id === imageId)?.imageUrl;
  const rows = z.object({ variants: z.array(z.object({ id: z.string(), imageUrl: z.string() })) });
  async function readAll() {
    const stock = readIn(rows, await asAdmin("GET", `/api/admin/stock?q=${variant.sku}`));
    return database.runInTransaction(system, async (db) => [
      (await product(id)).variants[0]?.shownImageUrl,
      stock.variants.find((it) => it.id === variant.id)?.imageUrl,
      (await findOffers({ db }, { ids: [variant.id] }))[0]?.imageUrl,
      (await findVariants({ db, clock: testShop.now }, undefined)).find(
        ({ slug }) => slug === variant.slug,
      )?.images[0],
    ]);
  }
  expect(await readAll()).toEqual([1, 2, 3, 4].map(() => getUrl(a)));
  // The primary one shows another variant now.
  const other = await addVariant(id);
  await change(a, { variantId: other.id });
  await change(c, { variantId: variant.id });
  expect(await readAll()).toEqual([1, 2, 3, 4].map(() => getUrl(c)));
  await asAdmin("PATCH", `/api/admin/variants/${variant.id}`, { imageId: b });
  expect(await readAll()).toEqual([1, 2, 3, 4].map(() => getUrl(b)));
});

test("CAT-65 the storefront shows new images, their order and their descriptions at once", async () => {
  const olive = async () =>
    (
      await database.runInTransaction(anonymous, (db) => findVariants({ db, clock: testShop.now }))
    )[0];
  const before = await olive();
  // The words that come with the shop's own images are not sent with every page.
  expect(before?.imageTexts).toEqual({});
  const image = await addImage(backpackId, small);
  expect((await olive())?.images.at(-1)).toBe(image.imageUrl);
  await change(image.id, { isPrimary: true, altText: "A new view" });
  // The picture that was chosen for the variant stays in front of it.
  expect((await olive())?.images[1]).toBe(image.imageUrl);
  expect((await olive())?.imageTexts).toEqual({ [image.imageUrl]: "A new view" });
  await remove(image.id);
  expect((await olive())?.images.toSorted()).toEqual(before?.images.toSorted());
});
