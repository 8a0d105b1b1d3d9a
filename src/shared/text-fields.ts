// Fields of text as people type it, without the blanks around it. Each is refused by one word:
// "required", "too_long" or "unprintable".
import { z } from "zod";
import { isPlainLine, isPlainText } from "./plain-text.ts";

/** One line. */
export const line = (max: number) =>
  z.string().trim().max(max, "too_long").refine(isPlainLine, "unprintable");

/** One line that must be there. */
export const requiredLine = (max: number) => line(max).min(1, "required");

/** One line that may be left out; an empty one counts as left out. */
export const optionalLine = (max: number) => line(max).transform(toUndefinedIfEmpty).optional();

/** One line or nothing; an empty one is nothing. */
export const lineOrNull = (max: number) => line(max).transform(toNullIfEmpty).nullable();

/** Several lines, as notes are. */
const text = (max: number) =>
  z.string().trim().max(max, "too_long").refine(isPlainText, "unprintable");

/** Several lines that must be there. */
export const requiredText = (max: number) => text(max).min(1, "required");

/** Several lines that may be left out; an empty text counts as left out. */
export const optionalText = (max: number) => text(max).transform(toUndefinedIfEmpty).optional();

/** Several lines or nothing; an empty text is nothing. */
export const textOrNull = (max: number) => text(max).transform(toNullIfEmpty).nullable();

/** For fields of other shapes that may be empty as well. */
export function toNullIfEmpty(typed: string): string | null {
  return typed === "" ? null : typed;
}

function toUndefinedIfEmpty(typed: string): string | undefined {
  return typed === "" ? undefined : typed;
}
