import type { TaxClass } from "#modules/catalog/tax-classes.ts";
import { words } from "../words.ts";

export const taxClassNames = words("taxClassNames", {
  standard: "רגיל",
  reduced: "מופחת",
  zero: "אפס",
} satisfies Record<TaxClass, string>);
