// The linter enforces part of the conventions. These tests prove that its configuration still does.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "./sources.ts";

const cases = [
  ["no-explicit-any", "ts", `export const x: any = 1;`],
  ["no-non-null-assertion", "ts", `export const f = (x: string | undefined) => x!.length;`],
  ["no-floating-promises", "ts", `export function f() { Promise.resolve(1); }`],
  [
    "no-misused-promises",
    "ts",
    `export const f = (p: Promise<boolean>) => { if (p) return 1; return 2; };`,
  ],
  [
    "consistent-type-imports",
    "ts",
    `import { Stats } from "node:fs"; export const f = (s: Stats) => s.size;`,
  ],
  ["consistent-type-definitions", "ts", `export interface A { b: string }`],
  [
    "rules-of-hooks",
    "tsx",
    `import { useState } from "react"; export function A({ b }: { b: boolean }) { if (b) useState(1); return null; }`,
  ],
  ["TS2322", "ts", `export const count: number = "one";`],
  ["alt-text", "tsx", `export const A = () => <img src="/x.webp" />;`],
] as const;
const clean = `export const twice = (count: number): number => count * 2;\n`;

/** The lines of the linter about each file. It is started once, for it reads much at first. */
const said = new Map<string, string>();
// Inside the project, where the type checker that the linter asks finds the types of the packages.
let folder = "";
beforeAll(() => {
  mkdirSync(join(root, ".react-router"), { recursive: true });
  folder = mkdtempSync(join(root, ".react-router/lint-"));
  const files = [...cases, ["clean", "ts", clean] as const].map(([rule, ending, text]) => {
    const file = join(folder, `${rule}.${ending}`);
    writeFileSync(file, text);
    return { rule, file };
  });
  const linter = join(root, "node_modules/oxlint/bin/oxlint");
  const options = ["--type-aware", "--type-check", "--no-ignore", "-f", "unix"];
  const { stdout } = spawnSync(
    process.execPath,
    [linter, ...options, "-c", join(root, ".oxlintrc.json"), ...files.map(({ file }) => file)],
    { cwd: root, encoding: "utf8" },
  );
  for (const { rule, file } of files) {
    const lines = stdout.split("\n").filter((line) => line.includes(basename(file)));
    said.set(rule, lines.join("\n"));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the linter", () => {
  test.each(cases)("reports %s", (rule) => {
    expect(said.get(rule)).toContain(`(${rule})`);
  });

  test("reports nothing in clean code", () => {
    expect(said.get("clean")).toBe("");
  });
});
