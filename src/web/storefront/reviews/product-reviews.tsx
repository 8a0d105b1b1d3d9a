import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { productReviews as text } from "#i18n/en/product-reviews.ts";
import type { Rating } from "#modules/reviews/list-public-reviews.ts";
import { PublicReview, type WrittenReview } from "./public-review.tsx";
import { reviewsText } from "#i18n/en/reviews.ts";
import { RatingLine } from "./rating-line.tsx";
import { REVIEWS_ID } from "./reviews-path.ts";

export type ProductReviewsProps = {
  rating: Rating;
  /** The newest ones. */
  reviews: readonly WrittenReview[];
  allPath: string;
};

/** Reviews of the product by customers, or that there are none yet. */
export function ProductReviews({ written }: { written: ProductReviewsProps | undefined }) {
  return written === undefined ? (
    <section className="wrap grid gap-4 pb-(--section)" aria-labelledby={REVIEWS_ID}>
      <h2 id={REVIEWS_ID}>{text.heading}</h2>
      <p className="lede">{reviewsText.empty}</p>
    </section>
  ) : (
    <WrittenReviews {...written} />
  );
}

/** How many there are, the average, and the newest. */
function WrittenReviews({ rating, reviews, allPath }: ProductReviewsProps) {
  return (
    <section
      className="wrap grid items-start gap-8 pb-(--section) lg:grid-cols-(--minor-major)"
      aria-labelledby={REVIEWS_ID}
    >
      <div className="grid gap-3">
        <h2 id={REVIEWS_ID}>{text.heading}</h2>
        <RatingLine rating={rating} />
        <p className="text-sm text-soft">{text.note}</p>
      </div>
      <div>
        <ul className="border-t border-line">
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-line py-6">
              <PublicReview review={review} />
            </li>
          ))}
        </ul>
        {rating.count > reviews.length && (
          <Link
            reloadDocument
            to={allPath}
            className="link mt-4 inline-flex min-h-11 items-center gap-2"
          >
            {text.all(rating.count)}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </section>
  );
}
