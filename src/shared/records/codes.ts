// Codes that others have agreed on, and what they look like.
import { z } from "zod";
import { hasForeignLetters } from "../plain-text.ts";
import { digitsOrNull, lineOrNull, toNullIfEmpty, typedDigits } from "../text-fields.ts";
import { latin, optionalLine, type Field } from "./fields.ts";

/** The digits of an EAN or UPC, the last of which is a check digit. */
export const barcode = (): Field<string | null> => ({
  ...optionalLine(14),
  kind: "digits",
  schema: digitsOrNull(14).superRefine((digits, ctx) => {
    if (digits === null) return;
    if (!/^(\d{8}|\d{12,14})$/.test(digits))
      ctx.addIssue({ code: "custom", message: "not_digits" });
    else if (!hasCheckDigit(digits)) ctx.addIssue({ code: "custom", message: "check_digit" });
  }),
  sample: null,
});

function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The six to ten digits of a customs tariff, with or without the dots between them. */
export const tariffCode = (): Field<string | null> => ({
  ...optionalLine(20),
  kind: "digits",
  schema: typedDigits()
    .max(20)
    .transform((typed) => typed.replaceAll(/[.\s-]/g, ""))
    .refine((digits) => /^(\d{6,10})?$/.test(digits), "not_a_tariff_code")
    .transform(toNullIfEmpty)
    .nullable(),
  sample: "4202.92",
});

/** Two capital letters. */
export const country = (): Field<string | null> => ({
  ...latin(optionalLine(2)),
  schema: z
    .string()
    .regex(/^([A-Z]{2})?$/, "not_a_country")
    .transform(toNullIfEmpty)
    .nullable(),
  sample: "VN",
});

/** "#7f7c56", in any letter case, with or without the #. */
export const color = (): Field<string | null> => ({
  ...latin(optionalLine(7)),
  schema: typedDigits()
    .toLowerCase()
    .regex(/^(#?[0-9a-f]{6})?$/, "not_a_colour")
    .transform((typed) => (typed === "" ? null : `#${typed.replace("#", "")}`))
    .nullable(),
  sample: "#7f7c56",
});

/** One line that people abroad can read. */
export const latinLine = (max: number): Field<string | null> => ({
  ...latin(optionalLine(max)),
  schema: lineOrNull(max).refine(
    (typed) => typed === null || !hasForeignLetters(typed),
    "not_latin",
  ),
});
