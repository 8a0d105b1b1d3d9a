import { useLayoutEffect, useRef, useState, type RefObject } from "react";

type Identified = { readonly id: string };

/**
 * Keys of rows whose cells have no state: a row keeps its own, and one that comes takes that of one
 * that goes. So elements are changed, which takes a part of the time in which new ones are made.
 */
export function useRowKeys(rows: readonly Identified[]): ReadonlyMap<string, number> {
  const [shown, setShown] = useState(() => ({ rows, keys: assignKeys(rows, new Map()) }));
  if (shown.rows === rows) return shown.keys;
  const keys = assignKeys(rows, shown.keys);
  setShown({ rows, keys });
  return keys;
}

function assignKeys(
  rows: readonly Identified[],
  before: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const ids = new Set(rows.map(({ id }) => id));
  const free = [...before].filter(([id]) => !ids.has(id)).map(([, key]) => key);
  let next = Math.max(-1, ...before.values()) + 1;
  return new Map(rows.map(({ id }) => [id, before.get(id) ?? free.shift() ?? next++]));
}

/** For the element of a row: the focus goes with the row that had it, and stays on no other. */
export function useRowBlur(id: string): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  const shownId = useRef(id);
  useLayoutEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && row.current?.contains(activeElement))
      activeElement.blur();
  }, [id]);
  return row;
}
