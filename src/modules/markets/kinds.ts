/** Where the tax of a price stands: nowhere, inside the price, or on top of it. */
export const taxModes = ["none", "included", "added"] as const;
export type TaxMode = (typeof taxModes)[number];

/** The measure that the price of a shipping method depends on. */
export const methodKinds = ["flat", "weight", "sum"] as const;
export type MethodKind = (typeof methodKinds)[number];

/** Customs duty: there is none, the customer pays it at the door, the shop pays it, or unknown. */
export const dutyTerms = ["none", "at_door", "paid", "unknown"] as const;
export type DutyTerms = (typeof dutyTerms)[number];

export const dutyKinds = ["percent", "flat"] as const;

/** All of an amount in basis points, which are hundredths of a percent. */
export const MAX_RATE_BP = 10_000;
