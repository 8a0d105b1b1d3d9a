// Finds promises of the shop that are typed into texts instead of quoted by placeholders: they
// become wrong when the policy or the price changes, and may contradict it already.
import { isRecord } from "#shared/json.ts";
import { toMajorUnits, type Money } from "#shared/money.ts";
import { isAfter, isBefore, isAbout } from "./promise-topics.ts";
import { listWithdrawalDays } from "./withdrawal-days.ts";
import { findMeasures, type Measure, type MeasureUnit } from "./written-measures.ts";

/** The shop's promises: what `toPlaceholderValues` is made of, and the prices. */
export type PromisedNumbers = {
  readonly policies: {
    readonly claimWithinHours: number;
    readonly cancelWithinHours: number;
    readonly replyWithinHours: number;
    readonly warrantyMonths: number;
    readonly freeStandardShippingFromUsd: number;
    readonly disputes: {
      readonly respondWithinDays: number;
      readonly mediationWithinDays: number;
    };
  } & Parameters<typeof listWithdrawalDays>[0] &
    Readonly<Record<string, unknown>>;
  readonly carrier: {
    readonly maxPetKg: number;
    readonly maxPetLb: number;
    readonly heightCm: number;
    readonly weightGrams: number;
  };
  /** The number of colors of the product that a text is about, or else of the carrier. */
  readonly colors: number;
  /** The prices of everything that is for sale. */
  readonly prices: readonly Money[];
};

export type TypedPromise = {
  /** The promise as it is written in the text. */
  readonly typed: string;
  /** The promise itself, when it differs: "12 months", or "5–7 business days, 3 business days". */
  readonly contradicts: string | null;
};

export type WrongPromise = { readonly typed: string; readonly promised: string };

type Fact = { readonly number: number; readonly to: number | null; readonly unit: MeasureUnit };

type Rule = {
  readonly units: readonly MeasureUnit[];
  readonly facts: readonly Fact[];
  /** Where a measure has to stand in its sentence, so that it is this promise. */
  readonly isMeant: (measure: Measure, sentence: string) => boolean;
  /** Set when a number of these units can be about nothing but this promise. */
  readonly isUnmistakable?: true;
};

/** The promises that are typed into a text, in digits or words, in English or Hebrew. */
export function findTypedPromises(text: string, numbers: PromisedNumbers): TypedPromise[] {
  const found = splitSentences(text).flatMap((sentence) =>
    findMeasures(sentence).map((measure) => ({ sentence, measure })),
  );
  // Most texts hold no measure, and the rules of all promises take a while to list.
  if (found.length === 0) return [];
  const rules = listRules(numbers);
  return found.flatMap(({ sentence, measure }): TypedPromise[] => {
    const { typed, unit } = measure;
    const fitting = rules.filter(({ units }) => units.includes(unit));
    const meant = fitting.filter(({ isMeant }) => isMeant(measure, sentence));
    const promised = [...fitting.filter((rule) => rule.isUnmistakable), ...meant];
    if (promised.some(({ facts }) => facts.some((fact) => isSame(measure, fact))))
      return [{ typed, contradicts: null }];
    const facts = meant.flatMap((rule) => rule.facts);
    if (facts.length > 0) return [{ typed, contradicts: formatFacts(facts) }];
    return money.includes(unit) ? [{ typed, contradicts: null }] : [];
  });
}

/** Those of them that contradict the shop's promises, each with the promise itself. */
export const findContradictions = (text: string, numbers: PromisedNumbers): WrongPromise[] =>
  selectWrong(findTypedPromises(text, numbers));

/** Of typed promises those that are wrong, each with what is true. */
export const selectWrong = (found: readonly TypedPromise[]): WrongPromise[] =>
  found.flatMap(({ typed, contradicts }) =>
    contradicts === null ? [] : { typed, promised: contradicts },
  );

/** The sentences and lines of a text. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

const clock: readonly MeasureUnit[] = ["hour", "day", "week"];
const calendar: readonly MeasureUnit[] = ["month", "year"];
const money: readonly MeasureUnit[] = ["USD", "ILS", "other"];

const createFact = (unit: MeasureUnit, number: number, to: number | null = null): Fact => ({
  unit,
  number,
  to,
});

function listRules({ policies, carrier, colors, prices }: PromisedNumbers): Rule[] {
  const { disputes } = policies;
  const withdrawal = listWithdrawalDays(policies).map((days) => createFact("day", days));
  const warranty = [createFact("month", policies.warrantyMonths)];
  const isWithin =
    (topic: "cancel" | "claim"): Rule["isMeant"] =>
    (measure, sentence) =>
      isAfter(measure, "within") && isAbout(sentence, topic);
  const isLoad: Rule["isMeant"] = (measure, sentence) =>
    isAfter(measure, "upTo") && isAbout(sentence, "pets");
  return [
    {
      units: clock,
      facts: [createFact("hour", policies.cancelWithinHours), ...withdrawal],
      isMeant: isWithin("cancel"),
    },
    {
      units: clock,
      facts: [createFact("hour", policies.claimWithinHours)],
      isMeant: isWithin("claim"),
    },
    {
      units: clock,
      facts: [createFact("hour", policies.replyWithinHours)],
      isMeant: (measure, sentence) =>
        (isAfter(measure, "within") || isAfter(measure, "in")) &&
        isAbout(sentence, "reply") &&
        !isAbout(sentence, "dispute"),
    },
    {
      units: clock,
      facts: [disputes.respondWithinDays, disputes.mediationWithinDays].map((days) =>
        createFact("day", days),
      ),
      isMeant: (measure, sentence) => isAfter(measure, "span") && isAbout(sentence, "dispute"),
    },
    {
      units: [...clock, ...calendar],
      facts: withdrawal,
      isMeant: (measure, sentence) =>
        isAbout(sentence, "return") &&
        !isAbout(sentence, "warranty") &&
        (isAfter(measure, "span") || isBefore(measure, "return") || isJoined(measure)),
    },
    {
      units: calendar,
      facts: warranty,
      isMeant: (_, sentence) => isAbout(sentence, "warranty"),
      isUnmistakable: true,
    },
    { units: clock, facts: warranty, isMeant: (measure) => isBefore(measure, "warranty") },
    { units: ["businessDay"], facts: findBusinessDays(policies), isMeant: () => true },
    {
      units: ["kg"],
      facts: [createFact("kg", carrier.maxPetKg)],
      isMeant: isLoad,
      isUnmistakable: true,
    },
    {
      units: ["lb"],
      facts: [createFact("lb", carrier.maxPetLb)],
      isMeant: isLoad,
      isUnmistakable: true,
    },
    {
      units: ["height"],
      facts: [createFact("height", carrier.heightCm)],
      isMeant: () => false,
      isUnmistakable: true,
    },
    {
      units: ["gram"],
      facts: [createFact("gram", carrier.weightGrams)],
      isMeant: () => false,
      isUnmistakable: true,
    },
    {
      units: ["color"],
      facts: [createFact("color", colors)],
      isMeant: () => true,
    },
    {
      units: money,
      facts: [createFact("USD", policies.freeStandardShippingFromUsd)],
      isMeant: isFreeFrom,
    },
    {
      units: money,
      facts: prices.map((price) => createFact(price.currency, toMajorUnits(price))),
      isMeant: (measure, sentence) => !isFreeFrom(measure, sentence) && isPrice(measure, sentence),
    },
  ];
}

/** "60-day returns" */
const isJoined = ({ typed }: Measure) => typed.includes("-");

/** "free over $100", "Orders of $100 or more ship free" */
const isFreeFrom: Rule["isMeant"] = (measure, sentence) =>
  isAbout(sentence, "free") &&
  (isAbout(sentence, "shipping") || !isAbout(sentence, "otherGift")) &&
  (isAfter(measure, "threshold") || isBefore(measure, "orMore"));

/** "Only $59.99", "The bag costs $59.99" */
const isPrice: Rule["isMeant"] = (measure, sentence) =>
  !isAbout(sentence, "notPrice") &&
  (isAbout(sentence, "product") || !isAbout(sentence, "shipping")) &&
  (isAfter(measure, "claim") ||
    isBefore(measure, "alone") ||
    (isAfter(measure, "cost") && isAbout(sentence, "product")));

/** Every number and range of days that the policies name. */
function findBusinessDays(value: unknown, name = ""): Fact[] {
  if (typeof value === "number")
    return /days?$/i.test(name) && !/within/i.test(name) ? [createFact("businessDay", value)] : [];
  if (!isRecord(value)) return [];
  const { from, to } = value;
  if (typeof from === "number" && typeof to === "number")
    return [createFact("businessDay", from, to)];
  return Object.entries(value).flatMap(([key, each]) => findBusinessDays(each, key));
}

/** The hours in a longer unit, and the months in a year: by these, periods are compared. */
const hoursOf: Partial<Record<MeasureUnit, number>> = { hour: 1, day: 24, week: 7 * 24 };
const monthsOf: Partial<Record<MeasureUnit, number>> = { month: 1, year: 12 };

/** Whether both are the same, in whichever unit: 48 hours, two days. */
function isSame(measure: Measure, fact: Fact): boolean {
  const convert = (sizes: Partial<Record<MeasureUnit, number>>, { unit, number }: Fact) =>
    number * (sizes[unit] ?? Number.NaN);
  if ((measure.to ?? null) !== fact.to) return false;
  if (measure.unit === fact.unit) return measure.number === fact.number;
  return [hoursOf, monthsOf].some((sizes) => convert(sizes, measure) === convert(sizes, fact));
}

const names: Partial<Record<MeasureUnit, string>> = {
  hour: "hours",
  day: "days",
  month: "months",
  businessDay: "business days",
  gram: "g",
  color: "colours",
};
const formatFacts = (facts: readonly Fact[]): string =>
  [...new Set(facts.map(formatFact))].join(", ");

function formatFact({ number, to, unit }: Fact): string {
  const amount = Number.isInteger(number) ? String(number) : number.toFixed(2);
  if (unit === "USD") return `$${amount}`;
  if (unit === "ILS") return `₪${amount}`;
  return `${to === null ? number : `${number}–${to}`} ${names[unit] ?? unit}`;
}
