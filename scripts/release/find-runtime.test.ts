import { expect, test } from "vitest";
import { findRuntime } from "./find-runtime.ts";
import { findShopRuntime } from "./stage-release.ts";

/** Finds what a program of these files needs, where package.json names `declared`. */
function find(files: Readonly<Record<string, string>>, ...declared: readonly string[]) {
  return findRuntime({
    programs: ["src/cli/shop.mjs"],
    external: ["pg"],
    declared: new Set(["pg", ...declared]),
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`no ${path}`);
      return text;
    },
  });
}

test("RUN-76 a release has the files and packages that its programs import, at once or later", () => {
  const files = {
    "src/cli/shop.mjs": 'await import("./shop.ts");',
    "src/cli/shop.ts":
      'import { z } from "zod/mini";\nimport data from "#content/data.json";\nimport "node:fs";',
    "content/data.json": "{}",
  };
  expect(find(files, "zod", "vite")).toEqual({
    files: ["content/data.json", "src/cli/shop.mjs", "src/cli/shop.ts"],
    packages: ["pg", "zod"],
  });
});

test("RUN-76 types bring no package into a release", () => {
  const files = { "src/cli/shop.mjs": 'import type { A } from "vite";' };
  expect(find(files).packages).toEqual(["pg"]);
});

test("RUN-77 a release is not made while something is imported that package.json does not name", () => {
  const files = {
    "src/cli/shop.mjs": 'import "./a.ts";',
    "src/cli/a.ts": 'import "@some/thing/x";',
  };
  expect(() => find(files)).toThrow(
    "src/cli/a.ts imports @some/thing, which is no dependency in package.json.",
  );
});

test("RUN-76 what only bundles pages, or is bundled with them, is not in a release", () => {
  const { packages } = findShopRuntime();
  expect(packages).toEqual(expect.arrayContaining(["graphile-worker", "pg", "sharp", "zod"]));
  for (const name of ["@react-router/dev", "react", "stripe", "tailwindcss", "vite"])
    expect(packages).not.toContain(name);
});
