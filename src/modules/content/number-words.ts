import { promiseNumbers } from "#i18n/he/promise-words.ts";

const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Numbers in words, in English and Hebrew, in small letters. */
const numbers = new Map<string, number>([
  ...ones.map((word, at) => [word, at + 1] as const),
  ...tens.flatMap((word, at) => {
    const ten = (at + 2) * 10;
    const more = ones.slice(0, 9).map((one, less) => [`${word}-${one}`, ten + less + 1] as const);
    return [[word, ten] as const, ...more];
  }),
  ...Object.entries(promiseNumbers),
]);

/** Pattern of a number in digits or words, without groups. */
export const numberPattern = `\\d+(?:[.,]\\d+)*|${[...numbers.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replace("-", "[- ]"))
  .join("|")}`;

/** The value of a number that the pattern has found: "1,000", "twenty four"; NaN for others. */
export function parseNumber(written: string): number {
  const word = written.toLowerCase();
  const named = numbers.get(word) ?? numbers.get(word.replace(" ", "-"));
  return named ?? Number(written.replaceAll(",", ""));
}
