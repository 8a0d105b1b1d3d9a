import { expect, test } from "vitest";
import { findPackages, lockSchema } from "./find-packages.ts";

const lock = lockSchema.parse({
  packages: {
    "": { dependencies: { a: "1" } },
    "node_modules/a": {
      dependencies: { b: "2", fast: "1" },
      optionalDependencies: { fast: "1" },
      peerDependencies: { peer: "1", other: "1" },
      peerDependenciesMeta: { other: { optional: true } },
    },
    "node_modules/a/node_modules/b": { dependencies: { c: "1" } },
    "node_modules/b": {},
    "node_modules/c": { dependencies: { b: "1" } },
    "node_modules/fast": {},
    "node_modules/other": {},
    "node_modules/peer": {},
  },
});

test("RUN-76 a package brings what it needs, from where Node would load it", () => {
  expect(findPackages(lock, ["a"], () => true)).toEqual([
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/b",
    "node_modules/c",
    "node_modules/fast",
    "node_modules/peer",
  ]);
});

test("RUN-76 what is optional may be missing", () => {
  const isInstalled = (folder: string) => folder !== "node_modules/fast";
  expect(findPackages(lock, ["a"], isInstalled)).not.toContain("node_modules/fast");
});

test("RUN-77 a needed package that is not installed is named", () => {
  expect(() => findPackages(lock, ["a"], (folder) => folder !== "node_modules/c")).toThrow(
    "c is needed and not installed. Run npm install, then try again.",
  );
});
