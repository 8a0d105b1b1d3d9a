import { splitWords, type Corpus } from "./corpus.ts";

/** Parts of a line in their order; those with a word of the search are marked. */
export type MarkedText = readonly { readonly text: string; readonly isMarked: boolean }[];

/** Words of an excerpt, and how many of them stand before the first that is marked. */
const LENGTH = 30;
const BEFORE = 6;

/** A whole text with its found words marked. */
export function markWords(corpus: Corpus, terms: ReadonlySet<string>, text: string): MarkedText {
  return joinParts(splitWords(text), (word) => hasTerm(corpus, terms, word));
}

/** The part of a longer text about its first found word, with all of them marked. */
export function cutExcerpt(corpus: Corpus, terms: ReadonlySet<string>, text: string): MarkedText {
  const words = splitWords(text);
  const first = words.findIndex((word) => hasTerm(corpus, terms, word));
  const from = Math.max(0, Math.min(first - BEFORE, words.length - LENGTH));
  const shown = words.slice(from, from + LENGTH);
  if (from > 0) shown.unshift("…");
  if (from + LENGTH < words.length) shown.push("…");
  return joinParts(shown, (word) => hasTerm(corpus, terms, word));
}

function hasTerm({ termsOf }: Corpus, terms: ReadonlySet<string>, word: string): boolean {
  return termsOf.get(word)?.some((term) => terms.has(term)) === true;
}

function joinParts(words: readonly string[], isMarked: (word: string) => boolean): MarkedText {
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const word of words) {
    const marked = isMarked(word);
    const last = parts.at(-1);
    if (last?.isMarked === marked) last.text += ` ${word}`;
    else {
      if (last !== undefined && !last.isMarked) last.text += " ";
      parts.push({ text: last?.isMarked === true ? ` ${word}` : word, isMarked: marked });
    }
  }
  return parts;
}
