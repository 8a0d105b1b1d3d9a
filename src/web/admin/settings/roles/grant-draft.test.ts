import { expect, test } from "vitest";
import { withGrant } from "./grant-draft.ts";

test("PERM-17 ticking a right also ticks what it needs", () => {
  expect(withGrant([], "orders.refund", true)).toEqual(["orders.read", "orders.refund"]);
  expect(withGrant(["figures.read"], "prices.write", true)).toEqual([
    "figures.read",
    "stock.read",
    "prices.write",
  ]);
});

test("PERM-17 unticking a right unticks only what needs it", () => {
  const all = ["orders.read", "orders.write", "stock.read", "stock.write", "prices.write"] as const;
  expect(withGrant(all, "stock.read", false)).toEqual(["orders.read", "orders.write"]);
  expect(withGrant(all, "orders.write", false)).toEqual([
    "orders.read",
    "stock.read",
    "stock.write",
    "prices.write",
  ]);
});
