import { useState, type PointerEvent } from "react";

/**
 * Lets the rows of a table be dragged by a handle in each, with a mouse or a finger. Places count
 * from 0; `onDrop` is called when a row has been let go over another one.
 */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number }>();
  const stop = () => setDrag(undefined);
  return {
    /** Where the row would come to lie, seen from the row at `place`. */
    getMark(place: number): "before" | "after" | undefined {
      if (drag === undefined || drag.over !== place || drag.over === drag.from) return undefined;
      return drag.over < drag.from ? "before" : "after";
    },
    getHandle: (place: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: place, over: place });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const over = findRowAt(event);
        if (drag !== undefined && over !== undefined) setDrag({ ...drag, over });
      },
      onPointerUp() {
        if (drag !== undefined && drag.over !== drag.from) onDrop(drag.from, drag.over);
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}

/** The row at the height of the pointer; undefined above and below the table. */
function findRowAt({ currentTarget, clientY }: PointerEvent<HTMLElement>): number | undefined {
  const rows = [...(currentTarget.closest("tbody")?.rows ?? [])];
  const place = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top <= clientY && clientY < bottom;
  });
  return place < 0 ? undefined : place;
}
