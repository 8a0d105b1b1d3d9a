import { useState } from "react";
import type { Column } from "./data-table.tsx";

/**
 * The columns of a table: while its rows are those before, so are columns of the same names. A list
 * whose columns have handlers makes others each time, and no row would be drawn again for them.
 */
export function useHeldColumns<Row>(
  columns: readonly Column<Row>[],
  isStale: boolean,
): readonly Column<Row>[] {
  const [held, setHeld] = useState(columns);
  const areSame =
    columns.length === held.length && columns.every(({ id }, place) => id === held[place]?.id);
  if (held === columns || (isStale && areSame)) return held;
  setHeld(columns);
  return columns;
}
