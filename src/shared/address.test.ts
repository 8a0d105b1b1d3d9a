import { expect, test } from "vitest";
import {
  addressParts,
  addressPartsAsRead,
  isOptionalPart,
  toStoredAddress,
  toTypedAddress,
} from "./address.ts";

const stored = { line1: "14 Alder Lane", city: "Portland", postalCode: "97205", country: "US" };

test("an address has the same parts when typed and when read", () => {
  expect(addressPartsAsRead.toSorted()).toEqual(addressParts.toSorted());
  expect(addressParts.filter(isOptionalPart)).toEqual(["line2", "state", "postalCode"]);
});

test("a typed address is stored without its empty parts", () => {
  const typed = toTypedAddress(stored);
  expect(typed).toEqual({ ...stored, line2: "", state: "" });
  expect(toStoredAddress(typed)).toEqual(stored);
  expect(toStoredAddress({ ...stored, state: undefined })).toEqual(stored);
  expect(Object.values(toTypedAddress(null))).toEqual(["", "", "", "", "", ""]);
});
