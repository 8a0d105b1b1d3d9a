import { SWIPE_THRESHOLD_PX } from "#ui/carousel-motion.ts";

/**
 * How many places after the first shown one the review at `position` stands: 0 for the first
 * itself.
 */
export function getPlace(position: number, index: number, count: number): number {
  return (position - index + count) % count;
}

/**
 * Which way a movement from `from` to `to` leads, if it is meant as a swipe across and not as
 * scrolling.
 */
export function getSwipeStep(
  from: { x: number; y: number },
  to: { x: number; y: number },
): 1 | -1 | undefined {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_THRESHOLD_PX || Math.abs(across) < Math.abs(to.y - from.y))
    return undefined;
  return across < 0 ? 1 : -1;
}
