import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/** How wide an element is, in pixels; `usual` until it has been drawn, and on paper. */
export function useWidth<Part extends Element>(
  usual: number,
): [ref: RefObject<Part | null>, width: number] {
  const ref = useRef<Part>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const part = ref.current;
    if (part === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(Math.round(entry.contentRect.width), 1));
    });
    observer.observe(part);
    // Nothing is measured while a page is printed: paper is about as wide as usual.
    const setPaperWidth = () => flushSync(() => setWidth(usual));
    const setScreenWidth = () => setWidth(Math.max(Math.round(part.clientWidth), 1));
    addEventListener("beforeprint", setPaperWidth);
    addEventListener("afterprint", setScreenWidth);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", setPaperWidth);
      removeEventListener("afterprint", setScreenWidth);
    };
  }, [usual]);
  return [ref, width];
}
