// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CartProvider, useCart } from "./cart-provider.tsx";

const drawn = vi.fn();

function Count() {
  drawn();
  return <p>{useCart().count}</p>;
}

const inside = (
  <CartProvider catalog={[]} coupons={[]} asksForCoupons={false}>
    <Count />
  </CartProvider>
);

afterEach(() => vi.unstubAllGlobals());

test("CART-41 using the cart outside its provider throws an error; inside it starts empty", () => {
  expect(() => renderToStaticMarkup(<Count />)).toThrow(
    "useCart must be used within a CartProvider",
  );
  expect(renderToStaticMarkup(inside)).toBe("<p>0</p>");
});

test("SHELL-82 what shows the cart is not drawn anew when a page comes to life in a browser without one", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = renderToString(inside);
  drawn.mockClear();
  await act(async () => hydrateRoot(document.body, inside));
  expect(drawn).toHaveBeenCalledOnce();
});
