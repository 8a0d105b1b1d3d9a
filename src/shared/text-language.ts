/** The language and direction of a text whose words come from people. */
type TextLanguage =
  | { readonly lang: "he"; readonly dir: "rtl" }
  | { readonly lang: "en"; readonly dir: "ltr" }
  | { readonly dir: "auto" };

/** The first letter, in one of two places. */
const FIRST_LETTER = /^\P{L}*(?:(\p{sc=Hebr})|(\p{sc=Latn}))/u;

/**
 * The language and direction by the script of a text's first letter. Browsers find the direction
 * of other scripts themselves.
 */
export function findTextLanguage(text: string): TextLanguage {
  const [, hebrew, latin] = FIRST_LETTER.exec(text) ?? [];
  if (hebrew) return { lang: "he", dir: "rtl" };
  return latin ? { lang: "en", dir: "ltr" } : { dir: "auto" };
}
