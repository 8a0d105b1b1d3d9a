import { expect, test } from "vitest";
import { getSpamReason } from "./receive-message.ts";

test.each<[string, Parameters<typeof getSpamReason>[0], string, string | null]>([
  ["a message", {}, "Does it fit under the seat?", null],
  ["a hidden field with a space", { website: " " }, "Hi", null],
  ["a hidden field with a word", { website: "x" }, "Hi", "honeypot"],
  ["a form sent in 1,999 ms", { elapsedMs: 1_999 }, "Hi", "too_fast"],
  ["a form sent in 2,000 ms", { elapsedMs: 2_000 }, "Hi", null],
  ["a form sent in no time", { elapsedMs: 0 }, "Hi", "too_fast"],
  ["two links", {}, "https://a.example and www.b.example.", null],
  ["three links", {}, "https://a.example www.b.example HTTP://C.EXAMPLE", "links"],
  [
    "three links without spaces",
    {},
    "<a href='https://a.b'>https://a.b</a>[url]www.c[/url]",
    "links",
  ],
  [
    "one link that mentions others",
    {},
    "https://a.example/?to=https://b.example&or=www.c.example",
    null,
  ],
  ["names with dots", {}, "a.example, b.example, c.example and d.example", null],
  ["both", { website: "x", elapsedMs: 1 }, "Hi", "honeypot"],
])("FORM-07 %s", (_what, form, text, reason) => {
  expect(getSpamReason(form, text)).toBe(reason);
});

test("FORM-07 links are counted quickly, whatever the text consists of", () => {
  const startedAt = performance.now();
  for (const text of ["www.", "http://", "a+a-a.", "://"]) {
    getSpamReason({}, text.repeat(10_000 / text.length));
  }
  expect(performance.now() - startedAt).toBeLessThan(500);
});
