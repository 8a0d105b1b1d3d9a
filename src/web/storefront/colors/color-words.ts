import { describeColors } from "#i18n/en/describe-colors.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { findGift } from "../parts/find-gift.ts";
import { findFirstProduct } from "../parts/first-product.ts";

export type ColorWords = {
  /** Whether the first product is a carrier at all, so that the words about one are true. */
  readonly isCarrier: boolean;
  /** "three colours"; undefined where there are not several. */
  readonly count: string | undefined;
  /** "olive, caramel and blue"; undefined where there are none. */
  readonly names: string | undefined;
  /** The name of the gift; undefined while nothing comes with one. */
  readonly gift: string | undefined;
};

/**
 * How many colors the first product of the shop comes in, and which. Nothing of one that carries
 * no pets: the words around them are about the backpack.
 */
export function toColorWords(catalog: readonly CatalogVariant[]): ColorWords {
  const gift = findGift(catalog)?.name;
  const own = findFirstProduct(catalog).filter(({ carriesPets }) => carriesPets);
  if (own.length === 0) return { isCarrier: false, count: undefined, names: undefined, gift };
  const { names, several } = describeColors(own.map(({ shortName }) => shortName));
  return { isCarrier: true, count: several || undefined, names: names || undefined, gift };
}

/** A text with the name of the gift; without a gift, the sentences that name one are left out. */
export function fillGift(text: string, gift: string | undefined): string {
  if (gift !== undefined) return fillText(text, { gift });
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.filter((sentence) => !sentence.includes("{gift}")).join(" ");
}
