import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { readRefund, refundable, suggestedRestock } from "./refund-amount.ts";

const usd = (cents: number) => money(cents, "USD");

test("ORDP-13 what can go back is what came in and has not gone back yet", () => {
  expect(refundable({ paid: usd(14_998), refunded: usd(2_000) })).toEqual(usd(12_998));
});

test.each([
  ["74.99", { amount: usd(7_499) }],
  ["74.9", { amount: usd(7_490) }],
  [" $74 ", { amount: usd(7_400) }],
  ["0.01", { amount: usd(1) }],
  ["149.98", { amount: usd(14_998) }],
  ["149.99", { problem: "too_large" }],
  ["1,149.98", { problem: "too_large" }],
  ["0", { problem: "too_small" }],
  ["0.00", { problem: "too_small" }],
  ["", { problem: "required" }],
  ["  ", { problem: "required" }],
  ["12,5", { problem: "malformed" }],
  ["-5", { problem: "malformed" }],
  ["1.999", { problem: "malformed" }],
  ["1e3", { problem: "malformed" }],
  ["\u05e9\u05e7\u05dc", { problem: "malformed" }],
])("ORDP-13 a refund of %j of $149.98 is read to the cent or refused", (typed, expected) => {
  expect(readRefund(typed, usd(14_998))).toEqual(expected);
});

test("ORDP-14 a refund suggests to put back the bags that the order still holds, and none that have left", () => {
  const line = (id: string, quantity: number, restockedQuantity: number) => ({
    id,
    quantity,
    restockedQuantity,
    productName: "Wanderpaw Backpack",
    variantName: null,
    sku: "WANDERPAW_BACKPACK_OLIVE",
    imageUrl: null,
    unitPrice: usd(7_499),
    total: usd(7_499 * quantity),
  });
  const lines = [line("a", 3, 1), line("b", 1, 0)];
  expect(suggestedRestock({ stockState: "held", lines })).toEqual({ a: 2, b: 1 });
  expect(suggestedRestock({ stockState: "shipped", lines })).toEqual({ a: 0, b: 0 });
});
