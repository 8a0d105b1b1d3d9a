// Every text of the back office as somebody may read it, for tests that look for mistakes in them.
import { globSync } from "node:fs";
import path from "node:path";

/** Counts for which Hebrew has forms of their own. */
export const COUNTS = [1, 2, 3, 11, 30, 90, 365] as const;

/** A text as somebody may read it, and where it stands. */
export type Text = { readonly place: string; readonly text: string };
type Say = (...given: unknown[]) => unknown;

const root = path.resolve(import.meta.dirname, "../..");

/** The catalogue, and what a fresh shop brings along in Hebrew. */
export async function readTexts(): Promise<Text[]> {
  const files = globSync(["src/i18n/he/*.ts", "content/*.ts"], { cwd: root }).filter(
    // chat-words.ts holds words of customers, whose spelling is their own.
    (name) => !/\.(test|fixture)\.ts$|\/chat-words\.ts$/.test(name),
  );
  const read = await Promise.all(
    files.toSorted().map(async (file) => {
      const words = (await import(path.join(root, file))) as Readonly<Record<string, unknown>>;
      return collectTexts(path.basename(file), words);
    }),
  );
  return read.flat().filter(({ text }) => /[א-ת]/.test(text));
}

/** The texts in a value of the catalogue: in its parts, and what its functions say. */
export function collectTexts(place: string, value: unknown): Text[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value === "function") return sayAll(place, value as Say);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => collectTexts(`${place}.${name}`, each));
}

/**
 * Texts of a function for several counts. Nothing tells which of its arguments are counts: each is
 * one in turn, beside words, and all of them are.
 */
function sayAll(place: string, say: Say): Text[] {
  const arities = Array.from({ length: say.length }, (_, at) => at);
  return COUNTS.flatMap((count) => {
    const ways = [
      ...arities.map((counted) => arities.map((at) => (at === counted ? count : "Word"))),
      arities.map(() => count),
    ];
    const said = ways.map((given) => attempt(() => say(...given)));
    const texts = said.filter((text) => typeof text === "string" && !text.includes("NaN"));
    return [...new Set(texts)].map((text) => ({ place: `${place}(${count})`, text: String(text) }));
  });
}

/** Some functions take what is no word and no count; other tests read those. */
function attempt(say: () => unknown): unknown {
  try {
    return say();
  } catch {
    return undefined;
  }
}
