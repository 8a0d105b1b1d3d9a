import { expect, test } from "vitest";
import { getDestination, getDocumentLanguage } from "./document-language.ts";

const order = (
  billing: string | null,
  shipping: string | null = null,
  phone: string | null = null,
) => ({
  billingAddress: billing === null ? null : { country: billing },
  shippingAddress: shipping === null ? null : { country: shipping },
  customer: { phone },
});

test.each([
  ["he", order("IL")],
  ["en", order("DE")],
  ["en", order("IL", "US")],
  ["he", order("US", "IL")],
  ["he", order("IL", null, "+49 30 1234567")],
] as const)(
  "ORDL-50 documents are in the language of their destination country: %s for %j",
  (language, it) => {
    expect(getDocumentLanguage(it)).toBe(language);
  },
);

test.each([
  ["he", null],
  ["he", "050-555 0101"],
  ["he", "+972 50 555 0101"],
  ["he", "00972505550101"],
  ["en", "+44 20 7946 0000"],
  ["en", "0049 30 1234567"],
] as const)("ORDL-50 without an address the phone number decides: %s for %s", (language, phone) => {
  expect(getDocumentLanguage(order(null, null, phone))).toBe(language);
  expect(getDestination(order(null))).toBeNull();
});
