/** Kinds of goods that a place may tax at different rates. */
export const taxClasses = ["standard", "reduced", "zero"] as const;
export type TaxClass = (typeof taxClasses)[number];
