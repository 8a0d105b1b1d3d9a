import type { Rating } from "#modules/reviews/list-public-reviews.ts";
import { RatingLine } from "../reviews/rating-line.tsx";
import { REVIEWS_ID } from "../reviews/reviews-path.ts";

/** The average of the reviews beside the price, and the way to them. */
export default function PriceRating({ rating }: { rating: Rating }) {
  return (
    <a href={`#${REVIEWS_ID}`} className="w-full text-sm text-text no-underline hover:underline">
      <RatingLine rating={rating} />
    </a>
  );
}
