import { useRef, type PointerEvent } from "react";
import { countDraggedSteps, getFrame } from "./turn-motion.ts";

type Drag = { pointerId: number; startX: number; startFrame: number };

/** The handlers of a stage on which a finger, a pen or the mouse turns what it shows. */
export function useDrag(frame: number, count: number, turnTo: (frame: number) => void) {
  const drag = useRef<Drag>(undefined);
  function end(event: PointerEvent) {
    if (drag.current?.pointerId === event.pointerId) drag.current = undefined;
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      drag.current = { pointerId: event.pointerId, startX: event.clientX, startFrame: frame };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current?.pointerId !== event.pointerId) return;
      const { startX, startFrame } = drag.current;
      const width = event.currentTarget.clientWidth;
      const next = getFrame(
        startFrame,
        countDraggedSteps(event.clientX - startX, width, count),
        count,
      );
      if (next !== frame) turnTo(next);
    },
    onPointerUp: end,
    // The browser took the finger for itself: the page scrolls up or down.
    onPointerCancel: end,
    // The focus stays on the slider, so that keys go on where the mouse has ended.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
