import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

const covers = (path: string) => path.startsWith("src/") && path.endsWith(".tsx");

/** Rules for what WebKit, Safari's engine, shows differently from the others. */
export const engineRules: readonly Rule[] = [
  {
    name: "nothing is placed within a row of a table by `relative`, which rows ignore in WebKit",
    covers,
    find: ({ text }) =>
      [...text.matchAll(/<(?:tr|thead|tbody|tfoot)\b[^<]*?(?<![\w-])relative\b/g)].map(
        ([tag]) => tag,
      ),
    breaks: [
      { path: "src/web/a.tsx", text: `<tr className="relative">` },
      { path: "src/web/a.tsx", text: `<tbody\n  className={joinClassNames("flex relative",` },
    ],
    keeps: [
      {
        path: "src/web/a.tsx",
        text: `<tr className="transform-[translate(0)]"><td className="relative">`,
      },
    ],
  },
  {
    name: "each line of a drawing is a text of its own; WebKit mixes up the words of two in one",
    covers,
    find: (file) => matchingLines(file, /<tspan\b/),
    breaks: [
      { path: "src/web/a.tsx", text: `<text>{month}<tspan dy="1em">{soFar}</tspan></text>` },
    ],
    keeps: [{ path: "src/web/a.tsx", text: `<text>{month}</text><text dy="1em">{soFar}</text>` }],
  },
];
