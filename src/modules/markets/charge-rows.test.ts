import { expect, test } from "vitest";
import { chargeWords } from "#i18n/en/charges.ts";
import { formatMoney } from "#i18n/format.ts";
import { listChargeRows } from "./charge-rows.ts";
import { hasCharges, toCharges } from "./charges.ts";

const plain = {
  currency: "USD",
  shippingMinor: 0,
  shippingMethod: null,
  shippingTaxMinor: 0,
  shippingRateBp: 0,
  taxName: null,
  taxNumber: null,
  taxMinor: 0,
  isTaxIncluded: false,
  dutyMinor: 0,
  dutyTerms: "none",
  doorDutyMinor: 0,
} as const;
type Order = Parameters<typeof toCharges>[0];

function listRows(order: Partial<Order>, lines: Parameters<typeof toCharges>[1] = []) {
  const charges = toCharges({ ...plain, ...order }, lines);
  const { above, below } = listChargeRows(charges, chargeWords, formatMoney);
  const toTexts = (rows: typeof below) => rows.map(({ label, text }) => [label, text]);
  return { above: toTexts(above), below: toTexts(below) };
}

test("MARKET-58 an order that is sent free, without tax and duty, has nothing to say of them", () => {
  expect(hasCharges(toCharges(plain, []))).toBe(false);
  expect(hasCharges(toCharges({ ...plain, shippingMinor: 900 }, []))).toBe(true);
});

test("MARKET-58 tax inside the prices stands below the total, with its rates and its number", () => {
  const taxed = { taxName: "VAT", taxNumber: "IM3720000001", isTaxIncluded: true, taxMinor: 1_300 };
  const lines = [
    { taxRateBp: 700, taxMinor: 100 },
    { taxRateBp: 1_900, taxMinor: 1_200 },
    { taxRateBp: 2_000, taxMinor: 0 },
  ];
  expect(listRows({ ...taxed, shippingMethod: "Express", shippingMinor: 900 }, lines)).toEqual({
    above: [["Shipping (Express)", "$9.00"]],
    below: [
      ["Includes VAT (19%, 7%)", "$13.00"],
      ["VAT number", "IM3720000001"],
    ],
  });
});

test("MARKET-58 tax on top and duty stand above the total, tax of an agreed total below", () => {
  const taxed = { taxName: "Sales tax", taxMinor: 619, dutyMinor: 300, dutyTerms: "paid" } as const;
  const lines = [{ taxRateBp: 825, taxMinor: 619 }];
  const duty = ["Customs duty", "$3.00"];
  expect(listRows(taxed, lines)).toEqual({
    above: [["Shipping", "Free"], ["Sales tax 8.25%", "$6.19"], duty],
    below: [],
  });
  expect(listRows({ ...taxed, agreedTotalMinor: 7_000 }, lines)).toEqual({
    above: [["Shipping", "Free"], duty],
    below: [["Includes Sales tax (8.25%)", "$6.19"]],
  });
});

test.each([
  ["at_door", 750, "about $7.50"],
  ["at_door", 0, chargeWords.unknownDuty],
  ["unknown", 750, chargeWords.unknownDuty],
] as const)("MARKET-57 duty (%s, %i) is told as '%s'", (dutyTerms, doorDutyMinor, text) => {
  expect(listRows({ dutyTerms, doorDutyMinor }).below).toEqual([[chargeWords.atDoor, text]]);
});
