import { expect, test } from "vitest";
import { findPasswordProblems, resetPasswordProblems } from "./password-rules.ts";

test.each([
  ["Correct!Horse7", []],
  ["Short!7", ["password_too_short"]],
  ["correct!horse7", ["password_no_uppercase"]],
  ["CORRECT!HORSE7", ["password_no_lowercase"]],
  ["Correct!Horse", ["password_no_number"]],
  ["Correct-Horse7", ["password_no_special"]],
  [
    "ADMIN",
    [
      "password_too_short",
      "password_no_lowercase",
      "password_no_number",
      "password_no_special",
      "password_too_common",
    ],
  ],
  ["Ünïcödé!Ñandú7", []],
  [`Aa1!${"x".repeat(196)}`, []],
  [`Aa1!${"x".repeat(197)}`, ["too_long"]],
])("AUTH-09 the new password %j has the problems %j", (password, problems) => {
  expect(findPasswordProblems(password)).toEqual(problems);
});

test.each('!@#$%^&*(),.?":{}|<>'.split(""))("AUTH-09 %s is a special character", (character) => {
  expect(findPasswordProblems(`Correct7Horse${character}`)).toEqual([]);
});

test.each([
  ["abcde", ["password_too_short_for_reset"]],
  ["abcdef", []],
  ["x".repeat(200), []],
  ["x".repeat(201), ["too_long"]],
])("AUTH-26 a customer's reset to %j has the problems %j", (password, problems) => {
  expect(resetPasswordProblems(password)).toEqual(problems);
});
