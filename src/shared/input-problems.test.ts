import { expect, test } from "vitest";
import { z } from "zod";
import { checkInput } from "./input-problems.ts";

const schema = z.object({
  name: z.string().min(1).max(3),
  code: z.string().min(4),
  own: z.string().min(1, "empty").max(3),
  count: z.int().min(0).max(9),
  tags: z.array(z.string()).min(1).max(2),
  kind: z.enum(["a", "b"]),
  id: z.uuid(),
  even: z.number().refine((it) => it % 2 === 0),
  pair: z.union([z.string(), z.object({ a: z.number() })]),
  deep: z.object({ list: z.array(z.object({ at: z.iso.date() })) }),
});
const good = {
  name: "Rex",
  code: "1234",
  own: "x",
  count: 3,
  tags: ["a"],
  kind: "a",
  id: "0b0a9a3c-6b1f-4d0e-9a39-9a2b4b1c7d11",
  even: 2,
  pair: "x",
  deep: { list: [{ at: "2026-11-22" }] },
};

test("API-03 valid input is parsed by its schema", () => {
  expect(checkInput(schema, { ...good, more: 1 })).toEqual({ ok: true, data: good });
});

test.each([
  ["name", undefined, "required"],
  ["name", "", "required"],
  ["name", "long", "too_long"],
  ["name", 5, "wrong_type"],
  ["name", null, "wrong_type"],
  ["code", "1", "too_short"],
  ["own", "", "empty"],
  ["own", "long", "too_long"],
  ["count", -1, "too_small"],
  ["count", 10, "too_large"],
  ["count", 1.5, "wrong_type"],
  ["tags", [], "too_few"],
  ["tags", ["a", "b", "c"], "too_many"],
  ["kind", "c", "unknown"],
  ["kind", undefined, "required"],
  ["id", "no", "malformed"],
  ["even", 3, "malformed"],
  ["pair", 5, "malformed"],
  ["pair", undefined, "required"],
])("API-03 a problem is a code, never a sentence: %s as %j is %s", (field, value, word) => {
  expect(checkInput(schema, { ...good, [field]: value })).toEqual({
    ok: false,
    fields: { [field]: [word] },
  });
});

test("API-03 every invalid field is named by its path", () => {
  const checked = checkInput(schema, { ...good, count: -1, deep: { list: [{ at: "soon" }, {}] } });
  expect(checked).toEqual({
    ok: false,
    fields: {
      count: ["too_small"],
      "deep.list.0.at": ["malformed"],
      "deep.list.1.at": ["required"],
    },
  });
});
