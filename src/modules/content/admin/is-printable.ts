import { isPlainText } from "#shared/plain-text.ts";

/** Marks that reverse the direction of the text around them, so that it reads differently. */
const TURNS = /[\u2028-\u202e\u2066-\u2069]/;

/** Whether a text of one or several lines has no hidden or reversing characters. */
export function isPrintable(text: string): boolean {
  return isPlainText(text) && !TURNS.test(text);
}
