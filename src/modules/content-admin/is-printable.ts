import { isPlainText } from "#shared/plain-text.ts";

/** Marks that turn the direction of the text around them: they make words read as others. */
const TURNS = /[\u2028-\u202e\u2066-\u2069]/;

/** Whether a text of one or several lines shows what it says. */
export function isPrintable(text: string): boolean {
  return isPlainText(text) && !TURNS.test(text);
}
