/** The trades that the first start asks for: things for pets, or anything else. */
export const trades = ["pets", "other"] as const;
