import { productSorts, productStates, type ProductSort } from "#modules/catalog/desk-words.ts";
import { oneOf, useUrlState } from "../../kit/url-state.ts";

/** What the address says about the list of products. */
export function useProductQuery() {
  const [url, change] = useUrlState(["q", "category", "state", "sort", "after"] as const);
  const values = {
    ...url,
    state: oneOf(url.state, productStates),
    sort: oneOf(url.sort, productSorts),
  };
  const isFiltered = url.q !== undefined || url.category !== undefined || values.state !== "all";
  const clear = () => change({ q: null, category: null, state: null });
  const sortBy = (sort: ProductSort) => change({ sort: sort === "newest" ? null : sort });
  return { values, change, sortBy, isFiltered, clear };
}

export type ProductQuery = ReturnType<typeof useProductQuery>;
