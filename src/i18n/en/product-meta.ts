/** Title and description of a product page for search engines; browsers need neither. */
export const productMeta = {
  /** "Olive Green & Cream, Wanderpaw Backpack" */
  title: (variantName: string, productName: string) => `${variantName}, ${productName}`,
  /** Without `maxPet` for what carries no pets. */
  description: (
    productName: string,
    maxPet: string | undefined,
    tagline: string | null,
    price: string,
  ) =>
    [
      maxPet === undefined
        ? `${productName}.`
        : `${productName} for small dogs and cats up to ${maxPet}.`,
      tagline,
      `${price}, with ${maxPet === undefined ? "free worldwide shipping" : "a free storage bag"}.`,
    ]
      .filter((part) => part !== null)
      .join(" "),
} as const;
