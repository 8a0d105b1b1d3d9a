// Fields of text as people type it, without the blanks around it and what cannot be seen. Each is
// refused by one word: "required", "too_long" or "unprintable".
import { z } from "zod";
import { isPlainLine, isPlainText, normalizeDigits, normalizeText } from "./plain-text.ts";

/** Text before its own rules: normalized and trimmed. */
export const typed = () => z.string().overwrite(normalizeText).trim();

/** The same for phone numbers, codes and other text in which digits are ASCII. */
export const typedDigits = () => z.string().overwrite(normalizeDigits).trim();

/** One line. */
export const line = (max: number) =>
  typed().max(max, "too_long").refine(isPlainLine, "unprintable");

/** One line with a phone number or a code that must be there. */
export const requiredDigits = (max: number) => digitsLine(max).min(1, "required");

/** One line with a phone number or a code; it may be left out. */
export const optionalDigits = (max: number) =>
  digitsLine(max).transform(toUndefinedIfEmpty).optional();

/** One line with a phone number or a code, or nothing. */
export const digitsOrNull = (max: number) => digitsLine(max).transform(toNullIfEmpty).nullable();

const digitsLine = (max: number) =>
  typedDigits().max(max, "too_long").refine(isPlainLine, "unprintable");

/** One line that must be there. */
export const requiredLine = (max: number) => line(max).min(1, "required");

/** One line that may be left out; an empty one counts as left out. */
export const optionalLine = (max: number) => line(max).transform(toUndefinedIfEmpty).optional();

/** One line or nothing; an empty one is nothing. */
export const lineOrNull = (max: number) => line(max).transform(toNullIfEmpty).nullable();

/** Several lines, as notes are; they end with line feeds. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((written) => normalizeText(written).replaceAll(/\r\n?/g, "\n"))
    .trim()
    .max(max, "too_long")
    .refine(isPlainText, "unprintable");

/** Several lines that must be there. */
export const requiredText = (max: number) => text(max).min(1, "required");

/** Several lines that may be left out; an empty text counts as left out. */
export const optionalText = (max: number) => text(max).transform(toUndefinedIfEmpty).optional();

/** Several lines or nothing; an empty text is nothing. */
export const textOrNull = (max: number) => text(max).transform(toNullIfEmpty).nullable();

/** For fields of other shapes that may be empty as well. */
export function toNullIfEmpty(value: string): string | null {
  return value === "" ? null : value;
}

function toUndefinedIfEmpty(value: string): string | undefined {
  return value === "" ? undefined : value;
}
