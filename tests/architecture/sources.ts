import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** A file of the project; `path` counts from the root and uses forward slashes. */
export type SourceFile = { path: string; text: string };

/** The files that any of the patterns finds, sorted. Lighthouse has packages of its own. */
export function readSources(...patterns: string[]): SourceFile[] {
  const paths = patterns
    .flatMap((pattern) =>
      globSync(pattern, { cwd: root, withFileTypes: true, exclude: ["**/node_modules"] }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return [...new Set(paths)]
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** The line of a place in a text, counted from 1. */
export const getLine = (text: string, place: number): number =>
  text.slice(0, place).split("\n").length;

/**
 * Lines on which `pattern` matches, as "path:line: text"; lines that contain `escape` are let
 * through.
 */
export function matchingLines(
  { path, text }: SourceFile,
  pattern: RegExp,
  escape?: string,
): string[] {
  return text
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => pattern.test(line) && !(escape !== undefined && line.includes(escape)))
    .map(({ line, number }) => `${path}:${number}: ${line.trim()}`);
}
