// Strangers choose many of the texts that patterns look at. A pattern may take a time that grows
// with the length of a text, not with its square or more.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkSync } from "recheck";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { within, type Node } from "./syntax.ts";
import { getLine, readSources, root, type SourceFile } from "./sources.ts";

/** Patterns that were found to be linear, in earlier runs: looking takes up to a second each. */
const cache = join(root, "node_modules/.cache/linear-patterns.json");
/** For one pattern: only what hangs runs into it, also on a busy machine. */
const TIMEOUT_MS = 60_000;

type Pattern = { readonly source: string; readonly flags: string; readonly place: string };

function listPatterns({ path, text }: SourceFile): Pattern[] {
  const { program } = parseSync(path, text);
  // The parser's own tree.
  return within(program as Node).flatMap((node) =>
    node.type === "Literal" && "regex" in node
      ? [
          {
            source: node.regex.pattern,
            flags: node.regex.flags,
            place: `${path}:${getLine(text, node.start)}`,
          },
        ]
      : [],
  );
}

/**
 * Whether a pattern is linear. Those that look around are let through: about them the automaton
 * knows nothing, and a search by chance would say one thing today and another tomorrow.
 */
function isLinear({ source, flags }: Pattern): boolean {
  const found = checkSync(source, flags, { checker: "automaton", timeout: TIMEOUT_MS });
  return (
    found.status === "safe" || (found.status === "unknown" && found.error.kind === "unsupported")
  );
}

function readCache(): string[] {
  try {
    // Our own file.
    return JSON.parse(readFileSync(cache, "utf8")) as string[];
  } catch {
    return [];
  }
}

const getName = ({ source, flags }: Pattern) => `/${source}/${flags}`;

test("HOST-48 no pattern takes a time that grows faster than its text", () => {
  const known = new Set(readCache());
  const sources = readSources("{src,media,content}/**/*.{ts,tsx}").filter(
    ({ path, text }) => !/\.(?:test|fixture)\.tsx?$/.test(path) && /[^/<*]\/[^/*\s]/.test(text),
  );
  const patterns = sources.flatMap(listPatterns);
  const unknown = new Map(
    patterns.filter((it) => !known.has(getName(it))).map((it) => [getName(it), it]),
  );
  const costly = [...unknown.values()].filter((it) => !isLinear(it));
  const found = new Set(costly.map(getName));
  mkdirSync(dirname(cache), { recursive: true });
  const linear = new Set(patterns.map(getName).filter((name) => !found.has(name)));
  writeFileSync(cache, JSON.stringify([...linear]));
  expect(patterns.length).toBeGreaterThan(300);
  expect(costly.map((it) => `${it.place}: ${getName(it)}`)).toEqual([]);
}, 600_000);

test.each(["-+$", "[^/]*@[^/]*", "^(a+)+$"])(
  "HOST-48 the check finds that /%s/ is costly",
  (source) => {
    expect(isLinear({ source, flags: "", place: "" })).toBe(false);
  },
);
