import { expect, test } from "vitest";
import { readVatNumber } from "./vat-register.ts";

test.each([
  ["DE 136 695 976", { number: "DE136695976", country: "DE" }],
  ["el094259216", { number: "EL094259216", country: "GR" }],
  ["GB980780684", { number: "GB980780684", country: "GB" }],
  ["DE136695977", undefined],
  ["CHE-107.787.577 IVA", undefined],
  ["136695976", undefined],
  ["", undefined],
])("MARKET-37 the VAT number %j of the EU or the UK is read as %j", (typed, read) => {
  expect(readVatNumber(typed)).toEqual(read);
});
