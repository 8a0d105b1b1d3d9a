/** What a shop can sell, as the first start asks: for pets, or anything else. */
export const trades = ["pets", "other"] as const;
