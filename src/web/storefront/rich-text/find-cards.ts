import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { findBySlugs } from "#modules/catalog/list-variants.ts";
import { listProductSlugs } from "#shared/rich-text/read-rich-text.ts";
import type { RichText } from "#shared/rich-text/rich-text.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

/** For loaders: what the product cards of a text show, as far as it is for sale. */
export async function findCards(
  body: RichText,
  run: ShopContext["run"],
): Promise<CatalogVariant[]> {
  const slugs = listProductSlugs(body);
  return slugs.length === 0 ? [] : run((ctx) => findBySlugs(ctx, slugs));
}
