import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { saveImage } from "#modules/media/save-image.ts";
import { addPhotos } from "#modules/media/add-photos.ts";
import { lockOrder } from "#modules/orders/processing/find-order.ts";
import { removeFiles } from "#platform/storage/save-files.ts";
import { uploadedKeys } from "#media/uploaded-image.ts";
import { AppError } from "#shared/errors.ts";
import { acceptReview, type Written } from "./accept-review.ts";
import type { ReviewContext } from "./context.ts";
import { findInvited } from "./invitation-link.ts";
import { MAX_PHOTOS } from "./kinds.ts";
import { listBought } from "./list-bought.ts";
import type { ReviewField } from "./review-fields.ts";
import { reviewPhotos, reviews } from "./tables.ts";

/** In pixels: no page shows a photo of a review larger. */
const MAX_WIDTH = 1_200;

/** A product that the customer was asked to review. */
export type Reviewed = { readonly key: string; readonly productId: string };

type SentReview = Reviewed & {
  readonly fields: Readonly<Record<ReviewField, string>>;
  /** The attached files, unchanged. */
  readonly photos: readonly Uint8Array[];
  /** The ids of photos to remove. */
  readonly dropped: readonly string[];
};

/**
 * Publishes a review of a bought product, or changes it; a held one stays held. Returns how many
 * photos could not be used: not still images, too large, or too many. Throws `too_many_requests`,
 * `invalid_fields`, and `not_found` when the key does not open this order now or it has no such
 * product.
 */
export async function saveReview(
  ctx: ReviewContext,
  sent: SentReview,
): Promise<{ unusedPhotos: number }> {
  await ctx.limits.reserve({ writeReview: ctx.visitor.address });
  const written = acceptReview(sent.fields);
  const { id, gone } = await ctx.asCheckout(async (checkout) => {
    const reviewId = await writeReview(checkout, sent, written);
    return { id: reviewId, gone: await removePhotos(checkout, reviewId, sent.dropped) };
  });
  await removeFiles(ctx, gone.flatMap(uploadedKeys));
  const add = (bytes: Uint8Array) => addPhoto(ctx, sent, id, bytes);
  return { unusedPhotos: await addPhotos(ctx.log, sent.photos, { most: MAX_PHOTOS, add }) };
}

/**
 * Removes a review with its photos. One that is not there is no error. Throws
 * `too_many_requests`, and `not_found` when the key does not open this order now.
 */
export async function removeReview(ctx: ReviewContext, reviewed: Reviewed): Promise<void> {
  await ctx.limits.reserve({ writeReview: ctx.visitor.address });
  const gone = await ctx.asCheckout(async (checkout) => {
    const orderId = await lockInvited(checkout, reviewed.key);
    const [own] = await checkout.db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.orderId, orderId), eq(reviews.productId, reviewed.productId)));
    if (own === undefined) return [];
    const photos = await checkout.db
      .select({ imageUrl: reviewPhotos.imageUrl })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.reviewId, own.id));
    await checkout.db.delete(reviews).where(eq(reviews.id, own.id));
    return photos.map(({ imageUrl }) => imageUrl);
  });
  await removeFiles(ctx, gone.flatMap(uploadedKeys));
}

/** Locks the order of a key until the transaction ends. Throws `not_found`. */
async function lockInvited(checkout: KeyedContext, key: string): Promise<string> {
  const found = await findInvited(checkout, key, checkout.clock());
  if (found.state !== "open") throw new AppError("not_found", `the link is ${found.state}`);
  return (await lockOrder(checkout, found.order.id)).id;
}

async function writeReview(
  checkout: KeyedContext,
  { key, productId }: Reviewed,
  written: Written,
): Promise<string> {
  const orderId = await lockInvited(checkout, key);
  const bought = (await listBought(checkout, orderId)).find((it) => it.productId === productId);
  if (bought === undefined) throw new AppError("not_found", "the order has no such product");
  const now = checkout.clock();
  const { variantId } = bought;
  const [row] = await checkout.db
    .insert(reviews)
    .values({ ...written, orderId, productId, variantId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reviews.orderId, reviews.productId],
      set: { ...written, updatedAt: now },
    })
    .returning({ id: reviews.id });
  if (row === undefined) throw new Error("no row came back");
  return row.id;
}

/** Returns the addresses of the removed photos. */
async function removePhotos(
  { db }: Context,
  reviewId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const dropped = await db
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.reviewId, reviewId), inArray(reviewPhotos.id, [...ids])))
    .returning({ imageUrl: reviewPhotos.imageUrl });
  return dropped.map(({ imageUrl }) => imageUrl);
}

async function addPhoto(
  ctx: ReviewContext,
  { key }: Reviewed,
  reviewId: string,
  bytes: Uint8Array,
): Promise<void> {
  const upload = { bytes, folder: `reviews/${reviewId}`, maxWidth: MAX_WIDTH };
  // Checked before processing the photo; checked again below, with a lock.
  await ctx.asCheckout((checkout) => findPlace(checkout, key, reviewId));
  await saveImage({ ...ctx, asCaller: ctx.asCheckout }, upload, async (checkout, { address }) => {
    const position = await findPlace({ ...checkout, orderKeys: ctx.orderKeys }, key, reviewId);
    await checkout.db.insert(reviewPhotos).values({
      reviewId,
      position,
      imageUrl: address,
      createdAt: checkout.clock(),
    });
  });
}

/** The first free place among the photos of a review. Throws `too_many_files`. */
async function findPlace(checkout: KeyedContext, key: string, reviewId: string): Promise<number> {
  await lockInvited(checkout, key);
  const taken = await checkout.db
    .select({ position: reviewPhotos.position })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .orderBy(asc(reviewPhotos.position));
  const free = Array.from({ length: MAX_PHOTOS }, (_, place) => place).find(
    (place) => !taken.some(({ position }) => position === place),
  );
  if (free === undefined) throw new AppError("too_many_files", "a review has its photos");
  return free;
}
