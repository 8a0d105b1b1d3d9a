import { expect, test } from "vitest";
import { orderStatuses, orderStatusTable } from "./status.ts";

test("DATA-18 the list of statuses and their table name the same six", () => {
  expect(Object.keys(orderStatusTable)).toEqual([...orderStatuses]);
  expect(orderStatuses).toHaveLength(6);
});

test("DATA-18 only completed orders are revenue, and only cancelled ones give their bags back", () => {
  expect(orderStatuses.filter((status) => orderStatusTable[status].countsAsRevenue)).toEqual([
    "completed",
  ]);
  expect(orderStatuses.filter((status) => orderStatusTable[status].stock === "released")).toEqual([
    "cancelled",
  ]);
});
