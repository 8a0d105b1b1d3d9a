import fc from "fast-check";
import { expect, test } from "vitest";
import { toCartItem, refreshCart } from "#modules/cart/cart.ts";
import { findCoupon } from "#modules/cart/coupons.ts";
import { seededCoupons } from "#modules/cart/seeded-coupons.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { money } from "#shared/money.ts";
import { toCheckoutOrder, parseBuy } from "./order-lines.ts";

function makeVariant(slug: string, available: number): CatalogVariant {
  return { ...olive, slug, sku: slug, variantName: slug, available, images: [] };
}

const slugs = ["olive", "caramel", "blue"] as const;
const catalog = [makeVariant("olive", 4), makeVariant("caramel", 5), makeVariant("blue", 0)];
const cart = [toCartItem(makeVariant("olive", 4), 2), toCartItem(makeVariant("caramel", 5), 1)];
const coupon = findCoupon(seededCoupons, "SAVE10");
const base = { slug: "olive", buy: undefined, cart, coupon, catalog } as const;

test("CHECK-10 a color that is in the cart orders the whole cart with its coupon", () => {
  const order = toCheckoutOrder({ ...base, slug: "caramel" });
  expect(order).toMatchObject({ source: "cart", lines: cart, coupon, soldOut: [] });
  expect(order.price.total).toEqual(money(20247, "USD"));
});

test("CHECK-11 Buy Now orders only that color, whatever the cart holds", () => {
  const order = toCheckoutOrder({ ...base, buy: 1 });
  expect(order.source).toBe("single");
  expect(order.lines.map((line) => [line.id, line.quantity])).toEqual([["olive", 1]]);
});

test("CHECK-86 the coupon of the cart also counts for items ordered apart from it", () => {
  for (const beside of [{ buy: 1 }, { slug: "blue" }] as const) {
    const order = toCheckoutOrder({ ...base, ...beside });
    expect(order).toMatchObject({ source: "single", coupon });
    expect(order.price.total).toEqual(money(6749, "USD"));
  }
  expect(toCheckoutOrder({ ...base, cart: [] }).coupon).toEqual(coupon);
});

test("CHECK-12 an empty cart, or one without the color, orders one item of it", () => {
  expect(toCheckoutOrder({ ...base, cart: [] }).lines).toEqual([
    toCartItem(makeVariant("olive", 4)),
  ]);
  const other = toCheckoutOrder({ ...base, slug: "blue" });
  expect(other.lines.map((line) => line.id)).toEqual(["blue"]);
  expect(other.soldOut).toEqual(["blue"]);
});

test("CHECK-13 a single color is never ordered beyond its stock", () => {
  expect(toCheckoutOrder({ ...base, buy: 50 }).lines[0]?.quantity).toBe(4);
  expect(toCheckoutOrder({ ...base, buy: 50, slug: "blue" }).lines[0]?.quantity).toBe(1);
});

test("CHECK-14 with a color that is not in the catalogue there is nothing to order", () => {
  const order = toCheckoutOrder({ ...base, catalog: [], cart: [] });
  expect(order.lines).toEqual([]);
  expect(order.price.total).toEqual(money(0, "USD"));
});

test("CHECK-17 a cart line that is no longer sold costs nothing and blocks the order", () => {
  const stored = [...cart, toCartItem(makeVariant("blue", 1), 2)];
  const sold = catalog.slice(0, 2);
  const order = toCheckoutOrder({ ...base, cart: refreshCart(stored, sold), catalog: sold });
  expect(order).toMatchObject({ source: "cart", soldOut: ["blue"] });
  expect(order.price.subtotal).toEqual(money(22497, "USD"));
});

test("CHECK-15 the quantity in the address is a whole number between 1 and 99", () => {
  expect(parseBuy(null)).toBeUndefined();
  expect(parseBuy("3")).toBe(3);
  expect(parseBuy("0")).toBe(1);
  expect(parseBuy("500")).toBe(99);
  for (const nonsense of ["", "-2", "1.5", "1e3", "many", "99999"])
    expect(parseBuy(nonsense)).toBe(1);
});

test("CHECK-16 any order holds its color, each color once, at the catalogue's prices", () => {
  const request = fc.record({
    slug: fc.constantFrom(...slugs),
    buy: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    cart: fc.subarray([...slugs]).map((ids) => ids.map((id) => toCartItem(makeVariant(id, 9), 9))),
  });
  fc.assert(
    fc.property(request, ({ slug, buy, cart: stored }) => {
      const order = toCheckoutOrder({
        ...base,
        slug,
        buy,
        cart: refreshCart(stored, catalog),
      });
      const ids = order.lines.map((line) => line.id);
      expect(ids).toContain(slug);
      expect(new Set(ids).size).toBe(ids.length);
      for (const line of order.lines) expect(line.price).toEqual(money(7499, "USD"));
    }),
  );
});
