import { expect, test } from "vitest";
import { addressParts, isOptionalPart, toStoredAddress, toTypedAddress } from "./address.ts";

const stored = { line1: "14 Alder Lane", city: "Portland", postalCode: "97205", country: "US" };

test("two parts of an address are required beside its country", () => {
  expect(addressParts.filter(isOptionalPart)).toEqual(["line2", "state", "postalCode"]);
});

test("a typed address is stored without its empty parts", () => {
  const typed = toTypedAddress(stored);
  expect(typed).toEqual({ ...stored, line2: "", state: "" });
  expect(toStoredAddress(typed)).toEqual(stored);
  expect(toStoredAddress({ ...stored, state: undefined })).toEqual(stored);
  expect(Object.values(toTypedAddress(null))).toEqual(["", "", "", "", "", ""]);
});
