import { backpackColors } from "#content/backpack-colors.ts";
import { reviewMaterial } from "#content/reviews.ts";
import { formatDate } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import { findReviewed, listNewestReviews } from "#modules/reviews/list-public-reviews.ts";
import { colorOfReview, type Review } from "#modules/reviews/review.ts";
import { createSampleReviews } from "#modules/reviews/sample-reviews.ts";

/** How many of those that customers wrote are shown at most. */
const SHOWN = 12;

/** A review as a page carries it; one that is no verified purchase is a sample. */
export type ShownReview = Omit<Review, "productColor" | "helpfulCount"> & {
  /**
   * When it was written, in words. The server writes it: a browser takes 15 ms and more, in one
   * piece, before it can.
   */
  readonly day: string;
  /** The slug and the name of what it is about. */
  readonly slug: string;
  readonly variantName: string;
};

/**
 * Reviews by customers, the newest first, and samples for the products without reviews, if the
 * owner wants any. For loaders.
 */
export async function readShownReviews(
  ctx: Pick<Context, "db">,
  showSamples: boolean,
): Promise<ShownReview[]> {
  const written = await listNewestReviews(ctx, SHOWN);
  return [
    ...written.map(({ name, stars, title, body, slug, variantName, ...review }) => ({
      id: review.id,
      customerName: name,
      rating: stars,
      title: title ?? "",
      content: body ?? "",
      verifiedPurchase: true,
      createdAt: new Date(review.createdAt),
      day: formatDate(new Date(review.createdAt)),
      slug: slug ?? "",
      variantName: variantName ?? "",
    })),
    ...(showSamples ? await listUnwritten(ctx) : []),
  ];
}

/** The samples of products of which no customer has written. */
async function listUnwritten(ctx: Pick<Context, "db">): Promise<ShownReview[]> {
  const reviewed = await findReviewed(ctx, Object.values(colorOfReview));
  return listShownSamples().filter(({ slug }) => !reviewed.includes(slug));
}

/** The sample reviews of the shop. */
export function listShownSamples(): ShownReview[] {
  return createSampleReviews({ material: reviewMaterial }).map((review) => ({
    ...review,
    day: formatDate(review.createdAt),
    slug: colorOfReview[review.productColor],
    variantName: backpackColors[colorOfReview[review.productColor]].name,
  }));
}
