// Reviews that only an invited customer may write, change and remove.
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { uploadedKeys } from "#media/uploaded-image.ts";
import { readOwnReviews } from "#modules/reviews/read-own-reviews.ts";
import { removeReview, saveReview } from "#modules/reviews/save-review.ts";
import { checkout } from "#shared/actor.ts";
import { limits } from "#shared/limits.ts";
import { sampleImage, turnedImage } from "../catalog/sample-images.ts";
import { DAY, startReviewShop, written } from "./review-shop.ts";

const shop = await startReviewShop();
const { database, invite, passTime, productId, reviewContext } = shop;
const { uploads } = shop.shop.services;

type Sent = Parameters<typeof saveReview>[1];
const send = (key: string, more: Partial<Sent> = {}, ctx = reviewContext()) =>
  saveReview(ctx, { key, productId, fields: written, photos: [], dropped: [], ...more });
async function readOwn(key: string) {
  const own = await readOwnReviews(reviewContext(), key);
  return own.state === "open" ? (own.products[0]?.review ?? null) : undefined;
}

test("REVIEW-04 a review is published at once as written, and changed and removed through the same link", async () => {
  const { id, key } = await invite();
  await send(key);
  expect(await readOwn(key)).toMatchObject({
    name: "Maya B.",
    stars: 5,
    title: "It fits",
    body: "The cat went in by itself.\nTwice.",
    species: "cat",
    breed: "Devon Rex",
    petGrams: 3_500,
    fit: "right",
    state: "published",
  });
  await send(key, { fields: { ...written, stars: "2", title: "", weight: "", fit: "small" } });
  expect(await readOwn(key)).toMatchObject({ stars: 2, title: null, petGrams: null, fit: "small" });
  const rows = await database.asOwner("select stars from reviews where order_id = $1", [id]);
  expect(rows).toEqual([{ stars: 2 }]);
  await removeReview(reviewContext(), { key, productId });
  await removeReview(reviewContext(), { key, productId });
  expect(await readOwn(key)).toBeNull();
});

test("REVIEW-04 two variants of one product are one review, and so are two simultaneous saves", async () => {
  const { id, key } = await invite({ olive: 1, blue: 1 });
  const own = await readOwnReviews(reviewContext(), key);
  expect(own).toMatchObject({ state: "open", products: [{ productId }] });
  await Promise.all([send(key), send(key), send(key)]);
  const rows = await database.asOwner("select id from reviews where order_id = $1", [id]);
  expect(rows).toHaveLength(1);
});

test.each([
  [{ stars: "" }, { stars: ["required"] }],
  [{ stars: "6" }, { stars: ["unknown"] }],
  [{ stars: "0" }, { stars: ["unknown"] }],
  [{ name: " " }, { name: ["required"] }],
  [{ name: "x".repeat(41) }, { name: ["too_long"] }],
  [{ title: "a\u2028b" }, { title: ["unprintable"] }],
  [{ title: "two\nlines" }, { title: ["unprintable"] }],
  [{ body: "x".repeat(3_001) }, { body: ["too_long"] }],
  [{ body: "\u0000" }, { body: ["unprintable"] }],
  [{ species: "ferret" }, { species: ["unknown"] }],
  [{ fit: "maybe" }, { fit: ["unknown"] }],
  [{ weight: "heavy" }, { weight: ["unknown"] }],
  [{ weight: "0" }, { weight: ["unknown"] }],
  [{ weight: "900" }, { weight: ["unknown"] }],
] as const)("REVIEW-05 %j is refused at its field", async (change, fields) => {
  const { key } = await invite();
  await expect(send(key, { fields: { ...written, ...change } })).rejects.toMatchObject({
    code: "invalid_fields",
    fields,
  });
  expect(await readOwn(key)).toBeNull();
});

test("REVIEW-05 weights are accepted in all common spellings", async () => {
  const { key } = await invite();
  for (const weight of ["4,5", "4.5 kg", "4.5KG"]) {
    // oxlint-disable-next-line no-await-in-loop -- a few
    await send(key, { fields: { ...written, weight } });
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect(await readOwn(key)).toMatchObject({ petGrams: 4_500 });
  }
});

test("REVIEW-06 up to four photos are re-encoded without metadata, and other files are not used", async () => {
  const { key } = await invite();
  const photo = await turnedImage(6);
  const script = Buffer.from("<svg onload='alert(1)'/>");
  expect(await send(key, { photos: [photo, script] })).toEqual({ unusedPhotos: 1 });
  const [first] = (await readOwn(key))?.photos ?? [];
  const keys = uploadedKeys(first?.imageUrl ?? "");
  const webp = await uploads.read(keys.find((name) => name.endsWith(".webp")) ?? "");
  expect((await sharp(webp).metadata()).exif).toBeUndefined();
  expect(webp?.toString("latin1")).not.toContain("Exif");

  const plain = await sampleImage(40, 30);
  const more = [plain, plain, plain, plain];
  expect(await send(key, { photos: more })).toEqual({ unusedPhotos: 1 });
  expect((await readOwn(key))?.photos).toHaveLength(4);
  const other = await shop.write({}, [plain]);
  const foreign = (await readOwn(other.key))?.photos[0]?.id ?? "";
  await send(key, { dropped: [first?.id ?? "", foreign, randomUUID()] });
  expect((await readOwn(key))?.photos).toHaveLength(3);
  expect((await readOwn(other.key))?.photos).toHaveLength(1);
  expect(await uploads.read(keys[0] ?? "")).toBeUndefined();

  const last = (await readOwn(key))?.photos[0]?.imageUrl ?? "";
  await removeReview(reviewContext(), { key, productId });
  expect(await uploads.read(uploadedKeys(last)[0] ?? "")).toBeUndefined();
});

test("REVIEW-03 no review is accepted by an expired or forged link, or of a product that was not bought", async () => {
  const { id, key } = await invite();
  const notFound = { code: "not_found" };
  await expect(send(`${key}x`)).rejects.toMatchObject(notFound);
  await expect(send(key, { productId: randomUUID() })).rejects.toMatchObject(notFound);
  passTime(90 * DAY);
  await expect(send(key)).rejects.toMatchObject(notFound);
  await expect(removeReview(reviewContext(), { key, productId })).rejects.toMatchObject(notFound);
  expect(await database.asOwner("select id from reviews where order_id = $1", [id])).toEqual([]);
});

test("REVIEW-07 too many requests from one address are refused for a while, with any key", async () => {
  const ctx = reviewContext("192.0.2.77");
  for (let times = 0; times < limits.writeReview.attempts; times += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(send("none", {}, ctx)).rejects.toMatchObject({ code: "not_found" });
  await expect(send("none", {}, ctx)).rejects.toMatchObject({ code: "too_many_requests" });
});

test("REVIEW-16 the database itself refuses uninvited reviews, foreign answers and foreign decisions", async () => {
  const { id } = await shop.order();
  const { reviewId } = await shop.write();
  const DENIED = "42501";
  expect(
    await shop.attempt(
      checkout,
      `insert into reviews (order_id, product_id, author_name, stars) values ('${id}', '${productId}', 'X', 5)`,
    ),
  ).toBe(DENIED);
  for (const change of ["answer = 'x', answered_at = now()", "state = 'published'"])
    // oxlint-disable-next-line no-await-in-loop -- two
    expect(
      await shop.attempt(checkout, `update reviews set ${change} where id = '${reviewId}'`),
    ).toBe(DENIED);
});
