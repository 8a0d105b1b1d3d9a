import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

const opening = String.raw`\/\/|\/\*\*?|\{\/\*`;
const atOpening = String.raw`^\s*(?:${opening})\s*`;
const atAnyLine = String.raw`^\s*(?:${opening}|\*)\s*`;

export const commentWordsRule: Rule = {
  name: "comments begin with what they are about, not with What or Whoever",
  covers: (path) => /\.tsx?$/.test(path),
  find: (file) =>
    matchingLines(
      file,
      new RegExp(
        `${atAnyLine}(?:(?:Whoever|Whatever|Whichever)\\b|What\\b.*\\bwhoever\\b)|${atOpening}(?:What|Who)\\b`,
      ),
    ),
  breaks: [
    { path: "src/a.ts", text: "// Whoever waits has the answer at once." },
    { path: "src/a.ts", text: "/** What whoever asks may see. */" },
    { path: "src/a.ts", text: " * What whoever asks may see." },
    { path: "src/a.ts", text: "/** What a cart holds. */" },
    { path: "src/a.tsx", text: "      {/* Whatever is closed opens. */}" },
  ],
  keeps: [
    { path: "src/a.ts", text: "// The first to come has the answer at once, whoever it is." },
    { path: "src/a.ts", text: 'const text = "Whoever waits";' },
  ],
};
