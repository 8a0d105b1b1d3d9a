// The owner's own words about orders: how they are written, apart from the tables so that browsers
// know it.
import { z } from "zod";
import { isPlainLine } from "#shared/plain-text.ts";

export const MAX_TAG = 40;
/** As many as one order can have. */
export const MAX_TAGS = 10;

/** A tag as it is kept: one space between words, none around, and no sign before it. */
export function normaliseTag(typed: string): string {
  return typed.normalize("NFC").replaceAll(/\s+/g, " ").trim().replace(/^#\s*/, "");
}

/** Told at the field by these: `required`, `too_long`, `unprintable`. */
export const tagName = z
  .string()
  .max(10 * MAX_TAG, "too_long")
  .transform(normaliseTag)
  .pipe(z.string().min(1, "required").max(MAX_TAG, "too_long").refine(isPlainLine, "unprintable"));
