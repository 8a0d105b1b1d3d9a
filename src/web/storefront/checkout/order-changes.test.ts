import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import type { CartItem } from "#modules/cart/cart.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import type { SeededColor } from "#content/backpack-colors.ts";
import { money } from "#shared/money.ts";
import { findOrderChanges } from "./order-changes.ts";

const line = (id: SeededColor, quantity: number, cents = 7499): CartItem => ({
  id,
  color: id,
  name: brand.productName,
  colorName: id,
  image: "",
  quantity,
  price: money(cents, "USD"),
});
const getOrder = (...lines: CartItem[]) => ({ lines, price: computeCartPrice(lines) });
const plenty = () => 99;

test("CHECK-78 an order that matches what the customer saw has no changes", () => {
  expect(findOrderChanges(getOrder(line("olive", 2)), getOrder(line("olive", 2)), plenty)).toEqual(
    [],
  );
});

test("CHECK-78 a new price is shown with the old one, and so is the total", () => {
  const changes = findOrderChanges(
    getOrder(line("olive", 2)),
    getOrder(line("olive", 2, 7999)),
    plenty,
  );
  expect(changes).toEqual([
    { kind: "price", name: "olive", before: money(7499, "USD"), now: money(7999, "USD") },
    { kind: "total", before: money(14998, "USD"), now: money(15998, "USD") },
  ]);
});

test("CHECK-78 a quantity limited by stock is distinguished from one reduced by choice", () => {
  const kinds = (left: number) =>
    findOrderChanges(getOrder(line("olive", 3)), getOrder(line("olive", 2)), () => left).map(
      ({ kind }) => kind,
    );
  expect(kinds(2)).toEqual(["fewer", "total"]);
  expect(kinds(9)).toEqual(["quantity", "total"]);
});

test("CHECK-78 removed and added lines are reported", () => {
  expect(findOrderChanges(getOrder(line("olive", 1)), getOrder(line("blue", 1)), plenty)).toEqual([
    { kind: "gone", name: "olive" },
    { kind: "added", name: "blue", now: 1 },
  ]);
});

test("PREORDER-12 a line that would ship later than shown is reported, and one in stock by now is not", () => {
  const ahead = (leavesBy?: string) => ({ ...line("olive", 1), ...(leavesBy && { leavesBy }) });
  const change = (before?: string, now?: string) =>
    findOrderChanges(getOrder(ahead(before)), getOrder(ahead(now)), plenty);
  const later = { kind: "later", name: "olive", leavesBy: "2027-08-03" };
  expect(change(undefined, "2027-08-03")).toEqual([later]);
  expect(change("2027-07-01", "2027-08-03")).toEqual([later]);
  expect(change("2027-08-03", "2027-08-03")).toEqual([]);
  expect(change("2027-08-03", undefined)).toEqual([]);
});
