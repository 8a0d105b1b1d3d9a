// Pages of a shop whose prices depend on the address, as search engines and mails lead to them.
import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { chargeWords } from "#i18n/en/charges.ts";
import { formatMoney } from "#i18n/format.ts";
import type { PlacedOrder } from "#modules/orders/processing/contract.ts";
import type { Quote } from "#modules/orders/placing/quote-contract.ts";
import { money } from "#shared/money.ts";
import { paths } from "#web/paths.ts";
import { createMethod } from "../../support/markets.ts";
import { setRates } from "../../support/set-rates.ts";
import { createGuestOrder, createVariants } from "../../support/variants.ts";
import { readData, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();
const { findVariant } = createVariants(shop);
const munich = { country: "DE", city: "Munich", state: "", postalCode: "80331" };

async function confirmMarkets() {
  const { database } = shop;
  await database.asOwner(
    `update markets set valid_from = '2026-01-01', tax_number = 'IM3720000001',
     currency = 'USD', tax_limit_minor = null, duties = '[]', shipping_methods = $1
     where code = 'eu'`,
    [JSON.stringify([createMethod("Post", 900)])],
  );
  await database.asOwner(
    "update markets set valid_from = '2026-01-01', is_delivered = false where code = 'us'",
  );
  shop.expirePages();
}

const readOffer = async (market = "") => {
  const { document } = await shop.read(market + paths.product("olive"));
  const [product] = readData(document);
  return product;
};

test("MARKET-51 a new shop says nothing of what an address adds, and offers to all alike", async () => {
  const { html } = await shop.read(paths.product("olive"));
  expect(html).not.toContain("onTop");
  expect(await readOffer()).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: 0 } } },
  });
});

test("MARKET-61 search engines learn where goods are sent, for how much and in how many days", async () => {
  await confirmMarkets();
  const eu = policies.searchedFrom.filter((country) => ["IE", "DE", "FR", "NL"].includes(country));
  const rest = policies.searchedFrom.filter((country) => country !== "US" && !eu.includes(country));
  const toRegions = (countries: readonly string[]) =>
    countries.map((addressCountry) => ({ "@type": "DefinedRegion", addressCountry }));
  await expect
    .poll(() => readOffer())
    .toMatchObject({
      offers: {
        shippingDetails: [
          { shippingDestination: toRegions(rest), shippingRate: { value: 0 } },
          {
            shippingDestination: toRegions(eu),
            shippingRate: { value: 9, currency: "USD" },
            deliveryTime: { transitTime: { minValue: 5, maxValue: 10 } },
          },
        ],
      },
    });
});

test("MARKET-58 the page of an order names the way to ship, its tax, and the number of that", async () => {
  await confirmMarkets();
  const order = createGuestOrder(await findVariant("olive"), 1, shop.newEmail());
  const told = await shop.post("/api/checkout/quote", { lines: order.lines, ...munich });
  // Our own API answers in the shape of its contract, here and below.
  const { price } = (await told.json()) as Quote;
  const answer = await shop.post("/api/orders", {
    ...order,
    expectedTotal: price?.total,
    details: { ...order.details, ...munich },
  });
  const { accessKey } = (await answer.json()) as PlacedOrder;
  const text = readText((await shop.read(paths.orderStatus(accessKey))).main);
  const tax = formatMoney(price?.tax?.amount ?? money(0, "USD"));
  expect(text).toContain(`Shipping (Post)${formatMoney(money(900, "USD"))}`);
  expect(text).toContain(`Includes VAT (19%)${tax}VAT numberIM3720000001`);
  expect(text).not.toContain(chargeWords.atDoor);
});

test("MARKET-61 shipping to a market of another foreign currency costs what an order there pays, in that of the page", async () => {
  await setRates(shop.database, { ILS: 3.7, EUR: 0.8, GBP: 0.5 });
  // An olive backpack costs 37.50 pounds, so that shipping costs 5 pounds, 10 dollars or 8 euros.
  const post = createMethod("Post", 900, {
    kind: "sum",
    steps: [{ from: 3_500, priceMinor: 500 }],
    freeOverMinor: 5_000,
  });
  await shop.database.asOwner(
    `update markets set valid_from = '2026-01-01', shipping_methods = $1,
     currency = case code when 'eu' then 'EUR' else 'GBP' end where code in ('eu', 'uk')`,
    [JSON.stringify([post])],
  );
  shop.expirePages();
  const toBritain = JSON.stringify({
    shippingDestination: [{ "@type": "DefinedRegion", addressCountry: "GB" }],
    shippingRate: { "@type": "MonetaryAmount", value: 8, currency: "EUR" },
  });
  await expect
    .poll(async () => JSON.stringify(await readOffer("/eu")))
    .toContain(toBritain.slice(1, -1));
});
