import { shell } from "#i18n/en/shell.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import { paths } from "#web/paths.ts";
import { findFirstProduct } from "./first-product.ts";

export type FooterLink = { readonly to: string; readonly label: string };

const MAX_VARIANTS = 6;

/** Links in the footer: the first product itself; for all others the collection stands. */
export function listShopLinks(
  catalog: { readonly variants: readonly CatalogVariant[]; readonly isComplete: boolean },
  { forPets }: { readonly forPets: boolean },
): FooterLink[] {
  const { variants, isComplete } = catalog;
  const shown = findFirstProduct(variants).slice(0, MAX_VARIANTS);
  // Without pets an empty shop has no other link.
  const isAll = isComplete && shown.length === variants.length && (forPets || shown.length > 0);
  return [
    ...shown.map((variant) => ({
      to: paths.product(variant.slug),
      // Without pets the name of a variant need not say what it is.
      label: forPets ? variant.variantName : formatFullName(variant),
    })),
    ...(isAll ? [] : [{ to: paths.products, label: shell.products }]),
  ];
}
