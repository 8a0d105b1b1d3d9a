import { useLayoutEffect, type RefObject } from "react";

const marks = ["narrow", "tight"] as const;

/** The width of a table depends on these. */
type Shown = {
  readonly rows: readonly unknown[];
  readonly columns: readonly unknown[];
  readonly isCompact: boolean;
  readonly openId: string | undefined;
};

/**
 * Marks a table whose columns do not fit beside each other, so that nothing of a row is out of
 * sight: as narrow, without the columns for wide tables, and if that is not enough as tight, where
 * cells stack what else stands side by side.
 */
export function useNarrowing(
  box: RefObject<HTMLDivElement | null>,
  { rows, columns, isCompact, openId }: Shown,
): void {
  // Other rows may need more room. A selection does not, and measuring lays the page out anew.
  useLayoutEffect(() => markNarrow(box.current), [box, rows, columns, isCompact, openId]);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => markNarrow(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
}

function markNarrow(table: HTMLElement | null): void {
  if (table === null) return;
  for (const mark of marks) delete table.dataset[mark];
  for (const mark of marks) if (table.scrollWidth > table.clientWidth) table.dataset[mark] = "";
}
