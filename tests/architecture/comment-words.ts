import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

const start = String.raw`^\s*(?:\/\/|\/\*\*?|\*|\{\/\*)\s*`;

const opening = String.raw`^\s*(?:\/\/|\/\*\*?|\{\/\*)\s*`;

export const commentWordsRule: Rule = {
  name: "comments begin with what they are about, not with What or Whoever",
  covers: (path) => /\.tsx?$/.test(path),
  find: (file) =>
    matchingLines(
      file,
      new RegExp(`${start}(?:Whoever|Whatever|Whichever)\\b|${opening}(?:What|Who)\\b`),
    ),
  breaks: [
    { path: "src/a.ts", text: "// Whoever waits has the answer at once." },
    { path: "src/a.ts", text: "/** What whoever asks may see. */" },
    { path: "src/a.ts", text: "/** What a cart holds. */" },
    { path: "src/a.tsx", text: "      {/* Whatever is closed opens. */}" },
  ],
  keeps: [
    { path: "src/a.ts", text: "// The first to come has the answer at once, whoever it is." },
    { path: "src/a.ts", text: 'const text = "Whoever waits";' },
  ],
};
