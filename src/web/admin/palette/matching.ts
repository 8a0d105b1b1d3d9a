/**
 * Vowel points, and the two kinds of quotes in Hebrew abbreviations: people write them or leave
 * them out.
 */
const MARKS = /[\u0591-\u05c7"'\u05f3\u05f4]/g;

/** Whether each word of `query` begins a word of `text`, whatever its case. */
export function isMatch(text: string, query: string): boolean {
  const words = getWords(text);
  return getWords(query).every((requested) => words.some((word) => word.startsWith(requested)));
}

function getWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(MARKS, "")
    .split(/[\s\u05be,.-]+/)
    .filter(Boolean);
}
