// The linter enforces part of the conventions. These tests prove that its configuration still does.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "./sources.ts";

// Inside the project, where the type checker that the linter asks finds the types of the packages.
let folder = "";
beforeAll(() => {
  mkdirSync(join(root, "test-results"), { recursive: true });
  folder = mkdtempSync(join(root, "test-results/lint-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportedRules(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  const linter = join(root, "node_modules/oxlint/bin/oxlint");
  const config = join(root, ".oxlintrc.json");
  const args = [linter, "--type-aware", "--no-ignore", "-c", config, "-f", "unix", file];
  return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" }).stdout;
}

describe("the linter", () => {
  test.each([
    ["no-explicit-any", "a.ts", `export const x: any = 1;`],
    ["no-non-null-assertion", "a.ts", `export const f = (x: string | undefined) => x!.length;`],
    ["no-floating-promises", "a.ts", `export function f() { Promise.resolve(1); }`],
    [
      "no-misused-promises",
      "a.ts",
      `export const f = (p: Promise<boolean>) => { if (p) return 1; return 2; };`,
    ],
    [
      "consistent-type-imports",
      "a.ts",
      `import { Stats } from "node:fs"; export const f = (s: Stats) => s.size;`,
    ],
    ["consistent-type-definitions", "a.ts", `export interface A { b: string }`],
    [
      "rules-of-hooks",
      "a.tsx",
      `import { useState } from "react"; export function A({ b }: { b: boolean }) { if (b) useState(1); return null; }`,
    ],
    ["alt-text", "a.tsx", `export const A = () => <img src="/x.webp" />;`],
  ])("reports %s", (rule, name, text) => {
    expect(reportedRules(name, text)).toContain(`(${rule})`);
  });

  test("has nothing to say about clean code", () => {
    const text = `export const twice = (count: number): number => count * 2;\n`;
    expect(reportedRules("a.ts", text)).toBe("");
  });
});
