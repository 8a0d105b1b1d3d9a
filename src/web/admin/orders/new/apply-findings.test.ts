import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { createEmptyDraft } from "./draft.ts";
import {
  areMarks,
  countUnsure,
  isUnsure,
  applyFindings,
  type ChatFindings,
} from "./apply-findings.ts";

const variant = {
  id: "olive",
  productName: "Backpack",
  variantName: "Olive",
  sku: "OLIVE",
  imageUrl: null,
  available: 3,
  price: money(7_499, "USD"),
};
const nothing: ChatFindings = { items: [], unclear: [] };

test("CHAT-05 an uncertain value is marked until it is edited", () => {
  const draft = createEmptyDraft();
  const { changes, marks } = applyFindings(draft, {
    ...nothing,
    name: { value: "Dana Levi", isSure: false },
    phone: { value: "054-5550112", isSure: true },
    line1: { value: "Herzl 12", isSure: true },
    city: { value: "Haifa", isSure: true },
    items: [{ variant, quantity: null, isSure: false }],
  });
  const filled = { ...draft, ...changes };
  expect(filled).toMatchObject({
    name: "Dana Levi",
    phone: "054-5550112",
    hasBilling: true,
    billing: { line1: "Herzl 12", city: "Haifa", country: "IL" },
    lines: [{ variant: { id: "olive", priceMinor: 7_499 }, quantity: "1" }],
  });
  // Neither the country nor the quantity is given.
  expect(Object.keys(marks).toSorted()).toEqual([
    "billingAddress.country",
    "customer.name",
    "variants.olive",
  ]);
  expect(countUnsure(marks, filled)).toBe(3);
  const corrected = { ...filled, name: "Dana Levy" };
  expect(isUnsure(marks, "customer.name", corrected)).toBe(false);
  expect(countUnsure(marks, corrected)).toBe(2);
});

test("CHAT-05 fields without a value in the conversation keep their input", () => {
  const line = { variant: { ...variant, id: "blue", priceMinor: 1 }, quantity: "2", agreed: null };
  const draft = { ...createEmptyDraft(), name: "Noa", email: "noa@example.com", lines: [line] };
  const found = { ...nothing, items: [{ variant, quantity: 4, isSure: true }] };
  const { changes, marks } = applyFindings(draft, found);
  const filled = { ...draft, ...changes };
  expect(filled).toMatchObject({ name: "Noa", email: "noa@example.com", hasBilling: false });
  expect(filled.lines.map(({ variant: { id }, quantity }) => [id, quantity])).toEqual([
    ["blue", "2"],
    ["olive", "4"],
  ]);
  expect(marks).toEqual({});
  expect(applyFindings(draft, nothing)).toEqual({ changes: {}, marks: {} });
});

test("CHAT-05 marks survive a reload, and other stored values are not read as marks", () => {
  expect(areMarks({ "customer.name": "Dana" })).toBe(true);
  expect(areMarks({ "customer.name": 1 })).toBe(false);
  expect(areMarks(null)).toBe(false);
});
