const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LETTER = /\p{L}/u;
/** Letters that run from left to right, and the plus of a phone number, which would turn round. */
const LEFT_TO_RIGHT = /[^\P{L}\p{Script=Hebrew}\p{Script=Arabic}]|\+/u;

/**
 * Text from people for an English sentence of plain text. Where it has letters that run from right
 * to left it stands between isolates, so that the words and signs around it keep their places.
 */
export function isolateText(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? isolate(text) : text;
}

/**
 * A value for a sentence of these words. Where the two run in different directions it stands
 * between isolates; beside signs and numbers alone, as in an address, it stays as it is.
 */
export function isolateAmong(words: string, value: string): string {
  const others = RIGHT_TO_LEFT.test(words) ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return LETTER.test(words) && others.test(value) ? isolate(value) : value;
}

/** A text without the marks that `isolate` puts around its values. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, "");

/** Keeps a text in one piece, in the direction of its first letter. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
