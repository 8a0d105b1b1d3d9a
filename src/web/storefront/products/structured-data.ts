import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";
import { breadcrumbData } from "../parts/breadcrumb-data.ts";
import type { Seller } from "#web/seo/seller.ts";
import { productData } from "../product/structured-data.ts";

/**
 * Data of a page of the collection for search engines (schema.org): where it lies, and the products
 * on it with their offers.
 */
export function collectionData(
  catalog: readonly CatalogVariant[],
  seller: Seller,
  trail: readonly { readonly label: string; readonly to: string }[],
): Schema[] {
  return [
    breadcrumbData(trail, seller.publicUrl),
    createSchema("ItemList", {
      numberOfItems: catalog.length,
      itemListElement: catalog.map((variant, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "Product", ...productData(variant, seller) },
      })),
    }),
  ];
}
