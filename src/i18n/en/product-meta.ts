/** What search engines and shared links say of a product page; browsers need none of it. */
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
