import { expect, test } from "vitest";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { renderInShop } from "../shop-page.fixture.tsx";
import { listImprintLines } from "./imprint-lines.ts";
import { Footer } from "./footer.tsx";
import { listShopLinks } from "./shop-links.ts";

function renderLinks(variants: readonly CatalogVariant[], isComplete = true): string[] {
  const html = renderInShop(
    <Footer shop={listShopLinks({ variants, isComplete }, delivered.brand.trade)} imprint={[]} />,
  );
  return [...html.matchAll(/href="(\/products?\b[^"]*)"/g)].map(([, to = ""]) => to);
}

const colors = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ ...olive, slug: `color-${nth}` }));
const bowl = { ...olive, slug: "bowl", productId: crypto.randomUUID() };

test("SHELL-72 for one product in a few colors the footer links to each of them", () => {
  expect(renderLinks(colors(3))).toEqual([0, 1, 2].map((nth) => `/product/color-${nth}`));
  expect(renderLinks([])).toEqual([]);
});

test("SHELL-72 for several products, or from the seventh color on, the footer links to the collection", () => {
  expect(renderLinks([...colors(1), bowl])).toEqual(["/product/color-0", "/products"]);
  expect(renderLinks(colors(7))).toHaveLength(7);
  expect(renderLinks(colors(7)).at(-1)).toBe("/products");
  expect(renderLinks(colors(2), false).at(-1)).toBe("/products");
});

test("WORDS-10 the footer shows the parts of the imprint that are filled in", () => {
  const footerWith = (imprint: Partial<typeof delivered.brand.imprint>) => {
    const brand = { ...delivered.brand, imprint: { ...delivered.brand.imprint, ...imprint } };
    return renderInShop(<Footer shop={[]} imprint={listImprintLines(brand)} />);
  };
  expect(footerWith({})).not.toContain("<address");
  const html = footerWith({ postalAddress: "1 Harbour St\nJaffa", phone: "+972 3 555 0100" });
  expect(html).toContain(`<div>${delivered.brand.legalName}</div><div>1 Harbour St\nJaffa</div>`);
  expect(html).toContain('href="tel:+97235550100"');
  expect(html).not.toContain("Company number");
  expect(footerWith({ euResponsible: "<b>Kai</b>" })).toContain("&lt;b&gt;Kai&lt;/b&gt;");
});
