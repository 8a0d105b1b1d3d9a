/** Search engines show about so many characters of it, with the price after it. */
const MOST = 110;

/** The beginning of a longer text, up to the end of a word. */
function cutAtWord(words: string): string {
  const line = words.replaceAll(/\s+/g, " ");
  return line.length <= MOST ? line : `${line.slice(0, line.lastIndexOf(" ", MOST))}…`;
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
    { price, gift }: { price: string; gift: string | undefined },
  ) =>
    [
      maxPet === undefined
        ? `${productName}.`
        : `${productName} for small dogs and cats up to ${maxPet}.`,
      words && cutAtWord(words),
      gift === undefined
        ? `${price}, with free worldwide shipping.`
        : `${price}. Free with it: ${gift}.`,
    ]
      .filter((part) => part !== null)
      .join(" "),
} as const;
