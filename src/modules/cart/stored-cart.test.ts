import fc from "fast-check";
import { expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { money } from "#shared/money.ts";
import type { Cart } from "./cart.ts";
import { parseStoredCart, formatCart } from "./stored-cart.ts";

const line = {
  id: "olive",
  name: "Wanderpaw Backpack",
  color: "olive",
  colorName: "Olive Green & Cream",
  price: 74.99,
  quantity: 2,
  image: "/media/product/olive-1",
};

test("CART-20 a stored cart is restored as it was", () => {
  const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(
    fc
      .record({
        slug: fc.constantFrom(...seededColors),
        name: fc.string({ maxLength: 60 }),
        cents: fc.nat(10_000_000),
        quantity: fc.integer({ min: 1, max: 99 }),
      })
      .map(({ slug, name, cents, quantity }) => ({
        id: slug,
        color: slug,
        name,
        colorName: slug,
        price: money(cents, "USD"),
        quantity,
        image: "",
      })),
    { selector: (item) => item.id },
  );
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(parseStoredCart(formatCart(cart))).toEqual(cart);
    }),
  );
});

test("CART-20 a stored price is decimal dollars", () => {
  const [item] = parseStoredCart(JSON.stringify([line]));
  expect(item?.price).toEqual(money(7499, "USD"));
  expect(JSON.parse(formatCart(item ? [item] : []))).toEqual([line]);
});

test.each([
  ["no slug", { ...line, id: "purple haze" }],
  ["a fraction", { ...line, quantity: 1.5 }],
  ["no quantity", { ...line, quantity: 0 }],
  ["too many", { ...line, quantity: 100 }],
  ["a quantity in words", { ...line, quantity: "2" }],
  ["a negative price", { ...line, price: -1 }],
  ["an endless name", { ...line, name: "x".repeat(501) }],
  ["nothing at all", null],
  ["a list", [line]],
])("CART-21 a stored item with %s is dropped, and the others stay", (_, bad) => {
  const good = { ...line, id: "blue", color: "blue" };
  expect(parseStoredCart(JSON.stringify([bad, good])).map((item) => item.id)).toEqual(["blue"]);
});

test("CART-25 the first 50 lines of a stored cart are read", () => {
  const many = Array.from({ length: 60 }, (_, place) => ({ ...line, id: `item-${place}` }));
  const items = parseStoredCart(JSON.stringify(many));
  expect(items).toHaveLength(50);
  expect(items.at(-1)?.id).toBe("item-49");
});

test("CART-26 a stored line shows an image of this shop and a name, and cannot mark itself", () => {
  const strange = { ...line, colorName: " ", isGone: true, isOther: true };
  const images = [
    "//evil.example/a.png",
    "https://evil.example/a",
    "javascript:alert(1)",
    "/\\evil",
  ];
  for (const image of images) {
    const [item] = parseStoredCart(JSON.stringify([{ ...strange, image }]));
    expect(item).toMatchObject({ image: "", colorName: "olive", isOther: true });
    expect(item).not.toHaveProperty("isGone");
    expect(formatCart(item ? [{ ...item, isGone: true }] : [])).not.toContain("isGone");
  }
});

test("CART-21 of two items of one color the first one counts", () => {
  const items = parseStoredCart(JSON.stringify([line, { ...line, quantity: 9 }]));
  expect(items.map((item) => item.quantity)).toEqual([2]);
});

test.each(["{", "", "{}", "null", '"cart"'])("CART-22 %j is not a stored cart", (text) => {
  expect(() => parseStoredCart(text)).toThrow(SyntaxError);
});

/** Near enough to an item that many of them are one, and many are not. */
const almostItem = fc.record({
  id: fc.constantFrom("olive", " Blue ", "caramel", "no slug", 7, null),
  name: fc.oneof(fc.string(), fc.jsonValue()),
  colorName: fc.constantFrom("Olive", "", null),
  price: fc.oneof(fc.double(), fc.nat(200), fc.constant("74.99")),
  quantity: fc.oneof(fc.integer({ min: -1, max: 101 }), fc.double()),
  image: fc.constantFrom("", "/media/product/olive-1", false),
});

test("CART-22 any stored JSON is read as a valid cart", () => {
  let itemsRead = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(almostItem, fc.jsonValue())), (values) => {
      const items = parseStoredCart(JSON.stringify(values));
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      for (const item of items) {
        itemsRead += 1;
        expect(seededColors).toContain(item.id);
        expect(item.color).toBe(item.id);
        expect(item.quantity).toBeGreaterThanOrEqual(1);
        expect(item.quantity).toBeLessThanOrEqual(99);
        expect(Number.isInteger(item.quantity)).toBe(true);
        expect(Number.isSafeInteger(item.price.amountMinor)).toBe(true);
        expect(item.price.amountMinor).toBeGreaterThanOrEqual(0);
        expect(typeof item.name).toBe("string");
      }
    }),
    { numRuns: 500 },
  );
  expect(itemsRead).toBeGreaterThan(0);
});
