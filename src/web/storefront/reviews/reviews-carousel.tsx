import { useId, useRef, useState, type TouchList } from "react";
import { reviewsText as text } from "#i18n/en/reviews.ts";
import { CarouselButtons } from "#ui/carousel-buttons.tsx";
import { getNeighbour } from "#ui/carousel-motion.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { getPlace, getSwipeStep } from "./carousel-position.ts";
import { ReviewCard } from "./review-card.tsx";
import type { ShownReview } from "./shown-reviews.ts";

type ReviewsCarouselProps = { reviews: readonly ShownReview[]; loading: boolean };

/**
 * A hidden review keeps its place in the row, so the row is as high as the longest review and
 * nothing jumps.
 */
const hidden = "invisible opacity-0";
const shownFrom = [
  "visible opacity-100",
  "md:visible md:opacity-100 md:col-start-2",
  "lg:visible lg:opacity-100 lg:col-start-3",
] as const;

/** Without scripts nothing can be loading or turned: all reviews stand below each other then. */
const withoutScripts = "noscript:visible noscript:opacity-100 noscript:row-auto noscript:col-auto";

/**
 * Three reviews side by side (one on phones), moved by one with the buttons or a swipe, round and
 * round.
 */
export function ReviewsCarousel({ reviews, loading }: ReviewsCarouselProps) {
  const [index, setIndex] = useState(0);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const listId = useId();
  const move = (step: 1 | -1) => setIndex((current) => getNeighbour(current, step, reviews.length));
  return (
    <div role="region" aria-label={text.carousel} aria-roledescription={text.roleDescription}>
      <div className="relative">
        <ul
          id={listId}
          className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
          onTouchStart={({ touches }) => {
            touch.current = getPoint(touches);
          }}
          onTouchEnd={({ changedTouches }) => {
            const end = getPoint(changedTouches);
            const step = touch.current && end && getSwipeStep(touch.current, end);
            if (step) move(step);
          }}
        >
          {reviews.map((review, position) => (
            <li
              key={review.id}
              className={joinClassNames(
                "col-start-1 row-start-1 transition-opacity duration-(--d-3) ease-calm",
                hidden,
                !loading && shownFrom[getPlace(position, index, reviews.length)],
                withoutScripts,
              )}
            >
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        {loading && <Skeleton />}
      </div>
      <div className="mt-6 flex items-center justify-between gap-4 noscript:hidden">
        <CarouselButtons
          previousLabel={text.previous}
          nextLabel={text.next}
          controls={listId}
          disabled={loading}
          onPrevious={() => move(-1)}
          onNext={() => move(1)}
        />
        <p role="status" className="num text-sm text-soft">
          <span aria-hidden>{text.position(index + 1, reviews.length)}</span>
          <span className="sr-only">
            {loading ? text.loading : text.positionLabel(index + 1, reviews.length)}
          </span>
        </p>
      </div>
    </div>
  );
}

function getPoint(touches: TouchList): { x: number; y: number } | undefined {
  const finger = touches[0];
  return finger && { x: finger.clientX, y: finger.clientY };
}

const columns = ["", "max-md:hidden", "max-lg:hidden"] as const;

/** Lies over the reviews that are still hidden, so that it has exactly their size. */
function Skeleton() {
  return (
    <div
      aria-hidden
      className="absolute inset-0 grid gap-5 noscript:hidden md:grid-cols-2 lg:grid-cols-3"
    >
      {columns.map((column) => (
        <div
          key={column}
          className={joinClassNames(
            "grid content-start gap-4 rounded-lg border border-dashed border-line-strong p-5 motion-safe:animate-pulse",
            column,
          )}
        >
          <span className="h-5 w-1/3 rounded-xs bg-mute-bg" />
          <span className="h-6 w-4/5 rounded-xs bg-mute-bg" />
          <span className="h-4 rounded-xs bg-mute-bg" />
          <span className="h-4 rounded-xs bg-mute-bg" />
          <span className="h-4 w-2/3 rounded-xs bg-mute-bg" />
        </div>
      ))}
    </div>
  );
}
