import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { dialingCodes, isDialingCode } from "./dialing-codes.ts";
import { isPostalCodeNeeded } from "./postal-codes.ts";

test("CHECK-20 about 240 countries are offered by name, each once", () => {
  const codes = countries.map(([code]) => code);
  expect(codes.length).toBeGreaterThan(230);
  expect(new Set(codes).size).toBe(codes.length);
  for (const [code, name] of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).not.toBe(code);
  }
  expect(countries.find(([code]) => code === "IL")).toEqual(["IL", "Israel", "972"]);
});

test("CHECK-21 every country has a dialing code of its own in the list, +1 meaning the United States", () => {
  const values = dialingCodes.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values.length).toBeGreaterThan(225);
  expect(dialingCodes.find(({ value }) => value === "+1")?.label).toBe("+1 United States");
  expect(isDialingCode("+1 CA")).toBe(true);
  expect(isDialingCode("+972")).toBe(true);
  expect(isDialingCode("+0")).toBe(false);
});

test("CHECK-21 a dialing code that countries share has exactly one main country", () => {
  const plain = dialingCodes.filter(({ value }) => !value.includes(" "));
  const shared = new Set(countries.map(([, , code]) => `+${code}`));
  expect(plain.map(({ value }) => value).toSorted()).toEqual([...shared].toSorted());
});

test("CHECK-22 a postal code is requested for countries that have postal codes", () => {
  expect(["US", "IL", "DE", "GB", "JP"].every(isPostalCodeNeeded)).toBe(true);
  expect(["HK", "AE", "JM", "PA", "QA"].some(isPostalCodeNeeded)).toBe(false);
});
