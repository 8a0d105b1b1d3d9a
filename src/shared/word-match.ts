/**
 * Vowel points, and the two kinds of quotes in Hebrew abbreviations: people write them or leave
 * them out.
 */
const MARKS = /[\u0591-\u05c7"'\u05f3\u05f4]/g;

/** The letters that Hebrew writes onto the next word: "and", "the", "in", "to", "from" … */
const PREFIX = /^[\u05d5\u05d4\u05d1\u05dc\u05de\u05e9\u05db](?=[\u05d0-\u05ea]{3})/;

/**
 * True when each word of `query` begins a word of `text`, in any letter case, with or without a
 * Hebrew prefix on either.
 */
export function isMatch(text: string, query: string): boolean {
  const words = getWords(text).flatMap(listForms);
  return getWords(query).every((requested) =>
    listForms(requested).some((form) => words.some((word) => word.startsWith(form))),
  );
}

/** A word as it is, and without its prefix. */
const listForms = (word: string): string[] => [...new Set([word, word.replace(PREFIX, "")])];

function getWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(MARKS, "")
    .split(/[\s\u05be,.-]+/)
    .filter(Boolean);
}
