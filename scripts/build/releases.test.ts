import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepReleases } from "./releases.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "releases-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Does the same as the bundler: empties the folder and writes the files of the new build. */
function build(...files: string[]): string[] {
  const assets = join(folder, "client/assets");
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const file of files) writeFileSync(join(assets, file), file);
  keepReleases(assets, join(folder, "releases"));
  return readdirSync(assets).toSorted();
}

test("assets stay for two more releases and are removed with the third", () => {
  build("page-1.js", "framework.js");
  expect(build("page-2.js", "framework.js")).toEqual(["framework.js", "page-1.js", "page-2.js"]);
  expect(build("page-3.js", "framework.js")).toEqual([
    "framework.js",
    "page-1.js",
    "page-2.js",
    "page-3.js",
  ]);
  expect(build("page-4.js", "framework.js")).toEqual([
    "framework.js",
    "page-2.js",
    "page-3.js",
    "page-4.js",
  ]);
});

test("a build with the same assets is the same release", () => {
  build("page-1.js");
  build("page-2.js");
  build("page-2.js");
  build("page-2.js");
  expect(build("page-2.js")).toEqual(["page-1.js", "page-2.js"]);
});

test("an interrupted build loses no stored assets", () => {
  build("page-1.js");
  rmSync(join(folder, "client"), { recursive: true });
  expect(build("page-2.js")).toEqual(["page-1.js", "page-2.js"]);
});
