// The form of tags, apart from the tables so that browsers can import it.
import { isPlainLine, normalizeText } from "#shared/plain-text.ts";

export const MAX_TAG = 40;
/** The most tags of one order. */
export const MAX_TAGS = 10;
/** The most characters that are read of a typed tag, spaces included. */
export const MAX_TYPED_TAG = 10 * MAX_TAG;

/** Why a typed text is no tag. */
export type TagProblem = "required" | "too_long" | "unprintable";

/** A tag in its stored form: single spaces between words, none around, and no # before it. */
export function normalizeTag(typed: string): string {
  return normalizeText(typed).replaceAll(/\s+/g, " ").trim().replace(/^#\s*/, "");
}

/** A typed tag in its stored form, or why it is none. */
export function readTag(
  typed: string,
): { readonly tag: string } | { readonly problem: TagProblem } {
  if (typed.length > MAX_TYPED_TAG) return { problem: "too_long" };
  const tag = normalizeTag(typed);
  if (tag === "") return { problem: "required" };
  if (tag.length > MAX_TAG) return { problem: "too_long" };
  return isPlainLine(tag) ? { tag } : { problem: "unprintable" };
}
