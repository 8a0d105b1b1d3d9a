/** Where a browser keeps that its back office speaks English; for Hebrew it keeps nothing. */
export const LANGUAGE_KEY = "admin-language";

/**
 * Whether this browser shows the back office in English. Read once, so that all words of a page are
 * of one language; the server's own words are Hebrew. Storage may be forbidden.
 */
export const isEnglish: boolean = typeof document !== "undefined" && isEnglishStored();

function isEnglishStored(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_KEY) === "en";
  } catch {
    return false;
  }
}

/** For formats of the back office: in English days come before months, as in Hebrew. */
export const LOCALE = isEnglish ? "en-GB" : "he-IL";

/** Language and direction of the document. */
export const documentLanguage = isEnglish
  ? ({ lang: "en", dir: "ltr" } as const)
  : ({ lang: "he", dir: "rtl" } as const);
