import { Link } from "react-router";
import { reviewsText as text } from "#i18n/en/reviews.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { Stars } from "#ui/stars.tsx";
import { Tag } from "#ui/tag.tsx";
import { reviewsPath } from "./reviews-path.ts";
import type { ShownReview } from "./shown-reviews.ts";

/** One review, marked as a sample or a verified purchase. */
export function ReviewCard({ review }: { review: ShownReview }) {
  return (
    <article
      data-color={review.slug}
      className={joinClassNames(
        "flex h-full flex-col gap-3 rounded-lg border border-line-strong p-5 text-sm",
        !review.verifiedPurchase && "border-dashed",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stars rating={review.rating} label={text.stars(review.rating)} />
        {review.verifiedPurchase ? (
          <Tag tone="ok">{text.verified}</Tag>
        ) : (
          <Tag tone="sample">{text.sample}</Tag>
        )}
      </div>
      {review.title !== "" && (
        <h3 className="text-md wrap-anywhere">
          <DataText>{review.title}</DataText>
        </h3>
      )}
      <DataText as="p" className="line-clamp-6 text-soft wrap-anywhere">
        {review.content}
      </DataText>
      {review.verifiedPurchase && (
        <Link
          reloadDocument
          to={reviewsPath(review.slug)}
          className="link inline-flex min-h-11 items-center"
        >
          {text.all}
        </Link>
      )}
      <div className="mt-auto grid gap-1 border-t border-line pt-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="font-strong">
            <DataText>{review.customerName}</DataText>
          </b>
          <time dateTime={review.createdAt.toISOString()} className="text-xs text-faint">
            {review.day}
          </time>
        </p>
        <p className="flex items-center gap-2 text-soft">
          <span aria-hidden className="swatch size-3.5" />
          <DataText>{review.variantName}</DataText>
        </p>
      </div>
    </article>
  );
}
