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
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertText, type Step } from "./recipe.ts";
import { recipes } from "./all-recipes.ts";
import { serverRecipes } from "./server-recipes.ts";

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "recipes-"));
/** Nothing that is compiled or checked. */
const leftOut =
  /^(?:(?:tools\/bench\/lighthouse\/)?node_modules|build|data|\.git|\.react-router|test-results)(?:\/|$)/;

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
  if (step.after === undefined) return writeFileSync(path, step.text, { flag: "wx" });
  return writeFileSync(path, insertText(readFileSync(path, "utf8"), step));
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

test("OPS-23 after all of them the project compiles", () => {
  expect(() => run("tsc", "--noEmit")).not.toThrow();
}, 540_000);

test("OPS-23 after all of them the rules and the tests without a database pass", () => {
  const folders = ["src", "content", "media", "scripts", "tests/architecture"];
  expect(() => run("vitest", "run", "--project=unit", "--reporter=dot", ...folders)).not.toThrow();
}, 540_000);

test("OPS-23 after all of them the tests' lists of the database, the endpoints and the jobs match", () => {
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

test("OPS-23 changes for the database are written as a migration", () => {
  for (const word of ["rate_notes", "gift_wrap", "birthday", "written_off"])
    expect(migration).toContain(word);
});
