/** The index after moving by one step through `count` reviews, round and round. */
export function moveBy(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** How many places after the first shown one the review at `position` stands: 0 for the first itself. */
export function placeOf(position: number, index: number, count: number): number {
  return (position - index + count) % count;
}

/** A shorter movement of the finger is a press, not a swipe. */
const SWIPE_PX = 50;

/** Which way a movement from `from` to `to` leads, if it is meant as a swipe across and not as scrolling. */
export function swipeStep(
  from: { x: number; y: number },
  to: { x: number; y: number },
): 1 | -1 | undefined {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(to.y - from.y)) return undefined;
  return across < 0 ? 1 : -1;
}
