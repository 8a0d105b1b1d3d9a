/** The rules of a turn, without a screen. */

/**
 * How much of the stage's width a finger goes for a whole turn: about what the surface of the
 * backpack would go below it.
 */
const WIDTHS_A_TURN = 1.5;
/** Where the first frame looks from: 0 is the front, right is positive (tools/studio/jobs.py). */
const FIRST_DEGREES = -32;
/** The sides that have names. */
const SIDES = 8;

/** The frame `steps` away, round the ends. */
export function getFrame(frame: number, steps: number, count: number): number {
  return (((frame + steps) % count) + count) % count;
}

/** How many frames a finger has turned by. To the right the backpack turns to the right. */
export function countDraggedSteps(movedPx: number, widthPx: number, count: number): number {
  return Math.round((movedPx / (widthPx * WIDTHS_A_TURN)) * count) || 0;
}

/**
 * The side from which a frame shows the backpack, counted from the front to the right in eighths.
 */
export function getSide(frame: number, count: number): number {
  const degrees = FIRST_DEGREES - (frame * 360) / count;
  return getFrame(Math.round((degrees * SIDES) / 360), 0, SIDES);
}

/**
 * All frames in the order of loading: a few from all sides first, so that a turn goes all the way
 * round before it goes smoothly.
 */
export function getLoadingOrder(count: number): number[] {
  const steps = [count / 4, count / 8, 1].map((step) => Math.max(1, Math.floor(step)));
  const passes = steps.flatMap((step) =>
    Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step),
  );
  return [...new Set(passes)];
}

/** The nearest of the loaded frames; undefined as long as there is none. */
export function findNearestFrame(
  frame: number,
  loaded: ReadonlySet<number>,
  count: number,
): number | undefined {
  const computeDistance = (other: number) => {
    const apart = Math.abs(frame - other);
    return Math.min(apart, count - apart);
  };
  return [...loaded].toSorted((one, other) => computeDistance(one) - computeDistance(other))[0];
}
