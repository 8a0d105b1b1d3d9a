import { useApi } from "../../api/use-api.ts";

/** All categories, each main one followed by its own. */
export function useCategories() {
  return useApi("GET /api/admin/categories", {});
}
