import fc from "fast-check";
import { expect, test } from "vitest";
import { seededColors, type SeededColor } from "#content/backpack-colors.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { olive as oliveVariant } from "#modules/catalog/olive.fixture.ts";
import { money } from "#shared/money.ts";
import {
  addItem,
  toCartItem,
  countItems,
  getStock,
  getLargestQuantity,
  MAX_LINES,
  MAX_QUANTITY,
  refreshCart,
  removeItem,
  setQuantity,
  listGifts,
  listSoldLines,
  type Cart,
} from "./cart.ts";
import { areCarriers, toLineLabel } from "./line-labels.ts";

function makeVariant(slug: SeededColor, available = 99): CatalogVariant {
  return {
    ...oliveVariant,
    slug,
    variantName: slug,
    price: money(7499, "USD"),
    available,
    images: [`/media/product/${slug}-1`],
  };
}

const olive = toCartItem(makeVariant("olive"));
const blue = toCartItem(makeVariant("blue"));

const anyColor = fc.constantFrom(...seededColors);
const anyStock = fc.record(
  { olive: fc.nat(120), caramel: fc.nat(120), blue: fc.nat(120) },
  { requiredKeys: [] },
);
const anyCart: fc.Arbitrary<Cart> = fc
  .uniqueArray(fc.record({ slug: anyColor, quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: (line) => line.slug,
  })
  .map((lines) => lines.map(({ slug, quantity }) => toCartItem(makeVariant(slug), quantity)));

test("CART-01 adding an item that is in the cart raises its quantity, a new one is appended with quantity 1", () => {
  const cart = addItem(addItem([], olive), blue);
  expect(cart.map((line) => [line.id, line.quantity])).toEqual([
    ["olive", 1],
    ["blue", 1],
  ]);
  const more = addItem(cart, toCartItem(makeVariant("olive"), 3));
  expect(more.map((line) => [line.id, line.quantity])).toEqual([
    ["olive", 4],
    ["blue", 1],
  ]);
});

test("CART-02 removing deletes by id", () => {
  expect(removeItem([olive, blue], "olive")).toEqual([blue]);
  expect(removeItem([blue], "olive")).toEqual([blue]);
});

test("CART-03 a quantity of 0 or below removes the line, any other is set", () => {
  expect(setQuantity([olive, blue], "olive", 0)).toEqual([blue]);
  expect(setQuantity([olive, blue], "olive", -2)).toEqual([blue]);
  expect(setQuantity([olive, blue], "olive", Number.NaN)).toEqual([blue]);
  expect(setQuantity([olive], "olive", 7)).toEqual([{ ...olive, quantity: 7 }]);
  expect(setQuantity([olive], "olive", 2.9)).toEqual([{ ...olive, quantity: 2 }]);
});

test("CART-04 a line never exceeds the stock, nor 99", () => {
  expect(addItem([], toCartItem(makeVariant("olive"), 9), { olive: 4 })).toEqual([
    { ...olive, quantity: 4 },
  ]);
  expect(setQuantity([olive], "olive", 1_000)).toEqual([{ ...olive, quantity: MAX_QUANTITY }]);
  expect(getLargestQuantity("olive", {})).toBe(99);
  expect(getLargestQuantity("olive", { olive: 2 })).toBe(2);
});

test("CART-05 a sold-out color is not added, and a line that sold out remains visible", () => {
  expect(addItem([], olive, { olive: 0 })).toEqual([]);
  expect(addItem([olive], olive, { olive: 0 })).toEqual([olive]);
  expect(refreshCart([toCartItem(makeVariant("olive"), 3)], [makeVariant("olive", 0)])).toEqual([
    olive,
  ]);
});

test("CART-06 names, prices and images come from the catalogue; what is no longer sold stays, marked and uncounted", () => {
  const stored = [{ ...olive, price: money(1, "USD"), name: "Free bag", image: "x" }, blue];
  const cart = refreshCart(stored, [makeVariant("olive", 4)]);
  expect(cart).toEqual([olive, { ...blue, isGone: true }]);
  expect(listSoldLines(cart)).toEqual([olive]);
  expect(countItems(cart)).toBe(1);
  expect(getStock([makeVariant("olive", 4)], cart)).toEqual({ olive: 4, blue: 0 });
  expect(refreshCart(cart, [makeVariant("olive", 4), makeVariant("blue")])).toEqual([olive, blue]);
});

test("CART-09 a renamed slug becomes the new one, and lines stored under both are merged", () => {
  const forest = { ...makeVariant("olive", 5), slug: "forest", formerSlugs: ["olive", "moss"] };
  expect(refreshCart([toCartItem(makeVariant("olive"), 2)], [forest])).toEqual([
    toCartItem(forest, 2),
  ]);
  const both = [
    toCartItem(makeVariant("olive"), 2),
    blue,
    { ...toCartItem(forest, 9), id: "moss" },
  ];
  expect(refreshCart(both, [forest, makeVariant("blue")])).toEqual([toCartItem(forest, 5), blue]);
});

test("CART-23 an item that the page does not know stays as stored until the server has answered", () => {
  const stored = [olive, { ...blue, isGone: true } as const];
  expect(refreshCart(stored, [], () => false)).toEqual([olive, blue]);
  expect(refreshCart(stored, [], (slug) => slug === "olive")).toEqual([
    { ...olive, isGone: true },
    blue,
  ]);
});

test("GIFT-01 a cart line says, as the catalogue does, whether a gift is included", () => {
  const gift = { name: "Bowl", image: null };
  expect(toCartItem({ ...makeVariant("olive"), gift })).toHaveProperty("gift", gift);
  const [line] = refreshCart(
    [toCartItem({ ...makeVariant("olive"), gift })],
    [{ ...makeVariant("olive"), gift: undefined }],
  );
  expect(line).not.toHaveProperty("gift");
});

test("GIFT-01 a present of several lines is named once", () => {
  const bowl = { name: "Bowl", image: null };
  const [first, second] = [makeVariant("olive"), makeVariant("blue")];
  const cart = [
    toCartItem({ ...first, gift: bowl }),
    toCartItem({ ...second, gift: bowl }),
    toCartItem({ ...makeVariant("caramel"), gift: undefined }),
  ];
  expect(listGifts(cart)).toEqual([bowl]);
});

test("CART-24 a line names its size, and products other than the backpack by their own names", () => {
  const bowl = { ...makeVariant("olive"), carriesPets: false, productName: "Bowl", size: "Large" };
  const item = toCartItem(bowl);
  expect(item).toMatchObject({ colorName: "olive, Large", isOther: true });
  expect([olive, item].map(toLineLabel)).toEqual(["olive", "Bowl, olive, Large"]);
  expect([areCarriers([olive]), areCarriers([olive, item]), areCarriers([])]).toEqual([
    true,
    false,
    true,
  ]);
});

test("CART-25 a cart has at most 50 lines", () => {
  const full = Array.from({ length: MAX_LINES }, (_, place) => ({ ...olive, id: `item-${place}` }));
  expect(addItem(full, blue)).toEqual(full);
  expect(addItem(full, { ...blue, id: "item-7" })).toHaveLength(MAX_LINES);
  expect(addItem(full.slice(1), blue)).toHaveLength(MAX_LINES);
});

test("CART-07 undoing a removal puts the line back in its place", () => {
  expect(addItem([blue], olive, {}, 0)).toEqual([olive, blue]);
});

test("CART-08 after any change a cart holds each color once, in whole numbers within its limits", () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant("add"), slug: anyColor, quantity: fc.integer() }),
    fc.record({ kind: fc.constant("set"), slug: anyColor, quantity: fc.integer() }),
    fc.record({ kind: fc.constant("remove"), slug: anyColor, quantity: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(change), anyStock, (changes, stock) => {
      let cart: Cart = [];
      for (const { kind, slug, quantity } of changes) {
        if (kind === "add") cart = addItem(cart, toCartItem(makeVariant(slug), quantity), stock);
        else if (kind === "set") cart = setQuantity(cart, slug, quantity, stock);
        else cart = removeItem(cart, slug);
      }
      const ids = cart.map((line) => line.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const line of cart) {
        expect(Number.isInteger(line.quantity)).toBe(true);
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(getLargestQuantity(line.id, stock));
      }
    }),
  );
});

test("CART-08 changing one line leaves every other line unchanged", () => {
  fc.assert(
    fc.property(anyCart, anyColor, fc.integer(), (cart, slug, quantity) => {
      const others = (lines: Cart) => lines.filter((line) => line.id !== slug);
      expect(others(setQuantity(cart, slug, quantity))).toEqual(others(cart));
      expect(others(removeItem(cart, slug))).toEqual(others(cart));
    }),
  );
});

test("CART-08 refreshing a cart twice is the same as refreshing it once", () => {
  const catalogs = fc
    .subarray([...seededColors])
    .chain((sold) =>
      fc.tuple(...sold.map((slug) => fc.nat(120).map((left) => makeVariant(slug, left)))),
    );
  fc.assert(
    fc.property(anyCart, catalogs, (cart, catalog) => {
      const once = refreshCart(cart, catalog);
      expect(refreshCart(once, catalog)).toEqual(once);
      expect(once.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
      expect(countItems(once)).toBeLessThanOrEqual(countItems(cart));
      const sold = catalog.map(({ slug }) => slug);
      for (const line of once)
        expect(line.isGone ?? false).toBe(!sold.some((it) => it === line.id));
    }),
  );
});
