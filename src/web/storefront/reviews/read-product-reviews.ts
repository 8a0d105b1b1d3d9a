// For loaders: what customers wrote of a product, as its pages show it.
import { formatDate } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { Context } from "#modules/context.ts";
import {
  listReviews,
  readRating,
  type PublicReview,
} from "#modules/reviews/list-public-reviews.ts";
import type { Pets } from "#modules/reviews/compute-fit.ts";
import type { ProductReviewsProps } from "./product-reviews.tsx";
import type { WrittenReview } from "./public-review.tsx";
import { reviewsPath } from "./reviews-path.ts";

/** On the product's own page. */
const NEWEST = 3;
export const PAGE_SIZE = 10;

/** The newest reviews and their average; undefined without any. */
export async function readProductReviews(
  ctx: Pick<Context, "db">,
  { productId, slug }: Pick<CatalogVariant, "productId" | "slug">,
): Promise<ProductReviewsProps | undefined> {
  const rating = await readRating(ctx, productId);
  if (rating === undefined) return undefined;
  const newest = await listReviews(ctx, productId, { limit: NEWEST });
  return { rating, reviews: newest.map(toWritten), allPath: reviewsPath(slug) };
}

/** A page of all reviews, or of those of these pets; undefined beyond the last one. */
export async function readReviewsPage(
  ctx: Pick<Context, "db">,
  productId: string,
  page: number,
  pets?: Pets,
): Promise<
  { rating: ProductReviewsProps["rating"]; reviews: WrittenReview[]; pages: number } | undefined
> {
  const rating = await readRating(ctx, productId, pets);
  const pages = Math.ceil((rating?.count ?? 0) / PAGE_SIZE);
  if (rating === undefined || page > pages) return undefined;
  const offset = (page - 1) * PAGE_SIZE;
  const reviews = await listReviews(ctx, productId, { limit: PAGE_SIZE, offset, pets });
  return { rating, reviews: reviews.map(toWritten), pages };
}

/** The server writes the day: a browser takes 15 ms and more, in one piece, before it can. */
const toWritten = (review: PublicReview): WrittenReview => ({
  ...review,
  day: formatDate(new Date(review.createdAt)),
});
