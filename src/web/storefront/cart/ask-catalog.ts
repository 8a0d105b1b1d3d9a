import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { callApi } from "#web/api/api-client.ts";

/** What is sold by these slugs, now or once. Throws an ApiError. */
export async function askCatalog(slugs: readonly string[]): Promise<readonly CatalogVariant[]> {
  const { variants } = await callApi("GET /api/catalog/variants", {
    query: { slugs: slugs.join(",") },
  });
  return variants;
}
