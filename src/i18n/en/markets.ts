/** The choice between markets, in the storefront. */
export const markets = {
  label: "Country and currency",
  main: "Worldwide",
  option: (name: string, currency: string) => `${name} (${currency})`,
  current: (name: string) => `You are shopping in: ${name}`,
  suggestion: (name: string, currency: string) =>
    `We have prices in ${currency} for ${name}, with shipping and taxes worked out for you.`,
  go: (name: string) => `Shop in ${name}`,
  stay: "Stay here",
} as const;
