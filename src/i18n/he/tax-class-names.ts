import type { TaxClass } from "#modules/catalog/tax-classes.ts";

export const taxClassNames = {
  standard: "רגיל",
  reduced: "מופחת",
  zero: "אפס",
} satisfies Record<TaxClass, string>;
