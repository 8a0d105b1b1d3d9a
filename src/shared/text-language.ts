/** The language and direction of a text whose words come from people. */
export type TextLanguage = {
  /** Empty where the script does not tell the language. */
  readonly lang: "en" | "he" | "ar" | "";
  readonly dir: "ltr" | "rtl";
};

const FIRST_LETTER = /\p{L}/u;
const scripts = [
  { of: /\p{Script=Latin}/u, lang: "en", dir: "ltr" },
  { of: /\p{Script=Hebrew}/u, lang: "he", dir: "rtl" },
  { of: /\p{Script=Arabic}/u, lang: "ar", dir: "rtl" },
] as const;

/**
 * The language and direction by the script of a text's first letter, by which browsers find the
 * direction; undefined for a text without letters.
 */
export function findTextLanguage(text: string): TextLanguage | undefined {
  const [letter] = FIRST_LETTER.exec(text) ?? [];
  if (letter === undefined) return undefined;
  const script = scripts.find(({ of }) => of.test(letter));
  return script ? { lang: script.lang, dir: script.dir } : { lang: "", dir: "ltr" };
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Text from people for an English sentence of plain text. Where it has letters that run from right
 * to left it stands between isolates, so that the words and signs around it keep their places.
 */
export function isolateText(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
