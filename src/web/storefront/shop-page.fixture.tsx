import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import type { Content } from "#modules/content/documents.ts";
import type { PaymentMode } from "#modules/payments/ways/ways.ts";
import { CartProvider } from "./cart/cart-provider.tsx";

type Around = {
  readonly catalog?: readonly CatalogVariant[];
  readonly payments?: PaymentMode;
  /** Content that the owner has changed. */
  readonly words?: Partial<Content>;
};

/** The HTML of `element` on a page of the storefront, whose words are those of a fresh shop. */
export function renderInShop(element: ReactNode, around: Around = {}): string {
  const { catalog = [], payments = "off", words } = around;
  const Page = createRoutesStub([
    {
      id: "storefront/layout",
      path: "/",
      HydrateFallback: () => null,
      Component: () => (
        <CartProvider catalog={catalog} coupons={[]} asksForCoupons={false}>
          {element}
        </CartProvider>
      ),
      loader: () => null,
    },
  ]);
  const layout = {
    catalog: { variants: catalog, isComplete: true },
    payments,
    content: { ...delivered, ...words },
  };
  return renderToStaticMarkup(
    <Page hydrationData={{ loaderData: { "storefront/layout": layout } }} />,
  );
}
