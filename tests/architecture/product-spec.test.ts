import { describe, expect, test } from "vitest";
import { definedIds, titledIds } from "./product-spec.ts";
import { readSources } from "./sources.ts";

const defined = definedIds(readSources("docs/product.md")[0]?.text ?? "");
const titled = readSources(
  "{src,content,media,scripts}/**/*.test.{ts,tsx}",
  "tests/**/*.{test,spec}.ts",
).filter(({ path }) => path !== "tests/architecture/product-spec.test.ts");
const proven = new Set(titled.flatMap(titledIds));

describe("behaviours of docs/product.md", () => {
  test("each have a test with their id", () => {
    expect(defined.filter((id) => !proven.has(id))).toEqual([]);
  });

  test("define every id in test titles", () => {
    expect([...proven].filter((id) => !defined.includes(id))).toEqual([]);
  });

  test("each have an id of their own", () => {
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
  });

  test("are read from list items that begin with a bold id", () => {
    expect(
      definedIds("# CART-00\n- **CART-01** Adds.\n- **CART-02** Like CART-09.\n- CART-03 no\n"),
    ).toEqual(["CART-01", "CART-02"]);
  });

  test("are read from the start of titles", () => {
    const text = [
      `test("CART-01 adds", () => {});`,
      `test.each([1, 2])("CART-02 counts %i", () => {});`,
      "test(\n  `CART-03, CART-04 both`, () => {});",
      `test("adds, see CART-05", () => {});`,
      `const x = "CART-06 no title";`,
      `test.each([["(", f()]])("CART-07 reads %s", () => {});`,
    ].join("\n");
    expect(titledIds({ path: "a.test.ts", text })).toEqual([
      "CART-01",
      "CART-02",
      "CART-03",
      "CART-04",
      "CART-07",
    ]);
  });
});
