import { expect, test } from "vitest";
import { formatPhoneAsText, getPhoneDigits, parsePhone } from "./phones.ts";

test.each([
  ["+972 050-1234567", undefined, "+972501234567"],
  ["+972 972501234567", undefined, "+972501234567"],
  ["+972 00972 50 123 4567", undefined, "+972501234567"],
  ["+972 (0)50-1234567", undefined, "+972501234567"],
  ["050-1234567", undefined, "+972501234567"],
  ["972501234567", "IL", "+972501234567"],
  ["٠٥٠\u2011١٢٣٤٥٦٧\u200f", "IL", "+972501234567"],
  ["+44 07712 345678", "GB", "+447712345678"],
  ["07712 345678", "GB", "+447712345678"],
  ["+39 06 1234 5678", "IT", "+390612345678"],
  ["+39 391234567", "IT", "+39391234567"],
  ["+1 503 555 0100", "US", "+15035550100"],
  ["call me", undefined, null],
  ["+1 12", "US", null],
])("CRM-34 %s of the country %s is called as %s", (typed, country, dial) => {
  expect(parsePhone(typed, country)).toBe(dial);
});

test("CRM-34 a number is searched for by the digits that all its forms share", () => {
  for (const typed of ["050-1234567", "+972501234567", "00972 50 123 4567", "+972 050-123-4567"])
    expect(getPhoneDigits(typed)).toBe("501234567");
  expect(getPhoneDigits("12345")).toBe("12345");
  expect(getPhoneDigits("Dana 5")).toBeUndefined();
});

test.each([
  ["0541234567", "054-123-4567"],
  ["+972541234567", "054-123-4567"],
  ["00972541234567", "054-123-4567"],
  ["+972 50-123-4567", "050-123-4567"],
  ["+447712345678", "(+44) 7712 345678"],
  ["+15035550147", "(+1) 503 555 0147"],
  ["+39 06 1234 5678", "(+39) 06 1234 5678"],
])("EXP-10 the phone number %s is text in a file", (typed, text) => {
  expect(formatPhoneAsText(typed)).toBe(text);
  expect(parsePhone(text)).toBe(parsePhone(typed));
});

test("EXP-10 what is no phone number has no such form", () => {
  expect(formatPhoneAsText("12345")).toBeUndefined();
});
