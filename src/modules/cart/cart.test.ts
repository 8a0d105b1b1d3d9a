import fc from "fast-check";
import { expect, test } from "vitest";
import { colours, type Colour } from "#modules/catalog/colour.ts";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import { money } from "#shared/money.ts";
import {
  addItem,
  cartItem,
  countItems,
  largestQuantity,
  MAX_QUANTITY,
  refreshCart,
  removeItem,
  setQuantity,
  type Cart,
} from "./cart.ts";

function bag(colour: Colour, available = 99): CatalogColour {
  return {
    colour,
    sku: `WANDERPAW_BACKPACK_${colour.toUpperCase()}`,
    productName: "Wanderpaw Backpack",
    colourName: colour,
    price: money(7499, "USD"),
    available,
    images: [`/media/product/${colour}-1`],
    imageTexts: {},
  };
}

const olive = cartItem(bag("olive"));
const blue = cartItem(bag("blue"));

const anyColour = fc.constantFrom(...colours);
const anyStock = fc.record(
  { olive: fc.nat(120), caramel: fc.nat(120), blue: fc.nat(120) },
  { requiredKeys: [] },
);
const anyCart: fc.Arbitrary<Cart> = fc
  .uniqueArray(fc.record({ colour: anyColour, quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: (line) => line.colour,
  })
  .map((lines) => lines.map(({ colour, quantity }) => cartItem(bag(colour), quantity)));

test("CART-01 an item that is there gets more, a new one is appended with quantity 1", () => {
  const cart = addItem(addItem([], olive), blue);
  expect(cart.map((line) => [line.id, line.quantity])).toEqual([
    ["olive", 1],
    ["blue", 1],
  ]);
  const more = addItem(cart, cartItem(bag("olive"), 3));
  expect(more.map((line) => [line.id, line.quantity])).toEqual([
    ["olive", 4],
    ["blue", 1],
  ]);
});

test("CART-02 removing deletes by id", () => {
  expect(removeItem([olive, blue], "olive")).toEqual([blue]);
  expect(removeItem([blue], "olive")).toEqual([blue]);
});

test("CART-03 a quantity of 0 or below removes the line, any other sets it", () => {
  expect(setQuantity([olive, blue], "olive", 0)).toEqual([blue]);
  expect(setQuantity([olive, blue], "olive", -2)).toEqual([blue]);
  expect(setQuantity([olive, blue], "olive", Number.NaN)).toEqual([blue]);
  expect(setQuantity([olive], "olive", 7)).toEqual([{ ...olive, quantity: 7 }]);
  expect(setQuantity([olive], "olive", 2.9)).toEqual([{ ...olive, quantity: 2 }]);
});

test("CART-04 a line never holds more than is in stock, nor more than 99", () => {
  expect(addItem([], cartItem(bag("olive"), 9), { olive: 4 })).toEqual([{ ...olive, quantity: 4 }]);
  expect(setQuantity([olive], "olive", 1_000)).toEqual([{ ...olive, quantity: MAX_QUANTITY }]);
  expect(largestQuantity("olive", {})).toBe(99);
  expect(largestQuantity("olive", { olive: 2 })).toBe(2);
});

test("CART-05 a sold-out colour is not added, and a line that sold out stays to be seen", () => {
  expect(addItem([], olive, { olive: 0 })).toEqual([]);
  expect(addItem([olive], olive, { olive: 0 })).toEqual([olive]);
  expect(refreshCart([cartItem(bag("olive"), 3)], [bag("olive", 0)])).toEqual([olive]);
});

test("CART-06 names, prices and pictures are the catalogue's, and what is not sold leaves", () => {
  const stored = [{ ...olive, price: money(1, "USD"), name: "Free bag", image: "x" }, blue];
  expect(refreshCart(stored, [bag("olive", 4)])).toEqual([olive]);
});

test("CART-07 an undone removal goes back to its place", () => {
  expect(addItem([blue], olive, {}, 0)).toEqual([olive, blue]);
});

test("CART-08 any cart after any change holds each colour once, in whole numbers within its limits", () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant("add"), colour: anyColour, quantity: fc.integer() }),
    fc.record({ kind: fc.constant("set"), colour: anyColour, quantity: fc.integer() }),
    fc.record({ kind: fc.constant("remove"), colour: anyColour, quantity: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(change), anyStock, (changes, stock) => {
      let cart: Cart = [];
      for (const { kind, colour, quantity } of changes) {
        if (kind === "add") cart = addItem(cart, cartItem(bag(colour), quantity), stock);
        else if (kind === "set") cart = setQuantity(cart, colour, quantity, stock);
        else cart = removeItem(cart, colour);
      }
      const ids = cart.map((line) => line.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const line of cart) {
        expect(Number.isInteger(line.quantity)).toBe(true);
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(largestQuantity(line.id, stock));
      }
    }),
  );
});

test("CART-08 changing one line leaves every other line as it was", () => {
  fc.assert(
    fc.property(anyCart, anyColour, fc.integer(), (cart, colour, quantity) => {
      const others = (lines: Cart) => lines.filter((line) => line.id !== colour);
      expect(others(setQuantity(cart, colour, quantity))).toEqual(others(cart));
      expect(others(removeItem(cart, colour))).toEqual(others(cart));
    }),
  );
});

test("CART-08 refreshing a cart twice is refreshing it once", () => {
  const catalogs = fc
    .subarray([...colours])
    .chain((sold) =>
      fc.tuple(...sold.map((colour) => fc.nat(120).map((left) => bag(colour, left)))),
    );
  fc.assert(
    fc.property(anyCart, catalogs, (cart, catalog) => {
      const once = refreshCart(cart, catalog);
      expect(refreshCart(once, catalog)).toEqual(once);
      expect(countItems(once)).toBeLessThanOrEqual(countItems(cart));
    }),
  );
});
