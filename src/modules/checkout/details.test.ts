import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkDetails,
  normalizeDetails,
  detailBounds,
  detailFields,
  emptyDetails,
  isComplete,
  getPhone,
  withCountry,
  parseStoredDetails,
  type CheckoutDetails,
} from "./details.ts";

const maya: CheckoutDetails = {
  ...emptyDetails,
  fullName: "Maya Brenner",
  email: "maya@example.com",
  phoneNumber: "(503) 555-0100",
  country: "US",
  addressLine1: "14 Alder Lane",
  city: "Portland",
  postalCode: "97205",
};

test("CHECK-30 required fields must be filled in, and the others may stay empty", () => {
  expect(emptyDetails).toMatchObject({ phoneCountryCode: "+1", sameAsShipping: true });
  expect(Object.keys(checkDetails(emptyDetails))).toEqual([
    "country",
    "fullName",
    "email",
    "phoneNumber",
    "addressLine1",
    "city",
    "postalCode",
  ]);
  expect(checkDetails(maya)).toEqual({});
  expect(checkDetails({ ...maya, fullName: "   " })).toEqual({ fullName: "required" });
});

test("CHECK-31 a separate shipping address needs street, city, postal code and country", () => {
  const separate = { ...maya, sameAsShipping: false };
  expect(Object.keys(checkDetails(separate))).toEqual([
    "shippingCountry",
    "shippingAddressLine1",
    "shippingCity",
    "shippingPostalCode",
  ]);
  const complete = {
    ...separate,
    shippingCountry: "HK",
    shippingAddressLine1: "1 Peak Road",
    shippingCity: "Hong Kong",
  };
  expect(isComplete(complete)).toBe(true);
});

test("CHECK-31 ticking 'same address' again makes the form ignore the shipping fields", () => {
  const details = { ...maya, shippingCity: "\u0007", shippingCountry: "QQ" };
  expect(checkDetails(details)).toEqual({});
  expect(normalizeDetails(details)).toMatchObject({ shippingCity: "", shippingCountry: "" });
});

test("CHECK-32 a country without postal codes needs none", () => {
  expect(checkDetails({ ...maya, country: "AE", postalCode: "" })).toEqual({});
  expect(checkDetails({ ...maya, country: "IL", postalCode: "" })).toEqual({
    postalCode: "required",
  });
});

test.each([
  "maya",
  "maya@",
  "@example.com",
  "maya@example",
  "a b@example.com",
  "a@b..com",
  "a@@b.com",
])("CHECK-33 %j is not an e-mail address", (email) => {
  expect(checkDetails({ ...maya, email })).toEqual({ email: "malformed" });
});

test.each([
  "maya@example.com",
  "m.b+shop@mail.example.co.il",
  "מאיה@דוגמה.ישראל",
  " maya@example.com ",
])("CHECK-33 %j is an e-mail address", (email) => {
  expect(checkDetails({ ...maya, email })).toEqual({});
});

test.each([
  ["123", false],
  ["1234", true],
  ["+972 50-123.45/67", true],
  ["123456789012345", true],
  ["1234567890123456", false],
  ["call me", false],
  ["12345 ext 6", false],
])("CHECK-34 the phone number %j is valid: %s", (phoneNumber, isRight) => {
  expect(isComplete({ ...maya, phoneNumber })).toBe(isRight);
});

test("CHECK-35 each field has a maximum length, which itself is allowed", () => {
  expect(detailBounds).toMatchObject({ fullName: 100, email: 254, phoneNumber: 32, city: 150 });
  expect(checkDetails({ ...maya, fullName: "x".repeat(100) })).toEqual({});
  expect(checkDetails({ ...maya, fullName: "x".repeat(101) })).toEqual({ fullName: "too_long" });
  expect(checkDetails({ ...maya, addressLine2: "x".repeat(151) })).toEqual({
    addressLine2: "too_long",
  });
  expect(checkDetails({ ...maya, email: `${"x".repeat(243)}@example.com` })).toEqual({
    email: "too_long",
  });
});

test.each(["Ma\u0000ya", "Ma\nya", "Ma\u2028ya", "Ma\ud800ya"])(
  "CHECK-36 %j has an unprintable character",
  (fullName) => {
    expect(checkDetails({ ...maya, fullName })).toEqual({ fullName: "unprintable" });
  },
);

test("FORM-65 FORM-66 details are taken without what cannot be seen, and numbers in plain digits", () => {
  const pasted = {
    ...maya,
    fullName: "\u200fMaya\u202c",
    email: "maya@example.com\u200b",
    phoneNumber: "\u2066٠٥٠\u2011١٢٣\u00a0४५६७\u2069",
    city: "Ramat\u00ad Gan",
    postalCode: "９７２０１\u20111234",
  };
  expect(checkDetails(pasted)).toEqual({});
  expect(normalizeDetails(pasted)).toMatchObject({
    fullName: "Maya",
    email: "maya@example.com",
    phoneNumber: "050-123 4567",
    city: "Ramat Gan",
    postalCode: "97201-1234",
  });
});

test("CHECK-36 names in all languages are accepted", () => {
  for (const fullName of ["מאיה ברנר", "Zoë O’Neill-Ångström", "مايا", "李小龍", "🐶 & friends"])
    expect(checkDetails({ ...maya, fullName })).toEqual({});
});

test("CHECK-37 countries and dialing codes must come from the lists", () => {
  expect(checkDetails({ ...maya, country: "QQ" })).toEqual({ country: "unknown" });
  expect(checkDetails({ ...maya, country: "us" })).toEqual({ country: "unknown" });
  expect(checkDetails({ ...maya, phoneCountryCode: "+000" })).toEqual({
    phoneCountryCode: "unknown",
  });
});

test("CHECK-82 the dialling code follows the country until the customer chooses another one", () => {
  expect(withCountry(emptyDetails, "IL")).toEqual({ country: "IL", phoneCountryCode: "+972" });
  const inIsrael = { ...emptyDetails, ...withCountry(emptyDetails, "IL") };
  expect(withCountry(inIsrael, "CA")).toEqual({ country: "CA", phoneCountryCode: "+1 CA" });
  expect(withCountry({ ...inIsrael, phoneCountryCode: "+44" }, "CA")).toEqual({ country: "CA" });
  expect(withCountry(inIsrael, "")).toEqual({ country: "" });
});

test("CHECK-82 a number with its own country code keeps that code only", () => {
  expect(getPhone({ phoneCountryCode: "+1 CA", phoneNumber: " 503  555 " })).toBe("+1 503 555");
  expect(getPhone({ phoneCountryCode: "+1", phoneNumber: "+972 50 123" })).toBe("+972 50 123");
});

test("CHECK-38 stored details are restored as they were typed, spaces included", () => {
  const country = fc.constantFrom("", "IL", "US");
  const anyDetails = fc.record({
    ...Object.fromEntries(detailFields.map((field) => [field, fc.string({ unit: "grapheme" })])),
    phoneCountryCode: fc.constantFrom("+1", "+972"),
    country,
    shippingCountry: country,
    sameAsShipping: fc.boolean(),
  });
  fc.assert(
    fc.property(anyDetails, (details) => {
      expect(parseStoredDetails(JSON.stringify(details))).toEqual(details);
    }),
  );
});

test("CHECK-38 any stored value is read as a form that can be validated", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const details = parseStoredDetails(text);
      expect(Object.keys(details)).toHaveLength(detailFields.length + 1);
      expect(isComplete(details)).toBe(false);
    }),
  );
  expect(parseStoredDetails(null)).toEqual(emptyDetails);
  expect(parseStoredDetails(JSON.stringify({ country: "XX", phoneCountryCode: "+000" }))).toEqual(
    emptyDetails,
  );
  expect(parseStoredDetails(JSON.stringify({ city: "x".repeat(5_000), state: 7 }))).toEqual(
    emptyDetails,
  );
});
