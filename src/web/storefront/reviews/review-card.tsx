import { reviewsText as text } from "#i18n/en/reviews.ts";
import { Stars } from "#ui/stars.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ShownReview } from "./shown-reviews.ts";

/** One review, marked as the sample that it is. */
export function ReviewCard({ review }: { review: ShownReview }) {
  return (
    <article
      data-color={review.slug}
      className="flex h-full flex-col gap-3 rounded-lg border border-dashed border-line-strong p-5 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stars rating={review.rating} label={text.stars(review.rating)} />
        <Tag tone="sample">{text.sample}</Tag>
      </div>
      <h3 className="text-md">{review.title}</h3>
      <p className="text-soft">{review.content}</p>
      <div className="mt-auto grid gap-1 border-t border-line pt-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="font-strong">{review.customerName}</b>
          <time dateTime={review.createdAt.toISOString()} className="text-xs text-faint">
            {review.day}
          </time>
        </p>
        <p className="flex items-center gap-2 text-soft">
          <span aria-hidden className="swatch size-3.5" />
          {review.variantName}
        </p>
      </div>
    </article>
  );
}
