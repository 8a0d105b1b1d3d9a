/** Title and description of a product page for search engines; browsers need neither. */
export const productMeta = {
  /** "Olive Green & Cream, Wanderpaw Backpack" */
  title: (variantName: string, productName: string) => `${variantName}, ${productName}`,
  /** Without `maxPet` for what carries no pets. */
  description: (
    productName: string,
    maxPet: string | undefined,
    tagline: string | null,
    { price, hasGift }: { price: string; hasGift: boolean },
  ) =>
    [
      maxPet === undefined
        ? `${productName}.`
        : `${productName} for small dogs and cats up to ${maxPet}.`,
      tagline,
      `${price}, with ${hasGift ? "a free storage bag" : "free worldwide shipping"}.`,
    ]
      .filter((part) => part !== null)
      .join(" "),
} as const;
