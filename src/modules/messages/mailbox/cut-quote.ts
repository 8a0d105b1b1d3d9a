import {
  dividers,
  headerBegins,
  headerFollows,
  introBegins,
  introEnds,
} from "#i18n/he/quote-words.ts";
import { cutEnd } from "#shared/cut-end.ts";

/** Mail programs break the line above a quote into up to so many. */
const MAX_INTRO_LINES = 3;
/** A line of a person may begin like such a line, but is longer. */
const MAX_INTRO_LENGTH = 300;

/**
 * The text of a mail without what it quotes and without its signature. Answers between the lines of
 * a quote stay where they are, and so does a text that is nothing but a quote.
 */
export function cutQuote(text: string): string {
  const lines = text.split("\n");
  const at = findQuote(lines);
  const own = at === undefined ? lines : [...lines.slice(0, at.from), ...listBelow(lines, at.to)];
  const withoutSignature = cutSignature(cutQuotedEnd(own)).join("\n").trim();
  return withoutSignature === "" ? text.trim() : withoutSignature;
}

/** The lines that announce a quote. */
function findQuote(lines: readonly string[]): { from: number; to: number } | undefined {
  for (const [from, line] of lines.entries()) {
    if (isDivider(line) || isHeaderBlock(lines, from)) return { from, to: lines.length };
    const to = findIntroEnd(lines, from);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

/** The line after "On … wrote:". */
function findIntroEnd(lines: readonly string[], from: number): number | undefined {
  if (!hasBeginning(lines[from], introBegins)) return undefined;
  let intro = "";
  for (let to = from; to < Math.min(from + MAX_INTRO_LINES, lines.length); to++) {
    intro += ` ${normalizeLine(lines[to])}`;
    if (intro.length > MAX_INTRO_LENGTH || intro.trim() === "") return undefined;
    const isIntro = /\d/.test(intro) && introEnds.some((end) => intro.toLowerCase().endsWith(end));
    if (isIntro) return to + 1;
  }
  return undefined;
}

function isDivider(line: string): boolean {
  const bare = line
    .replaceAll(/[-_*\s]+/g, " ")
    .trim()
    .toLowerCase();
  return /^\s*[-_*]/.test(line) && dividers.includes(bare);
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  return (
    hasBeginning(lines[at], headerBegins) &&
    [1, 2, 3].filter((by) => hasBeginning(lines[at + by], headerFollows)).length >= 2
  );
}

function hasBeginning(line: string | undefined, words: readonly string[]): boolean {
  const bare = normalizeLine(line).toLowerCase();
  return words.some((word) => bare.startsWith(word));
}

/** Below a quote, only what a person wrote there: nothing, unless the quote is marked as one. */
function listBelow(lines: readonly string[], at: number): string[] {
  const below = lines.slice(at);
  const first = below.find((line) => line.trim() !== "");
  return first?.startsWith(">") ? cutQuotedEnd(below) : [];
}

/** Without quoted lines at the end. */
function cutQuotedEnd(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith(">"));
  return lines.slice(0, last + 1);
}

/** Without what stands below "-- ". */
function cutSignature(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line === "-- " || line === "--");
  return at > 0 ? lines.slice(0, at) : lines;
}

/** Without marks of emphasis around it, and of direction anywhere. */
const normalizeLine = (line = "") =>
  cutEnd(line.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, "").trim(), "*_").replace(
    /^[*_]{1,3}/,
    "",
  );
