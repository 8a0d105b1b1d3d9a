// Reviews after their author is erased, and photos that no review shows.
import { expect, test } from "vitest";
import { uploadedKeys } from "#media/uploaded-image.ts";
import { removeUnusedUploads } from "#modules/catalog/admin/remove-unused-uploads.ts";
import { listReviews } from "#modules/reviews/list-public-reviews.ts";
import { readOwnReviews } from "#modules/reviews/read-own-reviews.ts";
import { silentLog } from "#platform/log.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import { startReviewShop } from "./review-shop.ts";

const shop = await startReviewShop();
const { asAdmin, asVisitor, database, productId, write } = shop;
const { uploads } = shop.shop.services;

async function readPhotoAddress(reviewId: string): Promise<string> {
  const [row] = await database.asOwner(
    "select image_url as address from review_photos where review_id = $1",
    [reviewId],
  );
  return uploadedKeys(String(row?.["address"]))[0] ?? "";
}

test("REVIEW-14 erasing a person deletes their reviews, photos and texts in the log, and ends the link", async () => {
  const { email, id, key, reviewId } = await write({ body: "I am Maya Brenner" }, [
    await sampleImage(50, 40),
  ]);
  const photo = await readPhotoAddress(reviewId);
  expect(await uploads.read(photo)).toBeDefined();
  await asAdmin("PUT", `/api/admin/reviews/${reviewId}/answer`, { answer: "Hello Maya Brenner" });
  await asAdmin("POST", `/api/admin/orders/${id}/status`, {
    status: "completed",
    notifyCustomer: false,
  });
  const [customer] = await database.asOwner("select id from customers where email = $1", [email]);
  const answer = await asAdmin("POST", `/api/admin/customers/${String(customer?.["id"])}/erase`, {
    contact: email,
    reason: "request",
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(await uploads.read(photo)).toBeUndefined();
  const shown = await asVisitor((ctx) => listReviews(ctx, productId, { limit: 50 }));
  expect(shown.map((review) => review.id)).not.toContain(reviewId);
  const [log] = await database.asOwner(
    "select string_agg(after::text, ' ') as words from audit_log where entity = 'reviews' and entity_id = $1",
    [reviewId],
  );
  expect(String(log?.["words"])).not.toContain("Maya");
  expect((await readOwnReviews(shop.reviewContext(), key)).state).toBe("unknown");
});

test("REVIEW-25 an erasure takes the note of a payment at the door and leaves the count; the export has both", async () => {
  const { email, id } = await shop.invite();
  await database.asOwner(
    "insert into door_answers (order_id, country, paid, amount_minor, currency, note) values ($1, 'GB', true, 1250, 'GBP', 'Maya paid')",
    [id],
  );
  await asAdmin("POST", `/api/admin/orders/${id}/status`, {
    status: "completed",
    notifyCustomer: false,
  });
  const [customer] = await database.asOwner("select id from customers where email = $1", [email]);
  const path = `/api/admin/customers/${String(customer?.["id"])}`;
  const exported = await asAdmin("POST", `${path}/export`);
  expect(JSON.parse(exported.text)).toMatchObject({
    parts: {
      doorAnswers: [{ state: "paid", amount: "12.50", currency: "GBP", text: "Maya paid" }],
    },
  });
  await asAdmin("POST", `${path}/erase`, { contact: email, reason: "request" });
  expect(
    await database.asOwner(
      "select paid, amount_minor, note from door_answers where order_id = $1",
      [id],
    ),
  ).toEqual([{ paid: true, amount_minor: 1_250, note: null }]);
});

test("REVIEW-06 the nightly cleanup keeps the photos of reviews and deletes files that no review has", async () => {
  const { reviewId } = await write({}, [await sampleImage(50, 40)]);
  const photo = await readPhotoAddress(reviewId);
  const clock = () => new Date(Date.now() + 30 * 24 * 3_600_000);
  await removeUnusedUploads({ database, clock, log: silentLog, uploads });
  expect(await uploads.read(photo)).toBeDefined();
  await database.asOwner("delete from review_photos where review_id = $1", [reviewId]);
  await removeUnusedUploads({ database, clock, log: silentLog, uploads });
  expect(await uploads.read(photo)).toBeUndefined();
});
