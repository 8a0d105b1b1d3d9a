import { productsText } from "#i18n/en/products.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { paths } from "#web/paths.ts";
import { schema, type Schema } from "#web/seo/schema.ts";
import { breadcrumbData } from "../parts/breadcrumb-data.ts";
import { productData } from "../product/structured-data.ts";

/**
 * What search engines read of the collection (schema.org): where it lies, and each bag with its
 * offer.
 */
export function collectionData(catalog: readonly CatalogVariant[], publicUrl: string): Schema[] {
  const trail = [
    { label: productsText.home, to: paths.home },
    { label: productsText.products, to: paths.products },
  ];
  return [
    breadcrumbData(trail, publicUrl),
    schema("ItemList", {
      numberOfItems: catalog.length,
      itemListElement: catalog.map((variant, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "Product", ...productData(variant, publicUrl) },
      })),
    }),
  ];
}
