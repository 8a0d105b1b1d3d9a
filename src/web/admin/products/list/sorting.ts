import type { ProductSort } from "#modules/catalog/desk-words.ts";
import type { Sorting } from "../../kit/data-table.tsx";

const sortings = {
  // The order of the list by itself: no column shows when a product was made.
  newest: undefined,
  updated: { by: "updated", direction: "desc" },
  name: { by: "name", direction: "asc" },
  price: { by: "price", direction: "asc" },
  "-price": { by: "price", direction: "desc" },
  available: { by: "available", direction: "asc" },
} as const satisfies Record<ProductSort, Sorting | undefined>;

/** The column that a list is sorted by. */
export function sortingOf(sort: ProductSort): Sorting | undefined {
  return sortings[sort];
}

/** What the head of a column asks for. Only prices can be sorted both ways; a second press on another ends the sorting. */
export function sortOf({ by, direction }: Sorting, current: ProductSort): ProductSort {
  if (by === "price") return direction === "asc" ? "price" : "-price";
  const wanted = by === "updated" || by === "name" || by === "available" ? by : "newest";
  return wanted === current ? "newest" : wanted;
}
