import { useEffect, useRef, useState, type ReactNode } from "react";
import { joinClassNames } from "./class-names.ts";

type SwipeRowProps = {
  /** The accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A row to swipe on a phone, whose cut-off end shows that there is more; from `sm` on, whatever
 * `className` makes of it. It scrolls by itself, without scripts. Not all browsers let the keyboard
 * scroll what holds no control, so it takes the focus where it has something to scroll.
 */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScrolls(entry.target.scrollWidth > entry.target.clientWidth);
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls
      tabIndex={scrolls ? 0 : undefined}
      className={joinClassNames("swipe-row", className)}
    >
      {children}
    </div>
  );
}
