import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { CartProvider } from "../cart/cart-provider.tsx";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { ProductCard } from "./product-card.tsx";

function renderCard(variant: CatalogVariant): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <CartProvider catalog={[variant]} coupons={[]} asksForCoupons={false}>
          <ProductCard variant={variant} heading="h3" />
        </CartProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

test("PROD-02 a card shows the catalogue's price and links to the product", () => {
  const html = renderCard(olive);
  expect(html).toContain("$74.99");
  expect(html).toContain('href="/product/olive"');
});

test("PROD-03 one to five items are counted, the last one in the singular, and more are not", () => {
  expect(renderCard({ ...olive, available: 5 })).toContain("Only 5 bags left!");
  expect(renderCard({ ...olive, available: 1 })).toContain("Only 1 bag left!");
  expect(renderCard({ ...olive, available: 6 })).not.toContain("left!");
});

test("PROD-03 without stock the card says so and its button is disabled", () => {
  const html = renderCard({ ...olive, available: 0 });
  expect(html).toContain("Out of stock");
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-describedby="stock-olive"/);
  expect(html).not.toContain('href="/cart"');
  expect(renderCard(olive)).toContain('href="/cart"');
});
