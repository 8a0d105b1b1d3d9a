import { useState } from "react";

/**
 * The columns of a table: while its rows are those before, so are columns of the same names. A list
 * whose columns have handlers makes others each time, and no row would be drawn again for them.
 */
export function useHeldColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  isStale: boolean,
): readonly Column[] {
  const [held, setHeld] = useState(columns);
  const areSame =
    columns.length === held.length && columns.every(({ id }, place) => id === held[place]?.id);
  if (held === columns || (isStale && areSame)) return held;
  setHeld(columns);
  return columns;
}
