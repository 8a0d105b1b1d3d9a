import type { categoryEndpoints } from "#modules/catalog/category-contract.ts";
import { useApi } from "../../api/use-api.ts";

/** All categories, each main one followed by its own. */
export function useCategories() {
  return useApi<typeof categoryEndpoints.listCategories>("/api/admin/categories", {});
}
