import { useEffect, useRef, useState, type RefObject } from "react";

/** How wide an element is, in pixels; `usual` until it has been drawn. */
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
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
