import { expect, test } from "vitest";
import { currencies, money, toMajorUnits } from "#shared/money.ts";
import { compareText, formatCountry } from "./format-country.ts";
import { formatNumber } from "./format-number.ts";
import { formatDate, formatDateTime, formatMoney } from "./format.ts";
import { formatAgo, formatWholeMoney } from "./format-he.ts";

test("WORDS-01 customers see dollars in American format", () => {
  expect(formatMoney(money(7499, "USD"))).toBe("$74.99");
  expect(formatMoney(money(123456, "USD"))).toBe("$1,234.56");
  const american = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (const cents of [0, 5, 99, 100, 99_999, 100_000, 12_345_678_90, -7_499, -123_456])
    expect(formatMoney(money(cents, "USD"))).toBe(american.format(cents / 100));
  expect(formatMoney(money(123_456, "ILS"))).toBe("₪1,234.56");
});

test.each(currencies)(
  "WORDS-01 %s are written as in America, with the decimals that they have",
  (currency) => {
    const american = new Intl.NumberFormat("en-US", { style: "currency", currency });
    for (const minor of [0, 5, 7_499, 1_234_567, -123_456])
      expect(formatMoney(money(minor, currency))).toBe(
        american.format(toMajorUnits(money(minor, currency))),
      );
  },
);

test("WORDS-02 the back office shows shekels in Israeli format", () => {
  const text = formatMoney(money(123450, "ILS"), "he-IL");
  // The marks that order the sign and the figures differ between releases of the locale data.
  expect(text.replace(/[\u200e\u200f\u00a0\s]/g, "")).toBe("1,234.50₪");
  const whole = formatWholeMoney(money(123450, "ILS"));
  expect(whole.replace(/[\u200e\u200f\u00a0\s]/g, "")).toBe("1,235₪");
});

test("WORDS-03 a date is the day in the shop's time zone, whatever the machine's time zone", () => {
  expect(formatDate(new Date("2026-11-20T22:30:00Z"))).toBe("November 21, 2026");
  expect(formatDate(new Date("2026-11-20T21:30:00Z"))).toBe("November 20, 2026");
  expect(formatDateTime(new Date("2026-11-20T22:30:00Z"))).toBe("November 21, 2026 at 12:30 AM");
});

test("WORDS-04 countries are shown by name, and an unknown code as it is", () => {
  expect(formatCountry("IL")).toBe("Israel");
  expect(formatCountry("ZZ")).not.toBe("");
  expect(compareText("Åland", "Zambia")).toBeLessThan(0);
  expect(formatNumber(1234.5)).toBe("1,234.5");
});

test.each([
  [0.5, "עכשיו"],
  [1, "לפני דקה"],
  [2.9, "לפני שתי דקות"],
  [3, "לפני 3 דקות"],
  [60, "לפני שעה"],
  [2 * 60, "לפני שעתיים"],
  [5 * 60, "לפני 5 שעות"],
  [24 * 60, "לפני יום"],
  [47 * 60, "לפני יום"],
  [48 * 60, "לפני יומיים"],
  [72 * 60, "לפני 3 ימים"],
])("SET-94 %d minutes ago has its own wording", (minutes, words) => {
  const now = new Date("2026-11-22T10:00:00Z");
  expect(formatAgo(new Date(now.getTime() - minutes * 60_000), now)).toBe(words);
});
