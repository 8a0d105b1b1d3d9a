import * as english from "#i18n/en/chat-words.ts";
import * as hebrew from "#i18n/he/chat-words.ts";
import { listWords } from "./chat-text.ts";

/** The names and the color of a variant in the catalogue. */
export type NamedVariant = {
  readonly id: string;
  readonly productName: string;
  readonly variantName: string;
  readonly shortName: string | null;
  readonly size: string | null;
  readonly colorPrimary: string | null;
};

export type ItemFinding = {
  readonly variantId: string;
  /** Undefined when no quantity is given. */
  readonly quantity: number | undefined;
  /** The words that it was read from. */
  readonly source: string;
  readonly isSure: boolean;
};

export type ItemsFound = {
  readonly items: readonly ItemFinding[];
  /** Words that fit several variants. */
  readonly unclear: readonly string[];
};

const numbers = new Map(Object.entries({ ...english.numberWords, ...hebrew.numberWords }));
const negations = new Set<string>([...english.negations, ...hebrew.negations]);
const past = new Set<string>([...english.pastWords, ...hebrew.pastWords]);
const fillers = new Set<string>([...english.fillers, ...hebrew.fillers]);
const pieceWords = new Set<string>([...english.pieceWords, ...hebrew.pieceWords]);
const TURN = new RegExp(
  String.raw`\s(?=(?:${[...english.turns, ...hebrew.turns].join("|")})\s)`,
  "i",
);
const EACH = new RegExp(
  String.raw`(\S+) (?:${[...english.eachWords, ...hebrew.eachWords].join("|")})(?!\p{L})`,
  "iu",
);
const MAX_PIECES = 99;

/** A word of a color, or several that stand together, in a clause. */
type Mention = { variants: readonly NamedVariant[]; from: number; to: number };

/** The items ordered in these sentences, by the catalogue's names and colors. */
export function readItems(
  sentences: readonly string[],
  variants: readonly NamedVariant[],
  labelledQuantities: readonly string[] = [],
): ItemsFound {
  const clauses = sentences.flatMap((sentence) => sentence.split(TURN));
  const keys = new Map(variants.map((variant) => [variant, getKeys(variant)]));
  const things = listNamedThings(clauses, variants);
  const items = new Map<string, ItemFinding>();
  const unclear: string[] = [];
  for (const clause of clauses) {
    const words = listWords(clause);
    if (isPerson(words) || words.some((word) => past.has(word.toLowerCase()))) continue;
    const used = new Set<number>();
    for (const mention of findMentions(words, keys)) {
      if (isRefused(words, mention.from)) continue;
      const meant = selectNamedKind(mention.variants, things);
      const source = words.slice(mention.from, mention.to + 1).join(" ");
      const [variant] = meant;
      if (variant === undefined || meant.length > 1) {
        unclear.push(source);
        continue;
      }
      const quantity = findQuantity(words, mention, used);
      const before = items.get(variant.id);
      // A variant may be asked about first and ordered later, with its number.
      if (before !== undefined && (quantity === undefined || before.quantity !== undefined))
        continue;
      const isSure = quantity !== undefined && !clause.includes("?");
      items.set(variant.id, { variantId: variant.id, quantity, source, isSure });
    }
  }
  return { items: withLoneQuantity([...items.values()], clauses, labelledQuantities), unclear };
}

/** The words that stand for a variant: its own, and those that mean the same in both languages. */
function getKeys({ variantName, shortName, size, colorPrimary }: NamedVariant): Set<string> {
  // "Olive Green & Cream": what comes after is the color of its trimmings.
  const [first = ""] = variantName.split(/\s[&+]\s|,/);
  const own = listWords([colorPrimary ?? first, shortName ?? "", size ?? ""].join(" "))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1);
  return new Set([...own, ...own.flatMap(listSynonyms)]);
}

function listSynonyms(word: string): readonly string[] {
  return hebrew.sameWords.filter((group) => group.includes(word)).flat();
}

function findMentions(
  words: readonly string[],
  keys: ReadonlyMap<NamedVariant, ReadonlySet<string>>,
): Mention[] {
  const mentions: Mention[] = [];
  for (const [index, word] of words.entries()) {
    const variants = [...keys].filter(([, own]) => toForms(word).some((form) => own.has(form)));
    if (variants.length === 0) continue;
    const here = variants.map(([variant]) => variant);
    const last = mentions.at(-1);
    const both = last?.to === index - 1 ? last.variants.filter((it) => here.includes(it)) : [];
    // "Olive green" is one color, "olive, green" may be two.
    if (last !== undefined && both.length > 0) {
      last.variants = both;
      last.to = index;
    } else mentions.push({ variants: here, from: index, to: index });
  }
  return mentions;
}

/** A word and what is left of it without the letters that Hebrew puts before it. */
function toForms(word: string): string[] {
  const forms = [word.toLowerCase()];
  let rest = word;
  while (forms.length < 3 && rest.length > 3 && hebrew.prefixLetters.includes(rest.charAt(0))) {
    rest = rest.slice(1);
    forms.push(rest);
  }
  return forms;
}

/** "Noa Green": a first name before a color, and nothing else. */
function isPerson([first = "", second = "", ...others]: readonly string[]): boolean {
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first) && !english.noNames.includes(first.toLowerCase());
  return isName && /^\p{Lu}\p{Ll}+$/u.test(second) && others.length === 0;
}

function isRefused(words: readonly string[], from: number): boolean {
  const before = words.slice(Math.max(0, from - 2), from).map((word) => word.toLowerCase());
  return (
    before.some((word) => negations.has(word)) ||
    words[from]?.startsWith(hebrew.fromLetter) === true
  );
}

/** Only the products of the kind that the conversation names: of two blue ones, the backpack. */
function selectNamedKind(
  variants: readonly NamedVariant[],
  things: ReadonlySet<NamedVariant>,
): readonly NamedVariant[] {
  if (variants.length < 2) return variants;
  const named = variants.filter((variant) => things.has(variant));
  return named.length === 0 ? variants : named;
}

function listNamedThings(
  clauses: readonly string[],
  variants: readonly NamedVariant[],
): ReadonlySet<NamedVariant> {
  const said = new Set(clauses.flatMap(listWords).flatMap(toForms));
  return new Set(
    variants.filter(({ productName }) =>
      listWords(productName.toLowerCase()).some((word) =>
        [word, ...listSynonyms(word)].some((it) => said.has(it)),
      ),
    ),
  );
}

/**
 * The quantity right before the color, or else right after it; each number belongs to one color.
 */
function findQuantity(
  words: readonly string[],
  { from, to }: Mention,
  used: Set<number>,
): number | undefined {
  for (const place of [findPastFillers(words, from, -1), findPastFillers(words, to, 1)]) {
    const quantity = used.has(place) ? undefined : toNumber(words[place]);
    // "The blue one" gives no quantity, nor does "a" after the color.
    if (quantity === undefined || (place > to && isPronoun(words[place]))) continue;
    used.add(place);
    return quantity;
  }
  return undefined;
}

const isPronoun = (word = "") => /^(?:one|an?)$/i.test(word);

/** The index of the next word with a meaning. */
function findPastFillers(words: readonly string[], start: number, step: 1 | -1): number {
  let place = start + step;
  while (fillers.has(words[place]?.toLowerCase() ?? "")) place += step;
  return place;
}

/** The number that a word is: "3", "x3", "three", "and 3" in Hebrew. */
function toNumber(written = ""): number | undefined {
  const word = written.toLowerCase();
  const [digits] = /(?<=^[x×\u05d5]?-?)\d{1,2}(?=[x×]?$)/.exec(word) ?? [];
  const said = toForms(word)
    .map((form) => numbers.get(form))
    .find((number) => number !== undefined);
  const number = digits === undefined ? said : Number(digits);
  return number !== undefined && number >= 1 && number <= MAX_PIECES ? number : undefined;
}

/**
 * Numbers that are apart from their color: "quantity: 2" and "just 1" are for a single item, "one
 * of each" is for all items.
 */
function withLoneQuantity(
  items: readonly ItemFinding[],
  clauses: readonly string[],
  labelled: readonly string[],
): readonly ItemFinding[] {
  const createItems = (quantity: number) =>
    items.map((item) => ({ ...item, quantity: item.quantity ?? quantity, isSure: false }));
  const each = clauses.flatMap((clause) => toNumber(EACH.exec(clause)?.[1]) ?? []);
  if (each[0] !== undefined) return createItems(each[0]);
  if (items.length !== 1 || items[0]?.quantity !== undefined) return items;
  const said = labelled.flatMap((text) => toNumber(listWords(text)[0]) ?? []);
  const lone = new Set(said.length > 0 ? said : clauses.flatMap(listLone));
  const [quantity, ...others] = lone;
  return quantity === undefined || others.length > 0 ? items : createItems(quantity);
}

/** Numbers in a few words that count pieces: "just 1", "one please", but not "floor 3". */
function listLone(clause: string): number[] {
  const words = listWords(clause);
  if (words.length > 4) return [];
  const isCounting = words.some((word) => pieceWords.has(word.toLowerCase()));
  return words.flatMap((word) => {
    if (/^an?$/i.test(word) || (/\d/.test(word) && !isCounting)) return [];
    return toNumber(word) ?? [];
  });
}
