import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { listWithdrawalDays } from "./withdrawal-days.ts";

const row = (from: string, countries: readonly string[], withinDays: number) => ({
  from,
  countries,
  withinDays,
});

test("TEXT-08 the days to withdraw are those of the newest row of each country, each once", () => {
  const withdrawal = [
    row("2027-01-01", ["IL"], 21),
    row("2010-12-14", ["IL"], 14),
    row("2014-06-13", ["DE", "FR"], 14),
  ];
  expect(listWithdrawalDays({ withdrawal })).toEqual([14, 21]);
  expect(listWithdrawalDays(policies)).toEqual([14]);
  expect(listWithdrawalDays({ withdrawal: [] })).toEqual([14]);
});
