import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CartProvider, useCart } from "./cart-provider.tsx";

function Count() {
  return <p>{useCart().count}</p>;
}

test("CART-41 using the cart outside its provider throws an error; inside it starts empty", () => {
  expect(() => renderToStaticMarkup(<Count />)).toThrow(
    "useCart must be used within a CartProvider",
  );
  const inside = (
    <CartProvider catalog={[]} coupons={[]} asksForCoupons={false}>
      <Count />
    </CartProvider>
  );
  expect(renderToStaticMarkup(inside)).toBe("<p>0</p>");
});
