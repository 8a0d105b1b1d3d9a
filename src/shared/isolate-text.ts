const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Text from people for an English sentence of plain text. Where it has letters that run from right
 * to left it stands between isolates, so that the words and signs around it keep their places.
 */
export function isolateText(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
