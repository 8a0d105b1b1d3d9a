import { expect, test } from "vitest";
import { cutEnd } from "./cut-end.ts";

test.each([
  ["olive--", "-", "olive"],
  ["https://a//", "/", "https://a"],
  ["a.-. ", ". -", "a"],
  ["-a-b", "-", "-a-b"],
  ["...", ".", ""],
  ["", ".", ""],
])("the end of %j is cut off: %j", (text, characters, left) => {
  expect(cutEnd(text, characters)).toBe(left);
});
