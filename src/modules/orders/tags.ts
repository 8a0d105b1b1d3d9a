// The owner's own words about orders: how they are written, apart from the tables so that browsers
// know it.
import { isPlainLine } from "#shared/plain-text.ts";

export const MAX_TAG = 40;
/** As many as one order can have. */
export const MAX_TAGS = 10;
/** As much as is read of what somebody typed, spaces and all. */
export const MAX_TYPED_TAG = 10 * MAX_TAG;

/** Why what somebody typed is no tag. */
export type TagFault = "required" | "too_long" | "unprintable";

/** A tag as it is kept: one space between words, none around, and no sign before it. */
export function normaliseTag(typed: string): string {
  return typed.normalize("NFC").replaceAll(/\s+/g, " ").trim().replace(/^#\s*/, "");
}

/** The tag that somebody typed, as it is kept, or why it is none. */
export function readTag(typed: string): { readonly tag: string } | { readonly fault: TagFault } {
  if (typed.length > MAX_TYPED_TAG) return { fault: "too_long" };
  const tag = normaliseTag(typed);
  if (tag === "") return { fault: "required" };
  if (tag.length > MAX_TAG) return { fault: "too_long" };
  return isPlainLine(tag) ? { tag } : { fault: "unprintable" };
}
