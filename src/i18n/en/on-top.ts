import { listInWords } from "./count-in-words.ts";
import type { OnTop } from "#modules/markets/on-top.ts";

const names = {
  shipping: "shipping",
  tax: "taxes",
  duty: "duties",
} as const satisfies Record<OnTop, string>;

/** The sums of a shop whose prices depend on the address, before that is known. */
export const onTopWords = {
  /** In place of an amount. */
  byAddress: "By address",
  note: (kinds: readonly OnTop[]) =>
    `Your address may add ${listInWords(kinds.map((kind) => names[kind]))}.`,
} as const;
