import { z } from "zod";
import { hasForeignLetters } from "#shared/plain-text.ts";
import { line, lineOrNull, nullIfEmpty, requiredLine } from "#shared/text-fields.ts";
import {
  attributeTypes,
  MAX_CUSTOMS_DESCRIPTION,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_PRICE_MINOR,
  reservedSlugs,
} from "./admin-names.ts";
import { MAX_SLUG, slugPattern } from "./slug.ts";

// Form fields of products and categories in the back office. Each problem is one word per field:
// "required", "too_long", "unprintable" and those listed below.

/** Small Latin letters and digits, with hyphens between; not the address of an existing page. */
export const slug = z
  .string()
  .trim()
  .min(1, "required")
  .max(MAX_SLUG, "too_long")
  .regex(slugPattern, "not_a_slug")
  .refine((typed) => !reservedSlugs.includes(typed), "reserved");

/** "#7f7c56" or empty; any letter case, with or without the #. */
export const colorHex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#?[0-9a-f]{6})?$/, "not_a_colour")
  .transform((typed) => (typed === "" ? null : `#${typed.replace("#", "")}`))
  .nullable();

/** Lines in their order, without empty ones and without repeats (letter case does not matter). */
export const features = z
  .array(line(MAX_FEATURE))
  .transform((typed) => typed.filter((each) => each !== ""))
  .refine((lines) => lines.length <= MAX_FEATURES, "too_many")
  .refine(
    (lines) => new Set(lines.map((each) => each.toLowerCase())).size === lines.length,
    "twice",
  );

/** Of one piece: up to a ton. */
export const weightGrams = z.int().min(1, "not_positive").max(1_000_000, "too_large").nullable();

/** The six to ten digits of a tariff, with or without the dots between them. */
export const tariffCode = z
  .string()
  .trim()
  .max(20, "too_long")
  .transform((typed) => typed.replaceAll(/[.\s-]/g, ""))
  .refine((digits) => /^(\d{6,10})?$/.test(digits), "not_a_tariff_code")
  .transform(nullIfEmpty)
  .nullable();

/** Two capital letters; an empty choice is none. */
export const countryCode = z
  .string()
  .regex(/^([A-Z]{2})?$/, "not_a_country")
  .transform(nullIfEmpty)
  .nullable();

/** Description for customs abroad: one line in Latin letters. */
export const customsDescription = lineOrNull(MAX_CUSTOMS_DESCRIPTION).refine(
  (typed) => typed === null || !hasForeignLetters(typed),
  "not_latin",
);

/** In millimetres: up to ten metres. */
export const lengthMm = z.int().min(1, "not_positive").max(10_000, "too_large").nullable();

/** In cents. A higher price is surely a typing mistake. */
export const priceMinor = z.int().min(0, "negative").max(MAX_PRICE_MINOR, "too_large");

/**
 * Trimmed, without empty ones and repeats (letter case does not matter); an empty list becomes
 * null.
 */
export const tags = z
  .array(line(50))
  .max(30, "too_many")
  .transform((typed) => {
    const byWord = new Map<string, string>();
    for (const tag of typed) {
      const word = tag.toLowerCase();
      if (tag !== "" && !byWord.has(word)) byWord.set(word, tag);
    }
    return byWord.size === 0 ? null : [...byWord.values()];
  });

const attribute = z
  .object({ name: requiredLine(120), value: requiredLine(500), type: z.enum(attributeTypes) })
  .superRefine(({ value, type }, ctx) => {
    const fits =
      type === "number"
        ? /^-?\d+(\.\d+)?$/.test(value)
        : type === "text" || ["true", "false"].includes(value);
    if (!fits) ctx.addIssue({ code: "custom", path: ["value"], message: `not_a_${type}` });
  });

/** Each name once. */
export const attributes = z
  .array(attribute)
  .max(50, "too_many")
  .superRefine((all, ctx) => {
    for (const [index, { name }] of all.entries())
      if (all.findIndex((other) => other.name === name) < index)
        ctx.addIssue({ code: "custom", path: [index, "name"], message: "twice" });
  });

/** The digits of an EAN or UPC, the last of which is a check digit. */
export const barcode = lineOrNull(14).superRefine((digits, ctx) => {
  if (digits === null) return;
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) ctx.addIssue({ code: "custom", message: "not_digits" });
  else if (!hasCheckDigit(digits)) ctx.addIssue({ code: "custom", message: "check_digit" });
});

function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
