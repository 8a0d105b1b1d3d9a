import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { createCustomsForm } from "./customs-form.ts";
import type { DeclaredLine } from "./missing-data.ts";

const parties = {
  from: ["Satchel & Son Ltd.", "12 Harbour St", "Haifa 3100001", "Israel"],
  to: ["Maya Brenner", "5 High Street", "Leeds", "LS1 4AP", "United Kingdom"],
};
const line: DeclaredLine = {
  id: "1",
  name: "Olive",
  productId: "2",
  quantity: 1,
  description: "Pet carrier",
  weightGrams: 30,
  value: money(750, "USD"),
  tariffCode: "420292",
  originCountry: "VN",
  missing: [],
};
const createLines = (count: number, fields: (place: number) => Partial<DeclaredLine>) =>
  Array.from({ length: count }, (_, place) => ({ ...line, ...fields(place) }));

test("ORDL-53 a customs form has one row for each tariff code and origin, and the total of all rows", () => {
  const lines = createLines(40, (place) => ({ originCountry: place % 2 === 0 ? "VN" : "CN" }));
  const { name, rows, total } = createCustomsForm(lines, parties);
  expect(name).toBe("CN22");
  expect(rows).toMatchObject([
    { quantity: 20, grams: 600, value: money(15_000, "USD"), originCountry: "VN" },
    { quantity: 20, grams: 600, value: money(15_000, "USD"), originCountry: "CN" },
  ]);
  expect(total).toEqual({ grams: 1_200, value: money(30_000, "USD") });
});

test("ORDL-58 a parcel too valuable or too heavy for CN22 gets CN23", () => {
  const getName = (fields: Partial<DeclaredLine>) =>
    createCustomsForm([{ ...line, ...fields }], parties).name;
  expect(getName({ weightGrams: 2_000 })).toBe("CN22");
  expect(getName({ weightGrams: 2_001 })).toBe("CN23");
  expect(getName({ value: money(40_000, "USD") })).toBe("CN22");
  expect(getName({ value: money(40_001, "USD") })).toBe("CN23");
  // Yen have no hundredths.
  expect(getName({ value: money(55_000, "JPY") })).toBe("CN22");
  expect(getName({ value: money(55_001, "JPY") })).toBe("CN23");
});

test("ORDL-58 contents or an address that a label does not hold get CN23, with a row for each description", () => {
  const lines = createLines(40, (place) => ({
    description: `Pet carrier backpack, textile, kind ${place % 10}`,
  }));
  const long = createCustomsForm(lines, parties);
  expect(long.name).toBe("CN23");
  expect(long.rows).toHaveLength(10);
  expect(long.rows[0]).toMatchObject({
    quantity: 4,
    description: "Pet carrier backpack, textile, kind 0",
  });
  const to = [...parties.to, "x".repeat(300)];
  expect(createCustomsForm([line], { ...parties, to }).name).toBe("CN23");
});
