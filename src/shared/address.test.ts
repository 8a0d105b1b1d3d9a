import { expect, test } from "vitest";
import {
  addressParts,
  addressPartsAsRead,
  isOptionalPart,
  toStoredAddress,
  toTypedAddress,
} from "./address.ts";

const kept = { line1: "14 Alder Lane", city: "Portland", postalCode: "97205", country: "US" };

test("an address has the same parts as it is typed and as it is read", () => {
  expect(addressPartsAsRead.toSorted()).toEqual(addressParts.toSorted());
  expect(addressParts.filter(isOptionalPart)).toEqual(["line2", "state", "postalCode"]);
});

test("an address that is typed is kept without its empty parts", () => {
  const typed = toTypedAddress(kept);
  expect(typed).toEqual({ ...kept, line2: "", state: "" });
  expect(toStoredAddress(typed)).toEqual(kept);
  expect(toStoredAddress({ ...kept, state: undefined })).toEqual(kept);
  expect(Object.values(toTypedAddress(null))).toEqual(["", "", "", "", "", ""]);
});
