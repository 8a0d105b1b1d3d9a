import { productReviews as text } from "#i18n/en/product-reviews.ts";
import type { Rating } from "#modules/reviews/list-public-reviews.ts";
import { Stars } from "#ui/stars.tsx";

/** The average of the stars, and of how many reviews it is one. */
export function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  const value = average.toFixed(1);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars rating={Math.round(average)} label={text.average(value)} />
      <span className="num">
        <b className="font-strong">{value}</b>, {text.count(count)}
      </span>
    </p>
  );
}
