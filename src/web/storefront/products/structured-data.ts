import { productsText } from "#i18n/en/products.ts";
import type { CatalogueColour } from "#modules/catalog/contract.ts";
import { paths } from "#web/paths.ts";
import { product } from "../product/structured-data.ts";

/** What search engines read of the collection (schema.org): where it lies, and each bag with its offer. */
export function collectionData(catalogue: readonly CatalogueColour[], publicUrl: string): object[] {
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        crumb(1, productsText.home, publicUrl + paths.home),
        crumb(2, productsText.products, publicUrl + paths.products),
      ],
    },
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      numberOfItems: catalogue.length,
      itemListElement: catalogue.map((bag, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: product(bag, publicUrl),
      })),
    },
  ];
}

function crumb(position: number, name: string, item: string) {
  return { "@type": "ListItem", position, name, item };
}
