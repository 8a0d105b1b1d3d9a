// Finds test files by a part of their path, title or id.
import { listTitles } from "../../tests/architecture/titles.ts";
import type { SourceFile } from "../../tests/architecture/sources.ts";

/** All files with tests. */
export const testFiles = ["{src,media,content,scripts,tools,tests}/**/*.{test,spec}.{ts,tsx}"];

export const isSpec = (path: string): boolean => path.endsWith(".spec.ts");

export type FoundTests = {
  readonly paths: readonly string[];
  /** Only tests that have this in their title; without it all of these files. */
  readonly title?: string;
};

/** The files with the pattern in their path; if there are none, those with it in a title. */
export function findTests(pattern: string, files: readonly SourceFile[]): FoundTests {
  const named = files.filter(({ path }) => path.includes(pattern));
  if (named.length > 0) return { paths: named.map(({ path }) => path) };
  const titled = files.filter((file) =>
    listTitles(file).some(({ text }) => text.includes(pattern)),
  );
  return { paths: titled.map(({ path }) => path), title: pattern };
}

/** Files of browser tests by the configuration of Playwright that they need. */
export function groupByConfig(specs: readonly string[]): Map<string, string[]> {
  return Map.groupBy(specs, (path) => {
    if (path.startsWith("tests/e2e/moments/")) return "playwright.moments.config.ts";
    if (path.startsWith("tests/journeys/")) return "playwright.journeys.config.ts";
    return "playwright.config.ts";
  });
}
