// The recipes of CONTRIBUTING.md, done to a copy of the project.
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
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
import { basename, dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageRecipes } from "./page-recipes.ts";
import type { Step } from "./recipe.ts";
import { serverRecipes } from "./server-recipes.ts";
import { textRecipes } from "./text-recipes.ts";

const recipes = [...serverRecipes, ...pageRecipes, ...textRecipes];

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "recipes-"));
/** Nothing that is compiled or checked. */
const leftOut =
  /^(?:(?:bench\/lighthouse\/)?node_modules|build|data|\.git|\.react-router|test-results)(?:\/|$)/;

/** Runs a program in the copy; throws with what it printed when it is not content. */
function run(program: string, ...args: string[]): void {
  const { PATH, HOME, TMPDIR } = process.env;
  const bin = join(root, "node_modules/.bin");
  try {
    execFileSync(program, args, {
      cwd: copy,
      encoding: "utf8",
      env: { PATH: `${bin}:${PATH}`, HOME, ...(TMPDIR && { TMPDIR }) },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // of a program that failed
    throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

function follow(step: Step): void {
  const path = join(copy, step.file);
  mkdirSync(dirname(path), { recursive: true });
  if ("like" in step) return copyFileSync(join(copy, step.like), path);
  const { file, after, text } = step;
  if (after === undefined) return writeFileSync(path, text, { flag: "wx" });
  const before = readFileSync(path, "utf8");
  const [head, ...tail] = before.split(after);
  if (tail.length === 0) throw new Error(`${file} has no ${after}`);
  return writeFileSync(path, [head, tail.join(after)].join(after + text));
}

const migrations = join(copy, "migrations");
/** The migration that the recipes lead to. */
let migration = "";

/** Has it written, ends it by hand, and deletes the description of the tables before. */
function writeMigration(): void {
  const meta = join(migrations, "meta");
  const [filesBefore, descriptionsBefore] = [readdirSync(migrations), readdirSync(meta)];
  run("drizzle-kit", "generate");
  const [file = ""] = readdirSync(migrations).filter((name) => !filesBefore.includes(name));
  migration = readFileSync(join(migrations, file), "utf8");
  for (const { migration: byHand = "" } of serverRecipes)
    if (byHand !== "") appendFileSync(join(migrations, file), `--> statement-breakpoint${byHand}`);
  for (const name of descriptionsBefore)
    if (name.endsWith("_snapshot.json")) rmSync(join(meta, name));
}

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const step of recipes.flatMap(({ steps }) => steps)) follow(step);
  run("node", "scripts/media.ts", "--measure");
  run("react-router", "typegen");
  writeMigration();
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(recipes)("the recipe of $name", ({ name, mostFiles, steps, migration: byHand }) => {
  const files = [...new Set(steps.map(({ file }) => file))];

  test("OPS-23 touches few files", () => {
    expect(files.length + (byHand === undefined ? 0 : 1)).toBeLessThanOrEqual(mostFiles);
  });

  test("OPS-23 stands in the handbook, with the files that it touches", () => {
    const handbook = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
    const [, after = ""] = handbook.split(`- **${name}**`);
    const [told = ""] = after.split("\n- **");
    const names = [...told.matchAll(/`([^`]+)`/g)].map(([, each = ""]) => each);
    const unnamed = steps.filter((step) => !names.some((each) => isNameOf(each, step)));
    expect(unnamed.map(({ file }) => file)).toEqual([]);
  });
});

/** A file that is there: its path or name, a star for a part. A new one: its folder as well. */
function isNameOf(name: string, step: Step): boolean {
  const { file } = step;
  if (!("after" in step) && file.startsWith(`${name}/`)) return true;
  const [start = "", end] = name.split("*");
  return [file, basename(file)].some((each) =>
    end === undefined ? each === name : each.startsWith(start) && each.endsWith(end),
  );
}

test("OPS-23 after all of them the project compiles", () => {
  expect(() => run("tsc", "--noEmit")).not.toThrow();
}, 540_000);

test("OPS-23 after all of them the rules and the tests without a database hold", () => {
  const folders = ["src", "content", "media", "scripts", "tests/architecture"];
  expect(() => run("vitest", "run", "--project=unit", "--reporter=dot", ...folders)).not.toThrow();
}, 540_000);

test("OPS-23 after all of them the lists that tests keep of the database, the endpoints and the jobs hold", () => {
  const files = ["data/policies", "privacy/rights", "jobs/admin-jobs", "hostile/conformity"];
  const titles =
    "DATA-15|DATA-16 .* in (rate_notes|system_settings)|PRIV-20|JOBS-20|API-40 .*audit|API-41";
  expect(() =>
    run(
      "vitest",
      "run",
      "--project=integration",
      ...files.map((file) => `tests/integration/${file}`),
      "--testNamePattern",
      titles,
    ),
  ).not.toThrow();
}, 540_000);

test("OPS-23 what the database must know is written as a migration", () => {
  for (const word of ["rate_notes", "gift_wrap", "birthday", "written_off"])
    expect(migration).toContain(word);
});
