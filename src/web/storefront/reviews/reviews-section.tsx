import { useEffect, useState } from "react";
import { reviewsText as text } from "#i18n/en/reviews.ts";
import { useContent } from "../content.ts";
import { SectionHead } from "../parts/section-head.tsx";
import { ReviewsCarousel } from "./reviews-carousel.tsx";
import type { ShownReview } from "./shown-reviews.ts";

const LOADING_MS = 500;

/** Section of customer reviews. */
export function ReviewsSection({ reviews }: { reviews: readonly ShownReview[] }) {
  const loading = useLoading();
  const { written, ...ofSamples } = useContent("collection").reviews;
  const hasSamplesOnly =
    reviews.length > 0 && !reviews.some(({ verifiedPurchase }) => verifiedPurchase);
  const { heading, text: lede } = hasSamplesOnly ? ofSamples : written;
  return (
    <section className="wrap section" aria-labelledby="reviews">
      <SectionHead id="reviews" heading={heading}>
        {reviews.length > 0 && lede}
      </SectionHead>
      <div aria-busy={loading}>
        {reviews.length === 0 ? (
          <EmptyReviews loading={loading} />
        ) : (
          <ReviewsCarousel reviews={reviews} loading={loading} />
        )}
      </div>
    </section>
  );
}

export function EmptyReviews({ loading }: { loading: boolean }) {
  return <p className="lede py-10">{loading ? text.loading : text.empty}</p>;
}

/** True for the first half second in the browser. */
function useLoading(): boolean {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return loading;
}
