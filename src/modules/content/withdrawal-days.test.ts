import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { lawAreaCodes } from "#shared/law-areas.ts";
import { delivered } from "./delivered.fixture.ts";
import { getLawKey, listLawParts, type LawText } from "./law-text.ts";
import { toContent } from "./read-content.ts";
import { getWithdrawalValues, listWithdrawalDays } from "./withdrawal-days.ts";

const row = (from: string, countries: readonly string[], withinDays: number) => ({
  from,
  countries,
  withinDays,
  feePercent: 0,
  feeAtMostIls: 0,
  groupMonths: 0,
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

test("LAW-07 texts quote the newest row of their law, and nothing where there is none", () => {
  const withdrawal = [
    { ...row("2010-12-14", ["IL"], 14), feePercent: 5, feeAtMostIls: 100, groupMonths: 4 },
    row("2027-01-01", ["GB"], 30),
    row("2014-06-13", ["GB"], 14),
  ];
  const none = { days: "", feePercent: "", feeAtMostIls: "", groupMonths: "" };
  expect(getWithdrawalValues({ withdrawal })).toEqual({
    il: { days: "14", feePercent: "5", feeAtMostIls: "100", groupMonths: "4" },
    uk: { ...none, days: "30" },
    eu: none,
    us: none,
  });
});

const listTexts = (text: LawText) => [
  text.notice,
  text.offer ?? "",
  ...listLawParts(text).flatMap((part) => [part.heading, ...part.text]),
];

test.each(lawAreaCodes)("LAW-07 the words of %s quote values that there are", (area) => {
  const texts = listTexts(delivered[getLawKey(area)]);
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  expect(texts.join(" ")).not.toMatch(/undefined|NaN/);
});

test("LAW-07 a sentence whose value the imprint or the policies lack is left out", () => {
  const read = (brand: unknown, written: unknown) => {
    const stored = new Map([
      ["brand", brand],
      ["policies", written],
    ]);
    return toContent(["rights/eu", "rights/il"], stored);
  };
  const bare = read({}, { withdrawal: [row("2014-06-13", ["FR"], 14)] });
  expect(bare["rights/eu"].offer).toBe("");
  expect(listTexts(bare["rights/il"]).join(" ")).not.toMatch(/₪|%|months instead/);
  const address = "Person Ltd., Hauptstr. 1, 10115 Berlin, person@mail.example";
  const filled = read({ imprint: { euResponsible: address } }, {});
  const { text } = filled["rights/eu"].responsible;
  expect(text).toContain(`Responsible person in the European Union: ${address}`);
  expect(filled["rights/eu"].offer).toContain(address);
});
