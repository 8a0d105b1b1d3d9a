// Finds times, weights and amounts of money in a sentence, in digits or words, in English and
// Hebrew.
import { toLetter } from "#i18n/he/chat-words.ts";
import {
  promiseCurrencies,
  promiseMeasures,
  promisePrefixes,
  promiseRange,
  promiseUnits,
  promiseWithin,
} from "#i18n/he/promise-words.ts";
import type { Currency } from "#shared/money.ts";
import { numberPattern, parseNumber } from "./number-words.ts";

export type MeasureUnit = keyof typeof promiseUnits | "lb" | "height" | Currency | "other";

export type Measure = {
  /** As it is written. */
  readonly typed: string;
  readonly number: number;
  /** The end of a range. */
  readonly to: number | null;
  readonly unit: MeasureUnit;
  /** The words before it and behind it in the sentence. */
  readonly before: string;
  readonly after: string;
};

const units: Readonly<Record<Exclude<MeasureUnit, "height" | Currency | "other">, string>> = {
  hour: `hours?|${promiseUnits.hour}`,
  businessDay: `(?:business|working) days?|${promiseUnits.businessDay}`,
  day: `days?|${promiseUnits.day}`,
  week: `weeks?|${promiseUnits.week}`,
  month: `months?|${promiseUnits.month}`,
  year: `years?|${promiseUnits.year}`,
  kg: `kg|kilos?|${promiseUnits.kg}`,
  gram: `g|grams?|${promiseUnits.gram}`,
  lb: "lbs?|pounds?",
  // One color is no count of them.
  color: `colou?rs|${promiseUnits.color}`,
};
const currencies = {
  USD: `\\$|USD|US dollars?|dollars?|${promiseCurrencies.USD}`,
  ILS: `₪|ILS|NIS|shekels?|${promiseCurrencies.ILS}`,
  other: "€|£|EUR|GBP|euros?|pounds sterling",
} as const;

const BEGIN = `(?<![\\p{L}\\d.,])(?:[${promisePrefixes}]-?)?`;
const END = "(?![\\p{L}\\d])";
const range = `(${numberPattern})(?:(?:\\s?[-–]\\s?| to | ${promiseRange} )(${numberPattern}))?`;
const amount = `(?:${numberPattern})`;

type Finder = { readonly unit: MeasureUnit; readonly pattern: RegExp; readonly always?: number };

const createPattern = (source: string) => new RegExp(source, "giu");
const listEntries = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  Object.entries(record) as [Key, string][]; // the record's own keys

const finders: readonly Finder[] = [
  ...listEntries(units).flatMap(([unit, names]): Finder[] => [
    { unit, pattern: createPattern(`${BEGIN}${range}[ -]?(?:${names})${END}`) },
    // "within a month"
    {
      unit,
      pattern: createPattern(`(?<=\\b(?:within|for) )an? (?:${names})${END}`),
      always: 1,
    },
    // One of it, in Hebrew.
    {
      unit,
      pattern: createPattern(
        `(?<=(?<!\\p{L})(?:${promiseWithin}) |(?<![\\p{L}])${toLetter})(?:${names})${END}`,
      ),
      always: 1,
    },
  ]),
  ...Object.entries(promiseMeasures).map(([word, { number, unit }]): Finder => ({
    unit,
    pattern: createPattern(`${BEGIN}${word}${END}`),
    always: number,
  })),
  ...listEntries(currencies).flatMap(([unit, names]): Finder[] => [
    { unit, pattern: createPattern(`(?<![\\p{L}\\d])(?:${names}) ?(${amount})${END}`) },
    { unit, pattern: createPattern(`${BEGIN}(${amount}) ?(?:${names})${END}`) },
  ]),
  { unit: "height", pattern: createPattern(`(?<![\\d.,])(\\d+) ?[x×]`) },
];
const WITHIN = new RegExp(`(?:\\bwithin|(?<!\\p{L})(?:${promiseWithin})) $`, "iu");

/** Most sentences hold no number, which one pattern tells sooner than all of them. */
const MAY_MEASURE = new RegExp(
  `\\d|\\p{Script=Hebrew}|\\b(?:within|for) an? |\\b(?:${numberPattern})\\b`,
  "iu",
);

/** The measures of a sentence, in their order; of two that overlap the first. */
export function findMeasures(sentence: string): Measure[] {
  if (!MAY_MEASURE.test(sentence)) return [];
  const found = finders
    .flatMap(({ unit, pattern, always }) =>
      [...sentence.matchAll(pattern)].map((match) => ({ unit, match, always })),
    )
    .toSorted((a, b) => a.match.index - b.match.index);
  let end = 0;
  return found.flatMap(({ unit, match, always }): Measure[] => {
    const [typed, from = "", to] = match;
    if (match.index < end) return [];
    end = match.index + typed.length;
    const before = sentence.slice(0, match.index);
    return [
      {
        typed: (WITHIN.exec(before)?.[0] ?? "") + typed,
        number: always ?? parseNumber(from),
        to: to === undefined ? null : parseNumber(to),
        unit,
        before,
        after: sentence.slice(end),
      },
    ];
  });
}
