import { useCallback, useMemo, useState } from "react";

type Identified = { readonly id: string };

export type Selection<Row> = {
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<string>;
  readonly select: (ids: readonly string[], isSelected: boolean) => void;
  /** Selects rows that are on other pages. */
  readonly add: (rows: readonly Row[]) => void;
  /** Updates selected rows with newer data. */
  readonly replaceRows: (rows: readonly Row[]) => void;
  readonly reset: () => void;
};

/**
 * The selected rows of a list. The selection survives a change of the page; rows on the present
 * page (`shown`) are updated from it.
 */
export function useSelection<Row extends Identified>(shown: readonly Row[]): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const shownById = useMemo(() => new Map(shown.map((row) => [row.id, row])), [shown]);
  // The same one as long as the rows are, so that they are not drawn anew.
  const select: Selection<Row>["select"] = useCallback(
    (ids, isSelected) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const id of ids) {
          const row = shownById.get(id);
          if (!isSelected) after.delete(id);
          else if (row !== undefined) after.set(id, row);
        }
        return after;
      }),
    [shownById],
  );
  return {
    rows: [...selected.values()].map((row) => shownById.get(row.id) ?? row),
    ids: new Set(selected.keys()),
    select,
    add: (rows) =>
      setSelected((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)])),
    replaceRows: (rows) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const row of rows) if (after.has(row.id)) after.set(row.id, row);
        return after;
      }),
    reset: () => setSelected(new Map()),
  };
}
