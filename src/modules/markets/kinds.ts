/** Where the tax of a price stands: nowhere, inside the price, or on top of it. */
export const taxModes = ["none", "included", "added"] as const;
export type TaxMode = (typeof taxModes)[number];

/** The measure that the price of a shipping method depends on. */
export const methodKinds = ["flat", "weight", "sum"] as const;
export type MethodKind = (typeof methodKinds)[number];

/** Who pays customs duty: nobody, because there is none; the customer at the door; the shop. */
export const dutyTerms = ["none", "at_door", "paid", "unknown"] as const;
export type DutyTerms = (typeof dutyTerms)[number];

export const dutyKinds = ["percent", "flat"] as const;
