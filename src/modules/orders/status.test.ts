import { expect, test } from "vitest";
import {
  getMail,
  getRules,
  orderStatuses,
  listStatusesCountedAs,
  listStatusesIn,
} from "./status.ts";

const six = ["pending", "processing", "shipped", "completed", "cancelled", "refunded"] as const;

test("DATA-18 the six statuses are in the table, in the order of an order's lifecycle", () => {
  expect(orderStatuses.filter((status) => six.some((each) => each === status))).toEqual(six);
});

test("DATA-18 completed orders are revenue, refunded ones with what is left, and only cancelled ones release their items", () => {
  expect(listStatusesCountedAs("revenue")).toEqual(["completed"]);
  expect(listStatusesCountedAs("left")).toEqual(["refunded"]);
  expect(six.filter((status) => getRules(status).stock === "released")).toEqual(["cancelled"]);
});

test("an order is open until it has shipped, and over when nothing more will happen", () => {
  expect(listStatusesIn("open")).toEqual(["pending", "processing"]);
  expect(listStatusesIn("over")).toEqual(expect.arrayContaining(["cancelled", "refunded"]));
  expect(listStatusesIn("open", "sent", "done", "over")).toEqual(orderStatuses);
});

test("a status mails the customer about shipping and cancellation, and about shipping only once", () => {
  expect(six.map((status) => getMail(status, "held"))).toEqual([
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
