// The recipes of CONTRIBUTING.md, read beside the sources. recipes.long.test.ts follows them.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { recipes } from "./all-recipes.ts";
import { insertText, type Step } from "./recipe.ts";

const root = join(import.meta.dirname, "../../..");

describe.each(recipes)("the recipe of $name", ({ name, mostFiles, steps, migration }) => {
  const files = [...new Set(steps.map(({ file }) => file))];

  test("OPS-23 changes few files", () => {
    expect(files.length + (migration === undefined ? 0 : 1)).toBeLessThanOrEqual(mostFiles);
  });

  test("OPS-23 is in the handbook, with the files that it changes", () => {
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

test("OPS-23 each step finds its place in the sources, even after other recipes", () => {
  const texts = new Map<string, string>();
  const isThere = (file: string) => existsSync(join(root, file));
  const isWrong = (step: Step) => {
    if ("like" in step) return !isThere(step.like);
    if (step.after === undefined) {
      texts.set(step.file, step.text);
      return isThere(step.file);
    }
    const before = texts.get(step.file) ?? readFileSync(join(root, step.file), "utf8");
    texts.set(step.file, insertText(before, step));
    return false;
  };
  expect(recipes.flatMap(({ steps }) => steps).filter(isWrong)).toEqual([]);
  expect(texts.size).toBeGreaterThan(10);
});
