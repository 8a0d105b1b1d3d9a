import { expect, test } from "vitest";
import { requiredDigits } from "./text-fields.ts";

test("FORM-66 a code is one line that must be there, with plain digits and hyphens", () => {
  const code = requiredDigits(8);
  expect(code.parse(" \u0663\u2011B ")).toBe("3-B");
  const findProblem = (typed: string) => code.safeParse(typed).error?.issues[0]?.message;
  expect(["", "123456789", "1\u20282"].map(findProblem)).toEqual([
    "required",
    "too_long",
    "unprintable",
  ]);
});
