import { commentWordsRule } from "./comment-words.ts";
import { functionNameRule } from "./function-names.ts";
import { spellingRule } from "./one-spelling.ts";
import { privateWordsRule } from "./private-words.ts";
import type { Rule } from "./rule.ts";

/** Rules for the words of names and comments. */
export const wordRules: readonly Rule[] = [
  commentWordsRule,
  functionNameRule,
  spellingRule,
  privateWordsRule,
];
