import { expect, test } from "vitest";
import { customerList } from "../customers/list/customer-list.ts";
import { orderList } from "../orders/list/order-list.ts";
import { productList } from "../products/list/product-list.ts";
import { changeSorting, readSorting, formatSorting, type SortColumns } from "./sorting.ts";

/** URL parameters once these column heads have been pressed one after the other. */
function addressAfter({ sorts }: { sorts?: SortColumns }, ...heads: readonly string[]) {
  if (sorts === undefined) throw new Error("The list cannot be sorted.");
  const usual = readSorting(sorts, {});
  const sorting = heads.reduce((before, by) => changeSorting(sorts, before, by), usual);
  const given = formatSorting(sorts, sorting);
  // The written parameters are read back as the same order.
  const { sort, direction } = given;
  expect(readSorting(sorts, { sort: sort ?? "", direction: direction ?? "" })).toEqual(sorting);
  return given;
}

test("ORDL-04 a column of orders first sorts in its natural direction, and the next click reverses it", () => {
  const down = { sort: "customer", direction: null };
  expect(addressAfter(orderList, "customer")).toEqual({ sort: "customer", direction: "asc" });
  expect(addressAfter(orderList, "customer", "customer")).toEqual(down);
  expect(addressAfter(orderList, "total")).toEqual({ sort: "total", direction: null });
  // The usual order needs no words.
  expect(addressAfter(orderList, "total", "created")).toEqual({ sort: null, direction: null });
});

test("CRM-20 a column of customers first sorts in its natural direction, and the next click reverses it", () => {
  expect(addressAfter(customerList, "name")).toEqual({ sort: "name", direction: null });
  expect(addressAfter(customerList, "name", "name")).toEqual({ sort: "name", direction: "desc" });
  expect(addressAfter(customerList, "lastOrder")).toEqual({ sort: null, direction: "asc" });
  expect(addressAfter(customerList, "orders", "lastOrder")).toEqual({
    sort: null,
    direction: null,
  });
});

test("PRODS-01 prices sort both ways, and a second click on another column of products ends the sorting", () => {
  expect(addressAfter(productList, "price")).toEqual({ sort: "price", direction: "desc" });
  expect(addressAfter(productList, "price", "price")).toEqual({ sort: "price", direction: null });
  expect(addressAfter(productList, "name")).toEqual({ sort: "name", direction: null });
  expect(addressAfter(productList, "name", "name")).toEqual({ sort: null, direction: null });
});

test("an address without a direction means the default of its list and column", () => {
  const getDirection = (sorting: { direction: string }) => sorting.direction;
  expect(getDirection(orderList.read({ sort: "customer" }).sorting)).toBe("desc");
  expect(getDirection(customerList.read({ sort: "name" }).sorting)).toBe("asc");
  expect(getDirection(productList.read({ sort: "price" }).sorting)).toBe("asc");
  expect(getDirection(productList.read({ sort: "name", direction: "desc" }).sorting)).toBe("asc");
});
