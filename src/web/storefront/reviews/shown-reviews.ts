import { backpackColours } from "#content/backpack-colours.ts";
import { reviewMaterial } from "#content/reviews.ts";
import { formatDate } from "#i18n/format.ts";
import { colourOfReview, type Review } from "#modules/reviews/review.ts";
import { sampleReviews } from "#modules/reviews/sample-reviews.ts";

/** A review as a page carries it. */
export type ShownReview = Review & {
  /**
   * When it was written, in words. The server writes it: a browser takes 15 ms and more, in one
   * piece, before it can.
   */
  readonly day: string;
  /** The slug and the name of what it is about. */
  readonly slug: string;
  readonly variantName: string;
};

/** The sample reviews of the shop, for loaders. */
export function shownReviews(): ShownReview[] {
  return sampleReviews({ material: reviewMaterial }).map((review) => ({
    ...review,
    day: formatDate(review.createdAt),
    slug: colourOfReview[review.productColor],
    variantName: backpackColours[colourOfReview[review.productColor]].name,
  }));
}
