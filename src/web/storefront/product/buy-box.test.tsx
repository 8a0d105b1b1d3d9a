import { expect, test } from "vitest";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { BuyBox } from "./buy-box.tsx";
import Facts from "./facts.tsx";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { renderInShop } from "../shop-page.fixture.tsx";

function renderBuyBox(variant: CatalogVariant): string {
  return renderInShop(<BuyBox variant={variant} />, { catalog: [variant] });
}

test("PDP-08 with stock both buttons work, and a large stock is not counted", () => {
  const html = renderBuyBox({ ...olive, available: 6 });
  expect(html).toContain('href="/cart"');
  expect(html).toContain('href="/order/olive?buy=1"');
  expect(html).not.toContain("<button");
  expect(html).not.toContain("left!");
});

test("PDP-07 the last item is announced in the singular", () => {
  expect(renderBuyBox({ ...olive, available: 1 })).toContain("Only 1 bag left!");
});

test("PDP-09 the payment note is shown only while payment is off", () => {
  const note = "Secure payment processing coming soon";
  expect(renderInShop(<Facts />, { payments: "off" })).toContain(note);
  expect(renderInShop(<Facts />, { payments: "manual" })).not.toContain(note);
});

test("PDP-06 the price comes from the catalogue", () => {
  expect(renderBuyBox(olive)).toContain("$74.99");
});
