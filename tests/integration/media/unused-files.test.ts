import { expect, test } from "vitest";
import { removeUnusedUploads } from "#modules/catalog/admin/remove-unused-uploads.ts";
import { imageSchema } from "#modules/media/admin/contract.ts";
import { silentLog } from "#platform/log.ts";
import type { Draft } from "#modules/content/read-content.ts";
import { readPageContent } from "#modules/content/read-page-content.ts";
import { anonymous } from "#shared/actor.ts";
import { realNow } from "../../support/test-clock.ts";
import { readIn, startAdminShop } from "../catalog/admin-shop.ts";
import { sampleImage } from "../catalog/sample-images.ts";

const { shop, database, asAdmin, addProduct, addImage } = await startAdminShop();
const { uploads } = shop.services;
const small = await sampleImage(20, 20);
const later = new Date(realNow().getTime() + 40 * 86_400_000);
const sweep = () => removeUnusedUploads({ database, uploads, log: silentLog, clock: () => later });

async function isStored(address: string): Promise<boolean> {
  return (await uploads.read(`${address.slice("/uploads/".length)}-20.webp`)) !== undefined;
}

test("MEDIA-08 the cleanup keeps files of pictures in current, drafted and former documents", async () => {
  const id = await addProduct();
  const addresses = [];
  for (const table of ["content_documents", "content_drafts", "content_revisions"]) {
    const { imageUrl } = await addImage(id, small);
    await database.asOwner(
      `insert into ${table} (key, data) values ('article/a', '{"a": [{"b": "${imageUrl}"}]}')`,
    );
    addresses.push(imageUrl);
  }
  const { imageUrl: gone } = await addImage(id, small);
  await database.asOwner("delete from product_images");
  await sweep();
  for (const address of addresses)
    expect([address, await isStored(address)]).toEqual([address, true]);
  expect(await isStored(gone)).toBe(false);
});

test("MEDIA-08 the cleanup keeps the library's files until their picture is deleted; a description alone keeps none", async () => {
  const id = await addProduct();
  const { imageUrl } = await addImage(id, small);
  const fields = { address: imageUrl, altEn: "A wall" };
  readIn(imageSchema, await asAdmin("PATCH", "/api/admin/pictures", fields));
  const { imageUrl: kept } = await addImage(id, small);
  await database.asOwner("delete from product_images");
  await database.asOwner(
    `insert into media_images (address, file_name, width, height) values ('${kept}', 'a.jpg', 20, 20)`,
  );
  await sweep();
  expect([await isStored(imageUrl), await isStored(kept)]).toEqual([false, true]);
  await asAdmin("POST", "/api/admin/pictures/delete", { address: kept });
  await sweep();
  expect(await isStored(kept)).toBe(false);
});

test("MEDIA-10 a page gets the descriptions and focus of its own pictures, and nothing without them", async () => {
  const read = (draft?: Draft) =>
    database.runInTransaction(anonymous, (db) =>
      readPageContent({ db }, { keys: ["gallery"], withTexts: false, draft }),
    );
  expect((await read()).images).toBeUndefined();
  const beach = "/media/gallery/beach";
  for (const address of [beach, "/media/detail/zipper"])
    await asAdmin("PATCH", "/api/admin/pictures", { address, focusX: 30, altEn: "Sand" });
  const sand = { alt: "Sand", focusX: 30, focusY: 50 };
  expect((await read()).images).toEqual({ [beach]: sand });
  const draft = { key: "gallery", data: { images: [{ image: "/media/detail/zipper" }] } };
  expect((await read(draft)).images).toEqual({ [beach]: sand, "/media/detail/zipper": sand });
  await asAdmin("PATCH", "/api/admin/pictures", { address: beach, focusX: 50, altEn: null });
  expect((await read()).images).toBeUndefined();
});

test("MEDIA-10 pictures of products and their stories are cropped around their focus on every page", async () => {
  const read = async () => {
    const page = { keys: ["faq"], withTexts: false } as const;
    const { images } = await database.runInTransaction(anonymous, (db) =>
      readPageContent({ db }, page),
    );
    return images;
  };
  const describe = (address: string, fields: object) =>
    asAdmin("PATCH", "/api/admin/pictures", { address, ...fields });
  const [shown] = await database.asOwner(
    `select image_url as image, story_image_url as story from product_variants v
     join products p on p.id = v.product_id
     where v.is_active and p.is_active and story_image_url is not null and image_url is not null
     order by slug limit 1`,
  );
  const [image, story] = [String(shown?.["image"]), String(shown?.["story"])];
  // The alternative text of a product's image comes with the product.
  await describe(image, { altEn: "A bag" });
  expect(await read()).toBeUndefined();
  await describe(image, { focusY: 20 });
  await describe(story, { altEn: "Above the sea", focusX: 80 });
  expect(await read()).toEqual({
    [image]: { alt: "A bag", focusX: 50, focusY: 20 },
    [story]: { alt: "Above the sea", focusX: 80, focusY: 50 },
  });
  await database.asOwner("update product_variants set is_active = false");
  await database.asOwner("update products set is_active = false");
  expect(await read()).toBeUndefined();
});
