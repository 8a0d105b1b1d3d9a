// Pages of markets as they are sent.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { formatMoney } from "#i18n/format.ts";
import { onTopWords } from "#i18n/en/on-top.ts";
import { markets as text } from "#i18n/en/markets.ts";
import { money } from "#shared/money.ts";
import { createMethod } from "../../support/markets.ts";
import { setRates } from "../../support/set-rates.ts";
import { getAttribute, readData, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();

const setMarket = (code: string, values: string) =>
  shop.database.asOwner(`update markets set ${values} where code = $1`, [code]);

await setRates(shop.database, { ILS: 3.7 });

const listAlternates = (document: Document) =>
  [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
    link.getAttribute("hreflang"),
    new URL(link.getAttribute("href") ?? "", shop.url).pathname,
  ]);

test("MARKET-71 a shop without markets has no addresses, links and words of any", async () => {
  expect((await shop.read("/il/product/olive")).status).toBe(404);
  const { document, text: words } = await shop.read("/product/olive");
  expect(listAlternates(document)).toEqual([]);
  expect(words).not.toContain(text.label);
});

test("MARKET-72 MARKET-73 a market has its own pages: prices, links, address, and data for search engines", async () => {
  await setMarket("il", "valid_from = '2020-01-01', rounding = 'whole'");
  await setMarket("unserved", "valid_from = '2020-01-01'");
  shop.expirePages();

  const { document, main, status } = await shop.read("/il/product/olive");
  expect(status).toBe(200);
  // 74.99 dollars at 3.70 are 277.46 shekels.
  expect(main.textContent).toContain(formatMoney(money(27_700, "ILS")));
  expect(main.textContent).not.toContain("$");
  expect(getAttribute(document, "link[rel=canonical]", "href")).toMatch(/\/il\/product\/olive$/);
  expect(JSON.stringify(readData(document))).toContain('"priceCurrency":"ILS"');
  const links = [...document.querySelectorAll("header a[href^='/'], footer a[href^='/']")].filter(
    (link) => link.closest(`nav[aria-label="${text.label}"]`) === null,
  );
  expect(
    links.map((link) => link.getAttribute("href")).filter((href) => !href?.startsWith("/il")),
  ).toEqual([]);
  expect(getAttribute(document, "meta[property='og:image']", "content")).not.toContain("/il/");
  expect(listAlternates(document)).toEqual([
    ["x-default", "/product/olive"],
    ["en-IL", "/il/product/olive"],
  ]);
  const nav = within(document.body).getByRole("navigation", { name: text.label });
  expect(
    within(nav)
      .getAllByRole("link")
      .map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
  ).toEqual([
    ["/product/olive", null],
    ["/il/product/olive", "true"],
  ]);
  // Shipping is free in all of them.
  expect(main.textContent).toContain("Free worldwide shipping");
  // The main market is as before, but for the links to the other.
  const other = await shop.read("/product/olive");
  expect(other.main.textContent).toContain(formatMoney(money(7499, "USD")));
  expect(listAlternates(other.document)).toHaveLength(2);
});

test("MARKET-74 a market's own price comes before the rate, and an unknown market has no page", async () => {
  const [variant] = await shop.database.asOwner(
    "select id from product_variants where slug = 'olive'",
  );
  await setMarket(
    "il",
    `valid_from = '2020-01-01', prices = '[{"variantId":"${String(variant?.["id"])}","priceMinor":28990}]'`,
  );
  shop.expirePages();
  const { main } = await shop.read("/il/product/olive");
  expect(main.textContent).toContain(formatMoney(money(28_990, "ILS")));
  expect((await shop.read("/zz/product/olive")).status).toBe(404);
  const answer = await shop.send("/api/catalog/variants?slugs=olive&market=il");
  expect(await answer.json()).toMatchObject({
    variants: [{ slug: "olive", price: { amountMinor: 28_990, currency: "ILS" } }],
  });
});

test("MARKET-59 where an address adds something, a product's page says so and promises no free shipping", async () => {
  await setMarket(
    "us",
    `valid_from = '2020-01-01', shipping_methods = '${JSON.stringify([createMethod("Post", 900)])}'`,
  );
  shop.expirePages();
  const box = (await shop.read("/product/olive")).main.querySelector("h1")?.parentElement;
  expect(box?.parentElement?.textContent).toContain(onTopWords.note(["shipping", "duty"]));
  expect(box?.parentElement?.textContent).not.toContain("Free worldwide shipping");
});

test("MARKET-72 addresses that lead elsewhere lead there in the market, too", async () => {
  await setMarket("il", "valid_from = '2020-01-01'");
  await shop.database.asOwner(
    "insert into redirects (from_path, to_path, origin) values ('/old-cart', '/cart', 'manual')",
  );
  shop.expirePages();
  for (const market of ["", "/il"]) {
    // oxlint-disable-next-line no-await-in-loop -- two addresses
    const { status, headers } = await shop.read(`${market}/old-cart`);
    expect([status, headers.get("location")]).toEqual([301, `${market}/cart`]);
    // oxlint-disable-next-line no-await-in-loop -- two addresses
    const lost = await shop.read(`${market}/auth?token=a&type=recovery`);
    expect(lost.headers.get("location")).toBe(`${market}/reset-password?token=a&type=recovery`);
  }
});
