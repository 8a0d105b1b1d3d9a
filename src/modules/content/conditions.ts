// Parts of texts that are read only while a fact holds: "{if gift}…{/if}", "{if not gift}…{/if}".
// A condition cannot stand within another.

/** The values of facts and placeholders by their names; a fact holds while it has a value. */
type Values = Readonly<Record<string, string>>;

const MARK = /\{(?:if (not )?([^{}]+)|\/if)\}/g;
/** Everything that may be meant as the beginning or the end of a condition. */
const MEANT = /\{(?:[ /]*(?:if|else|endif)[ /][^{}]*|\/if)\}?/gi;

/** The name of a fact among the values: "if gift". */
export const toFactName = (fact: string): string => `if ${fact}`;

const OF_GIFT = "gift ";

/**
 * A placeholder is a fact, too: "{if brand.phone}". "{if gift Folding Bowl}" holds while the gift
 * has that name. An unknown fact does not hold.
 */
function isHolding(fact: string, values: Values): boolean {
  if (fact.startsWith(OF_GIFT)) return values["gift.name"] === fact.slice(OF_GIFT.length);
  return (values[toFactName(fact)] ?? values[fact] ?? "") !== "";
}

type ConditionReader = {
  /** The words of the next part of a text that are read. */
  readonly read: (part: string) => string;
  /** Whether what follows that part is read. */
  readonly isRead: () => boolean;
};

/**
 * Reads the parts of a text one after the other: a condition may begin in one and end in another.
 * One that never ends goes to the end.
 */
export const createConditionReader = (values: Values): ConditionReader =>
  createReader((fact, isNegated) => isHolding(fact, values) !== isNegated);

function createReader(isMet: (fact: string, isNegated: boolean) => boolean): ConditionReader {
  let isRead = true;
  return {
    isRead: () => isRead,
    read(part) {
      let words = "";
      let end = 0;
      for (const { 0: mark, 1: not, 2: fact, index } of part.matchAll(MARK)) {
        if (isRead) words += part.slice(end, index);
        end = index + mark.length;
        isRead = fact === undefined || isMet(fact.trim(), not !== undefined);
      }
      return isRead ? words + part.slice(end) : words;
    },
  };
}

/** True for texts that may have conditions: most have none. */
export const hasConditions = (text: string): boolean => text.includes("{if ");

/** A text without the words whose condition does not hold. */
export function applyConditions(text: string, values: Values): string {
  return hasConditions(text) ? joinWords(createConditionReader(values).read(text)) : text;
}

/** A text without everything that depends on a condition: the words that are always read. */
export function cutConditions(text: string): string {
  return hasConditions(text) ? joinWords(createReader(() => false).read(text)) : text;
}

/** A text with all words, whatever they depend on. */
export const removeMarks = (text: string): string => text.replaceAll(MARK, "");

const joinWords = (words: string): string => words.replaceAll(/ {2,}/g, " ").trim();

export type ConditionProblem = {
  readonly code: "unknown_condition" | "unclosed_condition";
  /** The condition as it is written. */
  readonly detail: string;
};

/** Problems of the conditions in the parts of a text, which may begin in one and end in another. */
export function findConditionProblems(
  parts: readonly string[],
  values: Values,
): ConditionProblem[] {
  const problems: ConditionProblem[] = [];
  let open: string | undefined;
  for (const [mark] of parts.flatMap((part) => [...part.matchAll(MEANT)])) {
    const [whole, , fact] = [...mark.matchAll(MARK)][0] ?? [];
    if (whole !== mark || !isExisting(fact?.trim(), values)) {
      problems.push({ code: "unknown_condition", detail: mark });
      if (whole !== mark) continue;
    }
    // One that begins within another, or ends where none has begun.
    if ((fact === undefined) === (open === undefined))
      problems.push({ code: "unclosed_condition", detail: open ?? mark });
    open = fact === undefined ? undefined : mark;
  }
  if (open !== undefined) problems.push({ code: "unclosed_condition", detail: open });
  return problems;
}

/** Any product may become the gift, and be it no longer. */
const isExisting = (fact: string | undefined, values: Values): boolean =>
  fact === undefined ||
  fact.startsWith(OF_GIFT) ||
  Object.hasOwn(values, toFactName(fact)) ||
  Object.hasOwn(values, fact);
