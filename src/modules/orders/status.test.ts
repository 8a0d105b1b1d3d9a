import { expect, test } from "vitest";
import {
  getMail,
  orderStatuses,
  orderStatusTable,
  statusesCountedAs,
  statusesIn,
} from "./status.ts";

test("DATA-18 the list of statuses and their table name the same six", () => {
  expect(Object.keys(orderStatusTable)).toEqual([...orderStatuses]);
  expect(orderStatuses).toHaveLength(6);
});

test("DATA-18 only completed orders are revenue, and only cancelled ones give their bags back", () => {
  expect(statusesCountedAs("revenue")).toEqual(["completed"]);
  expect(orderStatuses.filter((status) => orderStatusTable[status].stock === "released")).toEqual([
    "cancelled",
  ]);
});

test("an order is open until something has left, and over when nothing more comes of it", () => {
  expect(statusesIn("open")).toEqual(["pending", "processing"]);
  expect(statusesIn("over")).toEqual(["cancelled", "refunded"]);
  expect(statusesIn("open", "sent", "done", "over")).toEqual(orderStatuses);
});

test("a status tells the customer of bags that leave and of a cancellation, and of bags that have left no more", () => {
  expect(orderStatuses.map((status) => getMail(status, "held"))).toEqual([
    null,
    null,
    "order-shipped",
    null,
    "order-cancelled",
    null,
  ]);
  expect(getMail("shipped", "shipped")).toBeNull();
  expect(getMail("cancelled", "shipped")).toBe("order-cancelled");
});
