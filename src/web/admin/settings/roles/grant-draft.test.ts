import { expect, test } from "vitest";
import { withGrant } from "./grant-draft.ts";

test("PERM-17 what is ticked brings along what it is of no use without", () => {
  expect(withGrant([], "orders.refund", true)).toEqual(["orders.read", "orders.refund"]);
  expect(withGrant(["figures.read"], "prices.write", true)).toEqual([
    "figures.read",
    "stock.read",
    "prices.write",
  ]);
});

test("PERM-17 what is cleared takes along what needs it, and nothing else", () => {
  const all = ["orders.read", "orders.write", "stock.read", "stock.write", "prices.write"] as const;
  expect(withGrant(all, "stock.read", false)).toEqual(["orders.read", "orders.write"]);
  expect(withGrant(all, "orders.write", false)).toEqual([
    "orders.read",
    "stock.read",
    "stock.write",
    "prices.write",
  ]);
});
