// The English words of the back office beside the Hebrew ones.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import * as english from "./all.ts";

type Words = Readonly<Record<string, unknown>>;

const here = import.meta.dirname;
const i18n = path.dirname(here);

/** A file of the catalogue, with the names that it gives to words(). */
const wrapped = globSync("he/*.ts", { cwd: i18n })
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => ({
    file,
    names: [
      ...readFileSync(path.join(i18n, file), "utf8").matchAll(/ = words(?:<.+?>)?\(\s*"(\w+)"/g),
    ].map(([, name = ""]) => name),
  }));

let hebrew: Words = {};
beforeAll(async () => {
  const files = await Promise.all(
    wrapped.map(async ({ file, names }) => {
      const all = (await import(path.join(i18n, file))) as Words;
      return names.map((name) => [name, all[name]] as const);
    }),
  );
  hebrew = Object.fromEntries(files.flat());
});

/** Where each text stands, with what is put into it; functions by how much they are given. */
function outline(place: string, value: unknown): string[] {
  if (typeof value === "string")
    return [`${place}: ${[...value.matchAll(/\{[^}]*\}/g)].flat().toSorted().join(" ")}`];
  if (typeof value === "function") return [`${place}()`];
  if (typeof value !== "object" || value === null) return [`${place}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, part]) => outline(`${place}.${name}`, part));
}

const outlines = (words: Words) =>
  Object.keys(hebrew).flatMap((name) => outline(name, words[name]).toSorted());

/** Files that a file needs when it runs. */
function listNeeds(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm,
  );
  return [...imports].flatMap(([, to = ""]) => {
    if (to.startsWith("#")) return [path.resolve(i18n, "..", to.slice(1))];
    return to.startsWith(".") ? [path.resolve(path.dirname(file), to)] : [];
  });
}

test("ADMIN-110 every word that a screen says has its English, with the same parts and placeholders", () => {
  expect(Object.keys(hebrew).length).toBeGreaterThan(90);
  expect(outlines(english)).toEqual(outlines(hebrew));
});

test("ADMIN-110 no Hebrew letter stands in the English words", () => {
  const files = globSync("*.ts", { cwd: here });
  expect(files.length).toBeGreaterThan(80);
  expect(
    files.filter((file) => /\p{Script=Hebrew}/u.test(readFileSync(path.join(here, file), "utf8"))),
  ).toEqual([]);
});

test("ADMIN-110 the English words wait for nothing that waits for them", () => {
  const reached = new Set([path.join(here, "all.ts")]);
  for (const file of reached) for (const need of listNeeds(file)) reached.add(need);
  const names = [...reached].map((file) => path.relative(i18n, file));
  expect(names).toContain("format-he.ts");
  expect(names).not.toContain("words.ts");
});
