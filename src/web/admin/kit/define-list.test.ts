import { describe, expect, test } from "vitest";
import { customerList } from "../customers/list/customer-list.ts";
import { messageList } from "../inbox/list/message-list.ts";
import { orderList } from "../orders/list/order-list.ts";
import { productList, getProductSort } from "../products/list/product-list.ts";
import { auditList } from "../settings/audit/audit-list.ts";

describe("the address determines what a list shows", () => {
  test("ORDL-01 of orders", () => {
    const given = { q: "noa", status: "pending", period: "week", hidden: "yes", after: "x" };
    expect(orderList.read(given).query).toEqual({ ...given, sort: "created", direction: "desc" });
    expect(orderList.read({}).isFiltered).toBe(false);
    expect(orderList.read({ period: "today" }).isFiltered).toBe(true);
  });

  test("CRM-20 of customers", () => {
    const given = { q: "noa", state: "dormant", kind: "guest", after: "x" };
    expect(customerList.read(given).query).toEqual({
      ...given,
      sort: "lastOrder",
      direction: "desc",
    });
    expect(customerList.read({ sort: "name" }).isFiltered).toBe(false);
    expect(customerList.read({ kind: "guest" }).isFiltered).toBe(true);
  });

  test("INBOX-21 of messages", () => {
    const given = {
      folder: "spam",
      kind: "dealer",
      assignee: "me",
      overdue: "yes",
      stage: "approved",
      q: "x",
      sort: "deadline",
      after: "c",
    };
    expect(messageList.read(given).query).toEqual(given);
    expect(messageList.read({ folder: "spam", sort: "deadline" }).isFiltered).toBe(false);
    expect(messageList.read({ overdue: "yes" }).isFiltered).toBe(true);
  });
});

describe("invalid values in the address are ignored", () => {
  test("ORDL-01 of orders", () => {
    const wrong = { status: "lost", period: "year", sort: "weight", direction: "up", hidden: "no" };
    expect(orderList.read(wrong).query).toEqual({ sort: "created", direction: "desc" });
  });

  test("CRM-20 of customers", () => {
    const wrong = { state: "lost", kind: "dog", sort: "weight", direction: "up" };
    expect(customerList.read(wrong).query).toEqual({ sort: "lastOrder", direction: "desc" });
  });

  test("INBOX-21 of messages", () => {
    const names = ["folder", "kind", "assignee", "overdue", "stage", "sort"];
    const wrong = Object.fromEntries(names.map((name) => [name, "x"]));
    expect(messageList.read(wrong).query).toEqual({});
  });

  test("of the log of changes: values of the wrong format", () => {
    expect(auditList.read({ person: "me", entity: "a b", from: "today", q: "x" }).filter).toEqual({
      q: "x",
    });
  });
});

test("ORDL-01 a default value is left out of the address", () => {
  expect(orderList.toAddress({ status: "pending", period: "all" })).toEqual({
    status: "pending",
    period: null,
  });
  expect(orderList.toAddress({ q: "" })).toEqual({ q: null });
  // Anyone who clears the filters stays with the deleted orders.
  expect(orderList.cleared).toMatchObject({ q: null, status: null, period: null });
  expect(orderList.cleared).not.toHaveProperty("hidden");
});

test("PRODS-01 the descending price is also `sort=-price`", () => {
  const { sorting } = productList.read({ sort: "-price" });
  expect(sorting).toEqual({ by: "price", direction: "desc" });
  expect(productList.read({ sort: "price", direction: "desc" }).sorting).toEqual(sorting);
  expect(getProductSort(sorting)).toBe("-price");
  expect(getProductSort(productList.read({ sort: "price" }).sorting)).toBe("price");
});
