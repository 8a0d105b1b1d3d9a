import type { taxClassNames as hebrew } from "../he/tax-class-names.ts";
import type { Translated } from "../translated.ts";

export const taxClassNames: Translated<typeof hebrew> = {
  standard: "Standard",
  reduced: "Reduced",
  zero: "Zero",
};
