import { toTrigrams, type Corpus, type SearchDocument } from "./corpus.ts";

/** More words would only make the search slower. */
const MAX_TERMS = 8;
/** As for pg_trgm, words that share less are not like each other. */
const SIMILAR = 0.3;
/** For a term that no text has, words count whose likeness is at most this much below the best. */
const NEARLY = 0.1;
/** From so many letters on, a term is also found within a word. */
const LONG_ENOUGH = 4;
const TITLE_WEIGHT = 3;
/** How well a word with two letters swapped matches. */
const SWAPPED = 0.8;

export type FoundDocuments = {
  /** The best first. */
  readonly documents: readonly SearchDocument[];
  /** The terms of the corpus that were found, to be marked. */
  readonly terms: ReadonlySet<string>;
};

/** The documents with all of these terms; where there is none, those with the most of them. */
export function searchCorpus(corpus: Corpus, typed: readonly string[]): FoundDocuments {
  const scores = new Map<number, { score: number; matches: number }>();
  const terms = new Set<string>();
  for (const term of new Set(typed.slice(0, MAX_TERMS))) {
    for (const [place, weight] of computeWeights(corpus, term, terms)) {
      const { score, matches } = scores.get(place) ?? { score: 0, matches: 0 };
      scores.set(place, { score: score + weight, matches: matches + 1 });
    }
  }
  const most = [...scores.values()].reduce((max, { matches }) => Math.max(max, matches), 0);
  const best = [...scores]
    .filter(([, { matches }]) => matches === most)
    .toSorted(([one, a], [other, b]) => b.score - a.score || one - other);
  return { documents: best.flatMap(([place]) => corpus.documents[place] ?? []), terms };
}

/** How well each document that has a term matches it; the terms that match are added to `found`. */
function computeWeights(corpus: Corpus, typed: string, found: Set<string>): Map<number, number> {
  const weights = new Map<number, number>();
  for (const [term, likeness] of matchTerms(corpus, typed)) {
    found.add(term);
    const { inTitle, inText } = corpus.terms.get(term) ?? { inTitle: [], inText: [] };
    for (const [places, weight] of [
      [inText, likeness],
      [inTitle, likeness * TITLE_WEIGHT],
    ] as const)
      for (const place of places) weights.set(place, Math.max(weight, weights.get(place) ?? 0));
  }
  return weights;
}

/** The terms that a typed one means, and how well: those that have it, or else those like it. */
function matchTerms({ terms, trigrams }: Corpus, typed: string): Map<string, number> {
  const having = new Map<string, number>();
  for (const term of terms.keys()) {
    if (term === typed) having.set(term, 1);
    else if (typed.length > 1 && term.startsWith(typed)) having.set(term, 0.9);
    else if (typed.length >= LONG_ENOUGH && term.includes(typed)) having.set(term, 0.5);
  }
  if (having.size > 0) return having;
  const swapped = listSwaps(typed).filter((term) => terms.has(term));
  return swapped.length > 0
    ? new Map(swapped.map((term) => [term, SWAPPED]))
    : findSimilar(trigrams, typed);
}

/** "olvie" may be "olive": two letters in the wrong order leave a short word few trigrams. */
const listSwaps = (term: string): string[] =>
  Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`,
  );

function findSimilar(trigrams: Corpus["trigrams"], typed: string): Map<string, number> {
  const own = toTrigrams(typed);
  const shared = new Map<string, number>();
  for (const trigram of own)
    for (const term of trigrams.get(trigram) ?? []) shared.set(term, (shared.get(term) ?? 0) + 1);
  const likeness = [...shared].map(
    ([term, count]) => [term, count / (own.size + toTrigrams(term).size - count)] as const,
  );
  const best = likeness.reduce((max, [, like]) => Math.max(max, like), 0);
  return new Map(likeness.filter(([, like]) => like >= SIMILAR && like >= best - NEARLY));
}
