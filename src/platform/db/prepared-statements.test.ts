import { expect, test } from "vitest";
import { createStatementNames } from "./prepared-statements.ts";

test("DATA-57 a statement gets a name at its second use, another one gets another name", () => {
  const nameStatement = createStatementNames();
  expect(nameStatement("select 1")).toBeUndefined();
  expect(nameStatement("select 2")).toBeUndefined();
  const name = nameStatement("select 1");
  expect(name).toBeDefined();
  expect(nameStatement("select 2")).not.toBe(name);
  expect(nameStatement("select 1")).toBe(name);
});

test("DATA-57 there are at most a few hundred names, however many texts come", () => {
  const nameStatement = createStatementNames();
  const texts = Array.from({ length: 5_000 }, (_, nth) => `select ${nth}`);
  const named = texts.filter((text) => [nameStatement(text), nameStatement(text)].some(Boolean));
  expect(named).toHaveLength(250);
  expect(named.map(nameStatement)).toHaveLength(new Set(named.map(nameStatement)).size);
  expect(nameStatement("select 'late'") ?? nameStatement("select 'late'")).toBeUndefined();
});

test("DATA-57 a text that was used once long ago is dropped", () => {
  const nameStatement = createStatementNames();
  nameStatement("select 'old'");
  for (let nth = 0; nth < 1_500; nth += 1) nameStatement(`select ${nth}`);
  expect(nameStatement("select 'old'")).toBeUndefined();
});
