import { expect, test } from "vitest";
import fc from "fast-check";
import { BYTES_PER_VALUE, MAX_DEPTH, parseJson } from "./parse-json.ts";

const KILOBYTES_64 = 65_536;
const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);
const getCode = (text: string, maxBytes = KILOBYTES_64) => {
  try {
    parseJson(text, maxBytes);
    return "parsed";
  } catch (error) {
    return (error as { code?: unknown }).code; // an AppError, or the test fails below
  }
};

test("API-48 a document within the limits is parsed as JSON", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      expect(parseJson(text, 1_048_576)).toEqual(JSON.parse(text));
    }),
  );
});

test("API-48 characters inside strings do not count", () => {
  const text = JSON.stringify({ [`[{,"\\`.repeat(500)]: `\\"[{,`.repeat(2_000) });
  expect(parseJson(text, KILOBYTES_64)).toEqual(JSON.parse(text));
});

test("API-48 documents up to the limit of nesting are accepted, deeper ones are refused", () => {
  expect(getCode(nested(MAX_DEPTH))).toBe("parsed");
  expect(getCode(nested(MAX_DEPTH + 1))).toBe("bad_request");
  expect(getCode('{"a":'.repeat(MAX_DEPTH + 1) + "1" + "}".repeat(MAX_DEPTH + 1))).toBe(
    "bad_request",
  );
  expect(getCode("[".repeat(10_000_000))).toBe("bad_request");
  // Closed in between: wide, not deep.
  expect(getCode(`[${Array.from({ length: 500 }, () => nested(20)).join()}]`, 1_048_576)).toBe(
    "parsed",
  );
});

test("API-48 documents up to the limit of values are accepted, larger ones are refused", () => {
  const most = KILOBYTES_64 / BYTES_PER_VALUE;
  const list = (length: number) => `[${Array.from({ length }, () => 1).join()}]`;
  expect(getCode(list(most - 1))).toBe("parsed");
  expect(getCode(list(most))).toBe("payload_too_large");
  expect(getCode(list(most), 2 * KILOBYTES_64)).toBe("parsed");
  expect(getCode(`{"a":1${',"a":1'.repeat(most)}}`)).toBe("payload_too_large");
});

test("API-48 text that is not JSON is refused", () => {
  for (const text of ["", "{", '"', '"\\', "]]]]", "[1,]", '{"a":1', "\u0000", "NaN"])
    expect([text, getCode(text)]).toEqual([text, "bad_request"]);
});
