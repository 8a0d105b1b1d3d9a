// The rights that laws give, by country: on the pages of a shop with such markets in effect, and of
// one without.
import { within } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { eu } from "#content/rights/eu.ts";
import { il } from "#content/rights/il.ts";
import { rights } from "#content/rights.ts";
import { uk } from "#content/rights/uk.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { paths } from "#web/paths.ts";
import { findHtmlDefects } from "../../support/find-html-defects.ts";
import { putMarketsInEffect } from "../../support/markets-in-effect.ts";
import { publishWords } from "../../support/publish-words.ts";
import type { details } from "../../support/sample-order.ts";
import { createGuestOrder, createVariants } from "../../support/variants.ts";
import { getAttribute, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();
const { findVariant } = createVariants(shop);
const product = paths.product("olive");
const names: readonly string[] = [il.name, eu.name, uk.name];

/** Puts markets into effect, and has all pages made anew. */
async function put(...codes: Parameters<typeof putMarketsInEffect>[1]) {
  await putMarketsInEffect(shop.database, codes);
  shop.expirePages();
}
beforeEach(async () => {
  await put();
});

const listHeadings = (main: HTMLElement, level: number) =>
  within(main).queryAllByRole("heading", { level }).map(readText);
const readSitemap = async () => (await shop.send(paths.sitemap)).text();

test("LAW-01 without a market in effect no page changes, whatever the owner has written, and none has the rights", async () => {
  const pages = [paths.home, product, paths.terms, paths.order("olive")];
  const readAll = () => Promise.all(pages.map(async (path) => (await shop.read(path)).html));
  const before = await readAll();
  await publishWords(shop.database, "rights/eu", { name: "Elsewhere" });
  await put();
  expect(await readAll()).toEqual(before);
  for (const html of before) expect(html).not.toMatch(/"\/rights|Your rights by country/);
  expect((await shop.read(paths.rights)).status).toBe(404);
  expect(await readSitemap()).not.toContain(paths.rights);
  await shop.database.asOwner("delete from content_documents where key = 'rights/eu'");
});

test("LAW-02 the page has the rights of each market in effect, with their parts", async () => {
  await put("eu", "il");
  const { status, main, document, html } = await shop.read(paths.rights);
  expect(status).toBe(200);
  expect(await findHtmlDefects(html)).toEqual([]);
  expect(getAttribute(document, "link[rel=canonical]", "href")).toMatch(/\/rights$/);
  expect(listHeadings(main, 2).filter((heading) => names.includes(heading))).toEqual([
    il.name,
    eu.name,
  ]);
  const parts: readonly { readonly heading: string }[] = [
    il.withdrawal,
    il.cancelling,
    il.guarantee,
    il.prices,
    eu.withdrawal,
    eu.cancelling,
    eu.guarantee,
    eu.prices,
    eu.responsible,
    eu.form,
  ];
  expect(listHeadings(main, 3)).toEqual(parts.map(({ heading }) => heading));
  const text = readText(main);
  expect(text).toContain("You have 14 days to withdraw");
  expect(text).toContain("5% of the price or ₪100");
  expect(text).not.toMatch(/[{}]|Responsible person in the European Union:/);
  for (const id of ["eu", "il"]) expect(document.getElementById(id)).not.toBeNull();
});

test("LAW-02 the sitemap, the footer and the terms lead to the page", async () => {
  await put("uk");
  expect(await readSitemap()).toContain(`${paths.rights}</loc>`);
  const { document, main } = await shop.read(paths.terms);
  const footer = document.querySelector("footer") ?? document.body;
  for (const place of [footer, main]) {
    const link = within(place).getByRole("link", { name: rights.link });
    expect(link).toHaveProperty("pathname", paths.rights);
  }
  const ofMarket = await shop.read(`/uk${paths.terms}`);
  expect(within(ofMarket.main).getByRole("link", { name: rights.link })).toHaveProperty(
    "pathname",
    `/uk${paths.rights}`,
  );
  // The link is no section of its own.
  expect(main.querySelectorAll("article h2")).toHaveLength(8);
});

test("LAW-03 a product's page has the rights of each market in effect, and the responsible person", async () => {
  await put("eu", "il");
  const euResponsible = "Person GmbH, Hauptstr. 1, 10115 Berlin";
  await publishWords(shop.database, "brand", { imprint: { euResponsible } });
  const { main } = await shop.read(product);
  const text = readText(main);
  expect(text).toMatch(/European Union: You can withdraw within 14 days.*at least 2 years/);
  expect(text).toMatch(/Israel: You can cancel in writing within 14 days/);
  expect(text).toContain(
    `Responsible person for product safety in the European Union: ${euResponsible}`,
  );
  expect(text).not.toContain("United Kingdom:");
  within(main).getByRole("link", { name: rights.link });
  await shop.database.asOwner("delete from content_documents where key = 'brand'");
});

test("LAW-05 the page of an order has the rights of its place in short", async () => {
  await put("uk");
  await shop.database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason, note)
     select id, sku, 50, 'receipt', 'A delivery' from product_variants where slug = 'olive'`,
  );
  const variant = await findVariant("olive");
  const place = async (changes: Partial<typeof details>) => {
    const body = createGuestOrder(variant, 1, shop.newEmail());
    const answer = await shop.post("/api/orders", {
      ...body,
      details: { ...body.details, ...changes },
    });
    const { accessKey } = (await answer.json()) as { accessKey: string };
    return shop.read(paths.orderStatus(encodeURIComponent(accessKey)));
  };
  const { main } = await place({ country: "GB", state: "", postalCode: "SW1A 1AA" });
  const panel = within(main).getByRole("region", { name: orderStatus.rights.title });
  expect(readText(panel)).toMatch(/United Kingdom: You can cancel within 14 days/);
  const link = within(panel).getByRole("link", { name: orderStatus.rights.more });
  expect(link.getAttribute("href")).toBe(`${paths.rights}#uk`);
  const abroad = await place({});
  expect(within(abroad.main).queryByRole("region", { name: orderStatus.rights.title })).toBeNull();
});
