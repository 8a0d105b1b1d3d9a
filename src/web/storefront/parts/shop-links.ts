import { shell } from "#i18n/en/shell.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { paths } from "#web/paths.ts";
import { findFirstProduct } from "./first-product.ts";

export type FooterLink = { readonly to: string; readonly label: string };

const MAX_VARIANTS = 6;

/** Links in the footer: the first product itself; for all others the collection stands. */
export function listShopLinks(catalog: {
  readonly variants: readonly CatalogVariant[];
  readonly isComplete: boolean;
}): FooterLink[] {
  const { variants, isComplete } = catalog;
  const shown = findFirstProduct(variants).slice(0, MAX_VARIANTS);
  const isAll = isComplete && shown.length === variants.length;
  return [
    ...shown.map(({ slug, variantName }) => ({ to: paths.product(slug), label: variantName })),
    ...(isAll ? [] : [{ to: paths.products, label: shell.products }]),
  ];
}
