import { collectionText } from "#i18n/en/collection.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { findFirstProduct } from "../parts/first-product.ts";
import type { HeroPrice } from "./hero.tsx";

/** The lowest price of the first product, marked as such when they differ; null without any. */
export function findHeroPrice(catalog: readonly CatalogVariant[]): HeroPrice | null {
  const [lowest, ...others] = findFirstProduct(catalog).toSorted(
    (a, b) => a.price.amountMinor - b.price.amountMinor,
  );
  if (!lowest) return null;
  const oneForAll = others.every(({ price }) => price.amountMinor === lowest.price.amountMinor);
  const price = formatMoney(lowest.price);
  return {
    text: oneForAll ? price : collectionText.fromPrice(price),
    withGift: lowest.hasGift,
  };
}
