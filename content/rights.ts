/** The page with the rights that laws give, and the words around them elsewhere. */
export const rights = {
  title: "Your rights by country",
  metaTitle: "Your rights by country | {brand.name}",
  description:
    "What the law gives you when you buy here, country by country: how to withdraw or cancel, the legal guarantee, what a price includes, and who is responsible.",
  lede: "We promise the same to everybody. The law of the country that your order goes to may give you more, and this is what it says.",
  /** Label of the links that lead here. */
  link: "Your rights by country",
} as const;
