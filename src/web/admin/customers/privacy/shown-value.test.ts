import { expect, test } from "vitest";
import { shownValue } from "./shown-value.ts";

test("PRIV-05 values of an export are readable: times of the shop, statuses by name, documents part by part", () => {
  expect(shownValue("createdAt", "2026-03-01T22:30:00.000Z")).toBe("02.03.2026, 0:30");
  expect(shownValue("status", "completed")).toBe("הושלמה");
  expect(
    shownValue("billingAddress", '{"line1":"14 Alder Lane","line2":"","city":"Portland"}'),
  ).toBe("line1: 14 Alder Lane\ncity: Portland");
  expect(shownValue("text", "{not a document")).toBe("{not a document");
  expect(shownValue("codesLeft", 10)).toBe("10");
});
