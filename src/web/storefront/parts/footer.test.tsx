import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { Footer } from "./footer.tsx";
import { shopLinks } from "./shop-links.ts";

function linksOf(variants: readonly CatalogVariant[], isComplete = true): string[] {
  const Page = createRoutesStub([
    { path: "/", Component: () => <Footer shop={shopLinks({ variants, isComplete })} /> },
  ]);
  const html = renderToStaticMarkup(<Page />);
  return [...html.matchAll(/href="(\/products?\b[^"]*)"/g)].map(([, to = ""]) => to);
}

const colours = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ ...olive, slug: `colour-${nth}` }));
const bowl = { ...olive, slug: "bowl", productId: crypto.randomUUID() };

test("SHELL-72 one product in a few colours is all that the footer leads to", () => {
  expect(linksOf(colours(3))).toEqual([0, 1, 2].map((nth) => `/product/colour-${nth}`));
  expect(linksOf([])).toEqual([]);
});

test("SHELL-72 for other products, and from the seventh colour on, the collection stands", () => {
  expect(linksOf([...colours(1), bowl])).toEqual(["/product/colour-0", "/products"]);
  expect(linksOf(colours(7))).toHaveLength(7);
  expect(linksOf(colours(7)).at(-1)).toBe("/products");
  expect(linksOf(colours(2), false).at(-1)).toBe("/products");
});
