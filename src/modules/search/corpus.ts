// An index of the words of the shop. Texts are split into words as they are written; the terms of a
// word are what its plain form consists of: "Wi-Fi," has the terms "wi" and "fi".

export const documentKinds = ["product", "article", "question", "page"] as const;

export type SearchDocument = {
  readonly kind: (typeof documentKinds)[number];
  /** The slug of a variant; of others the address of the page. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
};

/** Positions of documents. */
type Places = Set<number>;

export type Corpus = {
  readonly documents: readonly SearchDocument[];
  /** The terms of each word. */
  readonly termsOf: ReadonlyMap<string, readonly string[]>;
  /** Where each term is. */
  readonly terms: ReadonlyMap<string, { readonly inTitle: Places; readonly inText: Places }>;
  /** The terms that have a trigram. */
  readonly trigrams: ReadonlyMap<string, readonly string[]>;
};

export const splitWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== "");

/** The terms of a text in its plain form. */
export const splitTerms = (plain: string): string[] =>
  plain.split(/[^\p{L}\p{N}]+/u).filter((term) => term !== "");

/** All words of the documents, each once. */
export function listWords(documents: readonly SearchDocument[]): string[] {
  return [...new Set(documents.flatMap(({ title, text }) => splitWords(`${title} ${text}`)))];
}

/** The index of documents whose words have these plain forms. */
export function createCorpus(
  documents: readonly SearchDocument[],
  plain: ReadonlyMap<string, string>,
): Corpus {
  const termsOf = new Map([...plain].map(([word, form]) => [word, splitTerms(form)]));
  const terms = new Map<string, { inTitle: Places; inText: Places }>();
  const trigrams = new Map<string, string[]>();
  function addTerm(term: string) {
    const added = { inTitle: new Set<number>(), inText: new Set<number>() };
    terms.set(term, added);
    for (const trigram of toTrigrams(term)) {
      const having = trigrams.get(trigram);
      if (having === undefined) trigrams.set(trigram, [term]);
      else having.push(term);
    }
    return added;
  }
  for (const [place, { title, text }] of documents.entries())
    for (const [part, words] of [
      ["inTitle", title],
      ["inText", text],
    ] as const)
      for (const word of splitWords(words))
        for (const term of termsOf.get(word) ?? [])
          (terms.get(term) ?? addTerm(term))[part].add(place);
  return { documents, termsOf, terms, trigrams };
}

/** "olive" has "  o", " ol", "oli", "liv", "ive" and "ve ". */
export function toTrigrams(term: string): ReadonlySet<string> {
  const letters = `  ${term} `;
  return new Set(Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3)));
}
