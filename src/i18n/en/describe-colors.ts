import { collectionText } from "./collection.ts";
import { countInWords, listInWords } from "./count-in-words.ts";

/** More or longer names than these would not fit into a sentence. */
const MAX_NAMES = 4;
const MAX_LENGTH = 20;

export type DescribedColors = {
  /** "three colours", "one colour" */
  readonly count: string;
  /** "olive, caramel and blue", or `several` where there are many or long ones. */
  readonly names: string;
  /** "three colours", and "all three colours"; empty where there is only one. */
  readonly several: string;
  readonly all: string;
};

/** The words for these colors of a product, each once. */
export function describeColors(colors: readonly string[]): DescribedColors {
  const names = listDistinctColors(colors);
  const isOne = names.length === 1;
  const count = isOne ? collectionText.oneColor : collectionText.colors(countInWords(names.length));
  const several = isOne ? "" : count;
  const isShort = names.length <= MAX_NAMES && names.every(({ length }) => length <= MAX_LENGTH);
  return {
    count,
    names: isShort ? listInWords(names) : several,
    several,
    all: isOne ? "" : names.length === 2 ? collectionText.bothColors : collectionText.allOf(count),
  };
}

/** The names in small letters, each once. */
export const listDistinctColors = (colors: readonly string[]): string[] => [
  ...new Set(colors.map((name) => name.toLowerCase())),
];
