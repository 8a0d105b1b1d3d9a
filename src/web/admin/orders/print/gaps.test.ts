import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { findGaps, type DeclaredLine } from "./missing-data.ts";

const abroad = { line1: "1 High St", city: "Leeds", country: "GB" };
const home = { line1: "Herzl 1", city: "Haifa", country: "IL" };
const customer = { id: null, name: "Ada", email: "ada@example.com", phone: null, dial: null };
const order = (billingAddress: typeof home | null, shippingAddress: typeof home | null = null) => ({
  billingAddress,
  shippingAddress,
  customer,
});
const line: DeclaredLine = {
  id: "1",
  name: "Olive",
  productId: "2",
  quantity: 1,
  description: "Pet carrier",
  weightGrams: 930,
  value: money(7_499, "USD"),
  tariffCode: "420292",
  originCountry: "VN",
  missing: [],
};
const complete = { senderAddress: "Herzl 1, Haifa", lines: [line] };

test("ORDL-53 a shipment abroad with complete customs data has a form, also with a separate shipping address", () => {
  expect(findGaps("customs", order(abroad), complete)).toEqual([]);
  expect(findGaps("customs", order(home, abroad), complete)).toEqual([]);
});

test("ORDL-53 a shipment abroad lists what is missing: the sender's address, and data of each line", () => {
  const bare = { ...line, tariffCode: null, missing: ["tariff_code" as const] };
  expect(findGaps("customs", order(abroad), { senderAddress: "", lines: [line, bare] })).toEqual([
    { kind: "no_sender" },
    { kind: "line", line: bare },
  ]);
});

test("ORDL-53 a domestic order and one without an address get no form, and without an address there is no label", () => {
  expect(findGaps("customs", order(home), complete)).toEqual([{ kind: "at_home" }]);
  expect(findGaps("customs", order(abroad, home), complete)).toEqual([{ kind: "at_home" }]);
  for (const kind of ["customs", "label"] as const)
    expect(findGaps(kind, order(null), complete)).toEqual([{ kind: "no_address" }]);
  expect(findGaps("label", order(home), { senderAddress: "", lines: [] })).toEqual([]);
  expect(findGaps("packing", order(null), { senderAddress: "", lines: [] })).toEqual([]);
});
