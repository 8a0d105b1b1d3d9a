// Finds promises of free shipping and of a gift that a text makes whether or not they hold: outside
// of conditions.
import { promiseFacts as he } from "#i18n/he/promise-words.ts";
import { cutConditions } from "./conditions.ts";
import { isAfter, isBefore } from "./promise-topics.ts";
import {
  selectWrong,
  splitSentences,
  type TypedPromise,
  type WrongPromise,
} from "./typed-promises.ts";
import { findMeasures } from "./written-measures.ts";

/** The facts that a text may promise. */
export type PromisedFacts = {
  readonly isShippingFree: boolean;
  /** The name of the gift; null while nothing comes with one. */
  readonly gift: string | null;
  /** The names of all products, any of which a text may call free. */
  readonly products: readonly string[];
};

const some = String.raw`(?:[\p{L}’'-]+ ){0,3}`;
const createPattern = (...sources: readonly string[]) => new RegExp(sources.join("|"), "iu");

/** "Free worldwide shipping", "ships free", "shipping costs nothing", and in Hebrew. */
const freeShipping = createPattern(
  String.raw`\bfree ${some}(?:shipping|delivery)\b`,
  String.raw`\b(?:shipping|delivery|ships?|delivered) ${some}(?:free|nothing|zero)\b(?! (?:of|from|returns?)\b)`,
  String.raw`\b(?:zero|no)(?: dollars?)?(?: for)? (?:shipping|delivery)(?: (?:costs?|fees?|charges?))?\b`,
  `${he.shipping} ${some}(?:${he.free})`,
  `(?:${he.free}) ${some}${he.shipping}`,
);
/** "A free gift", "two presents with every backpack", and in Hebrew. */
const things = String.raw`(?:gifts?|presents?|storage bags?)\b(?! (?:wrap|card|box))`;
const gift = createPattern(
  String.raw`\bfree ${some}${things}`,
  String.raw`\b${things} ${some}(?:free|with every|on us)\b`,
  String.raw`\bcomes? with ${some}${things}`,
  `(?:${he.gift}) ${some}(?:${he.free}|${he.withEach})`,
  `(?:${he.free}|${he.withEach}) ${some}(?:${he.gift})`,
);
/** The words around the name of a product that is free. */
const freeBefore = createPattern(String.raw`(?:\bfree|(?:${he.free})) ${some}$`);
const freeBehind = createPattern(String.raw`^ ${some}(?:free\b|(?:${he.free}))`);
const storageName = "storage bag";
const unsure = createPattern(
  String.raw`\b(?:not|never|no longer|if|unless)\b|n[’']t\b`,
  `(?<!\\p{L})(?:${he.unsure})(?!\\p{L})`,
);

/**
 * These promises, each with what is true instead where it does not hold: "free delivery" and "no
 * free shipping".
 */
export function findTypedFacts(text: string, facts: PromisedFacts): TypedPromise[] {
  return splitSentences(cutConditions(text))
    .filter((sentence) => !unsure.test(sentence) && !hasThreshold(sentence))
    .flatMap((sentence) => [
      ...findShipping(sentence, facts),
      // A sentence that quotes the name of the gift is left out without one.
      ...(sentence.includes("{gift") ? [] : findGift(sentence, facts)),
    ]);
}

/** Those of them that do not hold today. */
export const findWrongFacts = (text: string, facts: PromisedFacts): WrongPromise[] =>
  selectWrong(findTypedFacts(text, facts));

/** "Free over $100": see the rules of numbers. */
const hasThreshold = (sentence: string) =>
  findMeasures(sentence).some((one) => isAfter(one, "threshold") || isBefore(one, "orMore"));

function findShipping(sentence: string, { isShippingFree }: PromisedFacts): TypedPromise[] {
  const [typed] = freeShipping.exec(sentence) ?? [];
  if (typed === undefined) return [];
  return [{ typed, contradicts: isShippingFree ? null : "no free shipping" }];
}

function findGift(sentence: string, { gift: given, products }: PromisedFacts): TypedPromise[] {
  const isNamedIn = (name: string) => sentence.toLowerCase().includes(name.toLowerCase());
  const named = products.find((name) => {
    const [before = "", after] = sentence.toLowerCase().split(name.toLowerCase());
    return after !== undefined && (freeBefore.test(before) || freeBehind.test(after));
  });
  const [typed = named] = gift.exec(sentence) ?? [];
  if (typed === undefined) return [];
  if (given === null) return [{ typed, contradicts: "no gift" }];
  const isOther =
    named === undefined
      ? isNamedIn(storageName) && !given.toLowerCase().includes(storageName)
      : !isNamedIn(given);
  return [{ typed, contradicts: isOther ? given : null }];
}
