import { describeColors } from "#i18n/en/describe-colors.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { findFirstProduct } from "../parts/first-product.ts";

export type ColorWords = {
  /** Whether the first product is a carrier at all, so that the words about one are true. */
  readonly isCarrier: boolean;
  /** "three colours"; undefined where there are not several. */
  readonly count: string | undefined;
  /** "olive, caramel and blue"; undefined where there are none. */
  readonly names: string | undefined;
};

/**
 * How many colors the first product of the shop comes in, and which. Nothing of one that carries
 * no pets: the words around them are about the backpack.
 */
export function toColorWords(catalog: readonly CatalogVariant[]): ColorWords {
  const own = findFirstProduct(catalog).filter(({ carriesPets }) => carriesPets);
  if (own.length === 0) return { isCarrier: false, count: undefined, names: undefined };
  const { names, several } = describeColors(own.map(({ shortName }) => shortName));
  return { isCarrier: true, count: several || undefined, names: names || undefined };
}
