import { cutAtWord } from "#shared/cut-at-word.ts";

/** Search engines show about so many characters of it, with the price after it. */
const MOST = 110;

type Offer = { price: string; gift: string | undefined; isSentFree: boolean };

function describeOffer({ price, gift, isSentFree }: Offer): string {
  if (gift !== undefined) return `${price}. Free with it: ${gift}.`;
  return isSentFree ? `${price}, with free worldwide shipping.` : `${price}.`;
}

/** Title and description of a product page for search engines; browsers need neither. */
export const productMeta = {
  /** "Olive Green & Cream, Wanderpaw Backpack" */
  title: (variantName: string, productName: string) => `${variantName}, ${productName}`,
  /** Without `maxPet` for what carries no pets. */
  description: (
    productName: string,
    maxPet: string | undefined,
    words: string | null,
    offer: Offer,
  ) =>
    [
      maxPet === undefined
        ? `${productName}.`
        : `${productName} for small dogs and cats up to ${maxPet}.`,
      words && cutAtWord(words, MOST),
      describeOffer(offer),
    ]
      .filter((part) => part !== null)
      .join(" "),
} as const;
