import { asc, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { ReviewContext } from "./context.ts";
import { findInvited } from "./invitation-link.ts";
import { listBought } from "./list-bought.ts";
import { reviewPhotos, reviews } from "./tables.ts";

/** The data of the page on which an order is reviewed; times are ISO texts. */
export type OwnReviews = Awaited<ReturnType<typeof readOwnReviews>>;

/** The products that can be reviewed by this key, with the reviews that have been written. */
export async function readOwnReviews(ctx: ReviewContext, key: string) {
  return ctx.asCheckout(async (checkout) => {
    const found = await findInvited(checkout, key, ctx.clock());
    if (found.state !== "open") return found;
    const { order, expiresAt } = found;
    const written = await readWritten(checkout, order.id);
    const bought = await listBought(checkout, order.id);
    return {
      state: "open" as const,
      /** Null for a link that stays. */
      expiresAt: expiresAt?.toISOString() ?? null,
      /** The suggested name of a new review: "Maya B." */
      shortName: cutName(order.customerName),
      products: bought.map((it) => ({ ...it, review: written.get(it.productId) ?? null })),
    };
  });
}

/** Only the first name and one letter, because reviews are public. */
export function cutName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const [last] = Array.from(others.at(-1) ?? "");
  return last === undefined ? first.slice(0, 30) : `${first.slice(0, 30)} ${last}.`;
}

/** The reviews of an order as their author sees them, by the id of the product. */
async function readWritten({ db }: Context, orderId: string) {
  const rows = await db
    .select({
      id: reviews.id,
      productId: reviews.productId,
      name: reviews.authorName,
      stars: reviews.stars,
      title: reviews.title,
      body: reviews.body,
      species: reviews.species,
      breed: reviews.breed,
      petGrams: reviews.petGrams,
      fit: reviews.fit,
      state: reviews.state,
      answer: reviews.answer,
    })
    .from(reviews)
    .where(eq(reviews.orderId, orderId));
  const photos = await db
    .select({ id: reviewPhotos.id, imageUrl: reviewPhotos.imageUrl, of: reviewPhotos.reviewId })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(eq(reviews.orderId, orderId))
    .orderBy(asc(reviewPhotos.position));
  const byReview = Map.groupBy(photos, ({ of }) => of);
  return new Map(
    rows.map(({ id, productId, ...row }) => [
      productId,
      {
        ...row,
        photos: (byReview.get(id) ?? []).map(({ id: photoId, imageUrl }) => ({
          id: photoId,
          imageUrl,
        })),
      },
    ]),
  );
}
