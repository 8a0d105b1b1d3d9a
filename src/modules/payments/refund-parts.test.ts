import { expect, test } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import { previewRefund } from "./refund-parts.ts";

const now = new Date("2026-06-01T12:00:00Z");
const terms = { now, isConnected: () => true };

/** The rest of a payment, all of it unless told otherwise. */
const left = (
  method: "stripe" | "paypal" | "payplus",
  amountMinor: number,
  more: { means?: "card" | "bit"; daysAgo?: number; leftMinor?: number } = {},
) => ({
  payment: {
    method,
    means: more.means ?? "card",
    amountMinor,
    createdAt: new Date(now.getTime() - (more.daysAgo ?? 1) * DAY_MS),
  },
  leftMinor: more.leftMinor ?? amountMinor,
});

/** Which way each part goes: the service, or why it does not. */
function preview(
  amountMinor: number,
  sources: readonly ReturnType<typeof left>[],
  isConnected = terms.isConnected,
) {
  const { parts, transfers, byHandMinor } = previewRefund(amountMinor, sources, {
    now,
    isConnected,
  });
  return {
    through: parts.map(({ source, minor }) => [source.payment.method, minor]),
    transfers: transfers.map(({ limit, minor }) => [limit, minor]),
    byHandMinor,
  };
}

test("PAY-245 an amount goes back through a payment that has enough left, else through several, and the rest by hand", () => {
  const both = [left("stripe", 500, { leftMinor: 100 }), left("paypal", 400)];
  expect(preview(300, both)).toEqual({
    through: [["paypal", 300]],
    transfers: [],
    byHandMinor: 0,
  });
  expect(preview(600, both)).toEqual({
    through: [
      ["stripe", 100],
      ["paypal", 400],
    ],
    transfers: [],
    byHandMinor: 100,
  });
});

test("PAY-245 a payment by Bit goes back as a whole, and a part of it is transferred", () => {
  const bit = [left("payplus", 500, { means: "bit" })];
  expect(preview(500, bit).through).toEqual([["payplus", 500]]);
  expect(preview(200, bit)).toEqual({
    through: [],
    transfers: [["whole_only", 200]],
    byHandMinor: 0,
  });
});

test("PAY-245 PayPal gives a payment back for 180 days, and a service that is not connected gives nothing back", () => {
  expect(preview(100, [left("paypal", 100, { daysAgo: 180 })]).through).toHaveLength(1);
  expect(preview(150, [left("paypal", 100, { daysAgo: 181 })])).toEqual({
    through: [],
    transfers: [["too_old", 100]],
    byHandMinor: 50,
  });
  expect(preview(100, [left("stripe", 100)], () => false).transfers).toEqual([
    ["not_connected", 100],
  ]);
});
