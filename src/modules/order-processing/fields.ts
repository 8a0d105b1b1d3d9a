import { z } from "zod";
import { isPlainLine, isPlainText } from "#shared/plain-text.ts";

/** One line of text as people type it. */
export const line = (max: number) => z.string().trim().max(max).refine(isPlainLine, "unprintable");

/** One line of text that may be left out; an empty one counts as left out. */
export const optionalLine = (max: number) => line(max).transform(unlessEmpty).optional();

/** Text of several lines, as notes are. */
export const text = (max: number) => z.string().trim().max(max).refine(isPlainText, "unprintable");

/** Text of several lines that may be left out; an empty one counts as left out. */
export const optionalText = (max: number) => text(max).transform(unlessEmpty).optional();

/** The address of a page elsewhere, as it can stand in a link. */
export const webAddress = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((address) => /^https:\/\/\S+$/.test(address) && URL.canParse(address), "not_an_address")
    .refine(isPlainLine, "unprintable");

function unlessEmpty(typed: string): string | undefined {
  return typed === "" ? undefined : typed;
}
