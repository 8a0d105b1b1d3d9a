import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { compareText, formatCountry, formatDate, formatMoney, formatNumber } from "./format.ts";

test("WORDS-01 customers read dollars the American way", () => {
  expect(formatMoney(money(7499, "USD"))).toBe("$74.99");
  expect(formatMoney(money(123456, "USD"))).toBe("$1,234.56");
});

test("WORDS-02 the back office reads shekels the Israeli way", () => {
  const text = formatMoney(money(123450, "ILS"), "he-IL");
  // The marks that order the sign and the figures differ between releases of the locale data.
  expect(text.replace(/[\u200e\u200f\u00a0\s]/g, "")).toBe("1,234.50₪");
});

test("WORDS-03 a date is the day in the shop's time zone, whatever the machine's", () => {
  expect(formatDate(new Date("2026-11-20T22:30:00Z"))).toBe("November 21, 2026");
  expect(formatDate(new Date("2026-11-20T21:30:00Z"))).toBe("November 20, 2026");
});

test("WORDS-04 countries have names, and unknown codes show themselves", () => {
  expect(formatCountry("IL")).toBe("Israel");
  expect(formatCountry("ZZ")).not.toBe("");
  expect(compareText("Åland", "Zambia")).toBeLessThan(0);
  expect(formatNumber(1234.5)).toBe("1,234.5");
});
