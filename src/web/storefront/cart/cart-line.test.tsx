import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { toCartItem, type CartItem } from "#modules/cart/cart.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { CartLine } from "./cart-line.tsx";

function renderLine(largest: number, item: CartItem = toCartItem(olive)): string {
  const ignore = () => undefined;
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <CartLine item={item} largest={largest} onQuantity={ignore} onRemove={ignore} />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

test("CART-05 a line that sold out says so; it can be removed but not changed", () => {
  const html = renderLine(0);
  expect(html).toContain("Out of stock");
  expect(html).toContain("Remove Olive Green &amp; Cream");
  expect(html).not.toContain('role="group"');
});

test("CART-06 a line that is no longer sold says so, costs nothing, has no link and can be removed", () => {
  const html = renderLine(0, { ...toCartItem(olive), isGone: true });
  expect(html).toContain("No longer sold");
  expect(html).toContain("Remove Olive Green &amp; Cream");
  expect(html).not.toMatch(/Out of stock|\$74\.99|href|role="group"/);
});

test("CART-05 a line that is in stock can be changed", () => {
  const html = renderLine(4);
  expect(html).not.toContain("Out of stock");
  expect(html).toContain('role="group"');
});
