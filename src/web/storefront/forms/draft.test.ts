import { expect, test } from "vitest";
import { createKey } from "#web/browser/create-key.ts";
import { parseDraft } from "./draft.ts";

const draft = { key: "one", openedAt: 1_000, values: { name: "Maya", message: "Hello\nthere" } };

test("FORM-47 a draft is read as it was stored, and any other value is no draft", () => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  for (const text of [
    null,
    "",
    "{",
    "null",
    "[]",
    "7",
    JSON.stringify({ ...draft, key: 1 }),
    JSON.stringify({ ...draft, openedAt: "now" }),
    JSON.stringify({ ...draft, openedAt: 0.5 }),
  ])
    expect({ text, draft: parseDraft(text) }).toEqual({ text, draft: undefined });
  const odd = JSON.stringify({ ...draft, values: { name: 7, message: "Hello" } });
  expect(parseDraft(odd)?.values).toEqual({ message: "Hello" });
});

test("FORM-50 the key of a message is a random UUID, even on an insecure connection", () => {
  const keys = Array.from({ length: 200 }, createKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
