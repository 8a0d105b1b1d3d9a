import { expect, test } from "vitest";
import { toShownValue } from "./shown-value.ts";

test("PRIV-05 values of an export are readable: times of the shop, codes by name, documents part by part", () => {
  expect(toShownValue("orders", "createdAt", "2026-03-01T22:30:00.000Z")).toBe("02.03.2026, 0:30");
  expect(toShownValue("orders", "status", "completed")).toBe("הושלמה");
  expect(toShownValue("refunds", "state", "done")).toBe("done");
  const address = '{"city":"Portland","line1":"14 Alder Lane","line2":"","country":"US"}';
  expect(toShownValue("orders", "billingAddress", address)).toBe("14 Alder Lane, Portland, US");
  expect(toShownValue("mails", "content", '{"number":"A1B2C3D4","lines":[{"quantity":1}]}')).toBe(
    'number: A1B2C3D4\nlines: [{"quantity":1}]',
  );
  expect(toShownValue("notes", "text", "{not a document")).toBe("{not a document");
  expect(toShownValue("secondFactor", "codesLeft", 10)).toBe("10");
});
