import { expect, test } from "vitest";
import { parseTyped } from "./typed.ts";

test("FORM-66 a typed text keeps its dashes and digits, a typed number may have those of any script", () => {
  expect(parseTyped("line", { empty: undefined }, " Tote \u2013 copy \u0663 ")).toBe(
    "Tote \u2013 copy \u0663",
  );
  expect(parseTyped("count", { empty: undefined }, "\u0663\u0664")).toBe(34);
  expect(parseTyped("price", { empty: undefined }, "\u0663\u0664.5")).toBe(3_450);
});
