// The recipes of CONTRIBUTING.md, done to a copy of the project.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageRecipes } from "./page-recipes.ts";
import type { Step } from "./recipe.ts";
import { serverRecipes } from "./server-recipes.ts";

const recipes = [...serverRecipes, ...pageRecipes];

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "recipes-"));
/** Nothing that is compiled or checked. */
const leftOut =
  /^(?:node_modules|build|data|\.git|\.react-router|test-results|bench\/lighthouse|media\/(?:images|films))(?:\/|$)/;

/** A tool of the project, run in the copy; throws with what it printed when it is not content. */
function run(tool: string, ...args: string[]): string {
  const { PATH, HOME, TMPDIR } = process.env;
  const bin = join(root, "node_modules/.bin");
  try {
    return execFileSync(join(bin, tool), args, {
      cwd: copy,
      encoding: "utf8",
      env: { PATH: `${bin}:${PATH}`, HOME, ...(TMPDIR && { TMPDIR }) },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // of a program that failed
    throw new Error(`${tool} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

function follow({ file, after, text }: Step): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  if (after === undefined) return writeFileSync(path, text, { flag: "wx" });
  const before = readFileSync(path, "utf8");
  const [head, ...tail] = before.split(after);
  if (tail.length === 0) throw new Error(`${file} has no ${after}`);
  return writeFileSync(path, [head, tail.join(after)].join(after + text));
}

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const step of recipes.flatMap(({ steps }) => steps)) follow(step);
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(recipes)("the recipe of $name", ({ name, mostFiles, steps }) => {
  const files = [...new Set(steps.map(({ file }) => file))];

  test("OPS-23 touches few files", () => {
    expect(files.length).toBeLessThanOrEqual(mostFiles);
  });

  test("OPS-23 stands in the handbook, with the files that are there already", () => {
    const handbook = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
    const [, after = ""] = handbook.split(`- **${name}**`);
    const [told = ""] = after.split("\n- **");
    const known = steps.flatMap(({ file, after: anchor }) => (anchor === undefined ? [] : [file]));
    expect(known.filter((file) => !isNamed(told, file))).toEqual([]);
  });
});

/** By its whole path, by its name, or by the folder in which a file of its kind lies. */
function isNamed(text: string, file: string): boolean {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return [file, name, dirname(file)].some((each) => text.includes(each));
}

test("OPS-23 after all of them the project compiles", () => {
  run("react-router", "typegen");
  expect(() => run("tsc", "--noEmit")).not.toThrow();
}, 540_000);

test("OPS-23 after all of them the rules and the tests of what follows hold", () => {
  const words = ["content-fields", "content-files"];
  const paths = ["architecture", "settings", "mail", "seo", "screens", "share-image", ...words];
  expect(() => run("vitest", "run", "--project=unit", ...paths)).not.toThrow();
}, 540_000);

test("OPS-23 what the database must know is written as a migration", () => {
  const before = readdirSync(join(copy, "migrations"));
  run("drizzle-kit", "generate");
  const [migration = ""] = readdirSync(join(copy, "migrations")).filter(
    (file) => !before.includes(file),
  );
  const text = readFileSync(join(copy, "migrations", migration), "utf8");
  for (const word of ["rate_notes", "gift_wrap", "birthday", "on_hold"])
    expect(text).toContain(word);
}, 180_000);
