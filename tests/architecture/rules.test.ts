import { describe, expect, test } from "vitest";
import { rules } from "./rules.ts";
import { readSources } from "./sources.ts";

const sources = readSources(
  "src/**/*.{ts,tsx,css}",
  "content/**/*.{ts,tsx}",
  "media/*.ts",
  "tools/studio/**/*.ts",
  "scripts/**/*.ts",
  "tools/{bench,ha}/**/*.ts",
  "tests/**/*.{ts,tsx}",
  "*.ts",
  "*.md",
  "{docs,media,scripts,src,tests,tools}/**/*.md",
);

describe.each(rules)("$name", ({ covers, find, breaks, keeps }) => {
  test("holds in every file that it covers", () => {
    const covered = sources.filter(({ path }) => covers(path));
    expect(covered).not.toEqual([]);
    expect(covered.flatMap(find)).toEqual([]);
  });

  test.each([...breaks.entries()])("finds a violation (%i)", (_, example) => {
    expect(covers(example.path)).toBe(true);
    expect(find(example)).not.toEqual([]);
  });

  test.each([...keeps.entries()])("accepts correct code (%i)", (_, example) => {
    expect(covers(example.path)).toBe(true);
    expect(find(example)).toEqual([]);
  });
});
