import { expect, test } from "vitest";
import { getModule } from "./imports.ts";
import { readSources } from "./sources.ts";

test("the README of each module names the tables that the module owns", () => {
  const readmes = new Map(
    readSources("src/modules/*/README.md").map(({ path, text }) => [path, text] as const),
  );
  const missing = readSources("src/modules/**/*tables.ts").flatMap(({ path, text }) => {
    const readme = `src/modules/${getModule(path)}/README.md`;
    const tables = [...text.matchAll(/\bpgTable\(\s*"(\w+)"/g)].map(([, table]) => table);
    return tables
      .filter((table) => readmes.get(readme)?.includes(`\`${table}\``) !== true)
      .map((table) => `${readme}: ${table}`);
  });
  expect(missing).toEqual([]);
});
