import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { checkPolicies } from "./policy-rules.ts";

test("WORDS-84 the delivered policies satisfy their own rules", () => {
  expect(checkPolicies(policies)).toEqual([]);
});

test.each([
  ["cancelWithinHours", 0, "1–720"],
  ["replyWithinHours", 721, "1–720"],
  ["dealerReplyBusinessDays", -1, "0–365"],
  ["dealerReplyBusinessDays", Number.NaN, "0–365"],
  ["warrantyMonths", 121, "0–120"],
  ["minimumAge", 200, "0–120"],
  ["freeStandardShippingFromUsd", -1, "0–1000000"],
])("WORDS-84 %s cannot be %d", (field, number, detail) => {
  expect(checkPolicies({ ...policies, [field]: number })).toEqual([
    { field, code: "out_of_bounds", detail },
  ]);
});

test("WORDS-84 numbers of a group have the bounds of their own names, or of the group's", () => {
  const shippingDays = { ...policies.shippingDays, express: { from: 2, to: 366 } };
  const disputes = { ...policies.disputes, claimWithinYears: 0, mediationWithinDays: 400 };
  expect(checkPolicies({ ...policies, shippingDays, disputes })).toEqual([
    { field: "shippingDays.express.to", code: "out_of_bounds", detail: "0–365" },
    { field: "disputes.mediationWithinDays", code: "out_of_bounds", detail: "0–365" },
    { field: "disputes.claimWithinYears", code: "out_of_bounds", detail: "1–20" },
  ]);
});

test("WORDS-84 a range from 7 to 5 days ends before it begins", () => {
  const shippingDays = { ...policies.shippingDays, standard: { from: 7, to: 5 } };
  expect(checkPolicies({ ...policies, shippingDays })).toEqual([
    { field: "shippingDays.standard.to", code: "ends_before_it_begins", detail: "7" },
  ]);
});

test("WORDS-84 the numbers of a right of withdrawal have bounds", () => {
  const row = { from: "2026-02-28", countries: ["IL"], withinDays: 400, feePercent: 101 };
  expect(checkPolicies({ ...policies, withdrawal: [...policies.withdrawal, row] })).toEqual([
    { field: "withdrawal.2.withinDays", code: "out_of_bounds", detail: "0–365" },
    { field: "withdrawal.2.feePercent", code: "out_of_bounds", detail: "0–100" },
  ]);
});
