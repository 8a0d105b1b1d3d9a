import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

test.each([
  [undefined, "whole"],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-5", { first: 2, last: 5 }],
  ["bytes=5-", { first: 5, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-300", { first: 0, last: 9 }],
  ["bytes=0-300", { first: 0, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,3-4", "whole"],
  ["lines=0-1", "whole"],
  ["bytes=a-b", "whole"],
])("HTTP-13 of ten bytes, %s is %j", (header, expected) => {
  expect(parseByteRange(header, 10)).toEqual(expected);
});

test("HTTP-13 an empty file has no ranges", () => {
  expect(parseByteRange("bytes=0-", 0)).toBe("unsatisfiable");
});
