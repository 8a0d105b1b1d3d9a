import { expect, test } from "vitest";
import { listChanges } from "./notify-administrators.ts";

test("CONT-18 differences are shown field by field, with the previous value", () => {
  const before = { heading: "How to pay", account: [{ label: "IBAN", text: "A" }], months: 2 };
  const after = {
    heading: "How to pay",
    account: [{ label: "IBAN", text: "B" }, { label: "BIC" }],
  };
  expect(listChanges(before, after)).toEqual([
    { path: "account.0.text", before: "A", after: "B" },
    { path: "months", before: "2", after: "" },
    { path: "account.1.label", before: "", after: "BIC" },
  ]);
  expect(listChanges(before, structuredClone(before))).toEqual([]);
});
