// Finds numbers of the policies that are typed into texts instead of quoted by placeholders: they
// become wrong when the policy changes, and may contradict it already.
import { isRecord } from "#shared/json.ts";

/** Where a shop's promises are: what `toPlaceholderValues` is made of. */
export type PromisedNumbers = {
  readonly policies: {
    readonly claimWithinHours: number;
    readonly cancelWithinHours: number;
    readonly replyWithinHours: number;
    readonly warrantyMonths: number;
    readonly freeStandardShippingFromUsd: number;
  } & Readonly<Record<string, unknown>>;
  readonly carrier: {
    readonly maxPetKg: number;
    readonly maxPetLb: number;
    readonly heightCm: number;
    readonly weightGrams: number;
  };
};

export type TypedPromise = {
  /** The number as written in the text. */
  readonly typed: string;
  /** The promised number, when it differs: "12", or "5–7, 2–3" for several. */
  readonly contradicts: string | null;
};

type Kind = {
  /** Its first group is the number; a second one is the end of a range. */
  readonly pattern: RegExp;
  readonly promised: readonly string[];
  /**
   * Words that must all be in the same sentence, so that a different number counts as the same
   * promise; null if none counts.
   */
  readonly about: readonly RegExp[] | null;
  /** Whether no number of this kind may be typed into a text. */
  readonly isAlwaysPromised?: true;
};

/** The promised numbers that are typed into a text in digits. */
export function findTypedPromises(text: string, numbers: PromisedNumbers): TypedPromise[] {
  const kinds = listKinds(numbers);
  return splitSentences(text).flatMap((sentence) =>
    kinds.flatMap(({ pattern, promised, about, isAlwaysPromised }) =>
      [...sentence.matchAll(pattern)].flatMap(([typed, from = "", to]): TypedPromise[] => {
        const number = (to === undefined ? from : `${from}–${to}`).replaceAll(",", "");
        if (promised.includes(number)) return [{ typed, contradicts: null }];
        if (about?.every((words) => words.test(sentence)) === true)
          return [{ typed, contradicts: promised.join(", ") }];
        return isAlwaysPromised ? [{ typed, contradicts: null }] : [];
      }),
    ),
  );
}

function listKinds({ policies, carrier }: PromisedNumbers): Kind[] {
  const hours = [policies.claimWithinHours, policies.cancelWithinHours, policies.replyWithinHours];
  return [
    {
      pattern: /\bwithin (\d+)[ -]hours?\b/gi,
      promised: [...new Set(hours)].map(String),
      about: [/\b(?:cancel|claim|damaged|tell us|reply|answer|write back)/i],
    },
    {
      pattern: /\b(\d{1,4})(?:\s?[-–]\s?(\d{1,4}))?[ -]business days?\b/gi,
      promised: findBusinessDays(policies),
      about: [],
    },
    {
      pattern: /\b(\d+)[ -]months?\b/gi,
      promised: [String(policies.warrantyMonths)],
      about: [/\b(?:warrant|guarantee)/i],
    },
    {
      pattern: /\b(\d+) kg\b/gi,
      promised: [String(carrier.maxPetKg)],
      about: [/\bpets? up to\b/i],
    },
    {
      pattern: /\b(\d+) lb\b/gi,
      promised: [String(carrier.maxPetLb)],
      about: [/\bpets? up to\b/i],
    },
    { pattern: /\b(\d+)\s*[x×]/gi, promised: [String(carrier.heightCm)], about: null },
    { pattern: /\b(\d+) ?g\b/gi, promised: [String(carrier.weightGrams)], about: null },
    {
      pattern: /\$(\d[\d,]*)/g,
      promised: [String(policies.freeStandardShippingFromUsd)],
      about: [/\bfree\b/i, /\b(?:shipping|delivery)\b/i],
      isAlwaysPromised: true,
    },
  ];
}

/** Every number and range of days that the policies name. */
function findBusinessDays(value: unknown, name = ""): string[] {
  if (typeof value === "number") return /days?$/i.test(name) ? [String(value)] : [];
  if (!isRecord(value)) return [];
  const { from, to } = value;
  if (typeof from === "number" && typeof to === "number") return [`${from}–${to}`];
  return Object.entries(value).flatMap(([key, each]) => findBusinessDays(each, key));
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);
