import { productStates, type ProductSort } from "#modules/catalog/admin-names.ts";
import { readText, defineList, createTextReader } from "../../kit/define-list.ts";
import type { Sorting } from "../../kit/sorting.ts";
import type { Listed } from "../../kit/use-list.ts";

export const productList = defineList({
  filters: {
    q: readText,
    category: createTextReader(/^(?:none|[\da-f-]{36})$/),
    state: productStates,
  },
  sorts: [
    // No column shows when a product was made.
    { by: "newest", first: "desc", isOneWay: true },
    { by: "shop", first: "asc", isOneWay: true },
    { by: "updated", first: "desc", isOneWay: true },
    { by: "name", first: "asc", isOneWay: true },
    { by: "price", first: "desc", unsaid: "asc" },
    { by: "available", first: "asc", isOneWay: true },
  ],
});

export type ProductList = Listed<typeof productList>;

/** Name that the API has for a sort order of the list. */
export function getProductSort({ by, direction }: ProductList["sorting"]): ProductSort {
  return by === "price" && direction === "desc" ? "-price" : by;
}

/** The order that the API calls `sort`. */
export function getSorting(sort: ProductSort): Sorting {
  return productList.read({ sort }).sorting;
}
