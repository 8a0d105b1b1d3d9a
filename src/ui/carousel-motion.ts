/** The rules by which a carousel moves, without a screen. */

export type TextDirection = "ltr" | "rtl";
/** One image forwards, one backwards, or none. */
export type Step = -1 | 0 | 1;

/** A swipe counts from this distance on; a shorter one snaps back. */
export const SWIPE_THRESHOLD_PX = 50;

/**
 * The step that leads to the image which a finger's movement uncovers; positive pixels go to the
 * right.
 */
export function getUncoveredStep(movedPx: number, direction: TextDirection): Step {
  if (movedPx === 0) return 0;
  const forwards = movedPx < 0 === (direction === "ltr");
  return forwards ? 1 : -1;
}

/** The step that a finished swipe makes. */
export function getSwipeStep(movedPx: number, direction: TextDirection): Step {
  return Math.abs(movedPx) < SWIPE_THRESHOLD_PX ? 0 : getUncoveredStep(movedPx, direction);
}

/** The image `step` away; before the first comes the last. */
export function getNeighbour(index: number, step: Step, count: number): number {
  return (index + step + count) % count;
}

/**
 * The image that a key leads to, with the step that shows where it comes from; undefined for
 * other keys.
 */
export function findKeyTarget(
  key: string,
  at: { index: number; count: number; direction: TextDirection },
): { target: number; step: Step } | undefined {
  const forwardKey = at.direction === "ltr" ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft": {
      const step = key === forwardKey ? 1 : -1;
      return { target: getNeighbour(at.index, step, at.count), step };
    }
    case "Home":
      return { target: 0, step: -1 };
    case "End":
      return { target: at.count - 1, step: 1 };
    default:
      return undefined;
  }
}
