import type { Cart } from "#modules/cart/cart.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import { callApi } from "#web/api/api-client.ts";

/** What has been asked for beyond the page's catalog. */
export type Asked = {
  readonly slugs: readonly string[];
  readonly variants: readonly CatalogVariant[];
};

/**
 * Asks for what a cart holds beyond the beginning of a large catalog, unless that has been asked
 * for before: undefined then. Throws an ApiError.
 */
export async function askCatalog(
  catalog: readonly CatalogVariant[],
  cart: Cart,
  before: Asked,
): Promise<Asked | undefined> {
  const slugs = cart
    .map(({ id }) => id)
    .filter((id) => !before.slugs.includes(id) && !catalog.some((variant) => isNamed(variant, id)));
  if (slugs.length === 0) return undefined;
  const { variants } = await callApi("GET /api/catalog/variants", {
    query: { slugs: slugs.join(",") },
  });
  // No slugs and variants: all of these are asked for again.
  const kept = before.slugs.length > 0 ? before.variants : [];
  return { slugs: [...before.slugs, ...slugs], variants: [...kept, ...variants] };
}
