// Sixty baskets: the place, the goods and the day, and the sum at the door worked out by hand.
import { expect, test } from "vitest";
import { toMarketOffers } from "#modules/orders/placing/market-offers.ts";
import { computeLinePrices, findOffers } from "#modules/orders/placing/requested-lines.ts";
import { findMarketOf } from "#modules/markets/find-market.ts";
import { getSumAtDoor } from "#modules/markets/compute-order-price.ts";
import { system } from "#shared/actor.ts";
import { createMethod } from "../../support/markets.ts";
import { sellAtUnitPrice } from "../../support/sample-order.ts";
import { startSalesShop } from "./sales-shop.ts";

const { database } = await startSalesShop();
await sellAtUnitPrice(database);

const method = (priceMinor: number, changes: Parameters<typeof createMethod>[2] = {}) =>
  JSON.stringify([createMethod("Post", priceMinor, changes)]);
const duty = (kind: string, value: number, from: string) => ({
  tariffCode: "",
  origin: null,
  from,
  kind,
  value,
});
const setMarket = (code: string, columns: Record<string, unknown>) =>
  database.asOwner(
    `update markets set valid_from = '2020-01-01'${Object.keys(columns)
      .map((name, at) => `, ${name} = $${at + 2}`)
      .join("")} where code = $1`,
    [code, ...Object.values(columns)],
  );

// The terms of the markets here; rates of tax are those that a new shop proposes.
await setMarket("il", { rounding: "whole" });
await setMarket("eilat", { rounding: "whole" });
await setMarket("eu", {
  currency: "USD",
  tax_limit_minor: 15_000,
  shipping_methods: method(900, { freeOverMinor: 20_000 }),
  duties: JSON.stringify([duty("flat", 300, "2026-07-01")]),
});
await setMarket("uk", {
  currency: "USD",
  tax_limit_minor: 13_500,
  shipping_methods: method(1200),
});
await setMarket("ni", { currency: "USD" });
await setMarket("channel", {});
await setMarket("canary", {});
await setMarket("us", {
  tax_mode: "added",
  tax_name: "Sales tax",
  tax_rates: JSON.stringify([
    { place: null, taxClass: "standard", from: "2020-01-01", rateBp: 0 },
    { place: "US/MA", taxClass: "standard", from: "2020-01-01", rateBp: 625 },
  ]),
  shipping_methods: method(1500, { kind: "weight", steps: [{ from: 3000, priceMinor: 2500 }] }),
  duty_terms: "at_door",
  duties: JSON.stringify([
    duty("percent", 1760, "2026-01-01"),
    duty("percent", 1000, "2027-01-01"),
  ]),
});
await database.asOwner("update product_variants set weight_grams = 1200 where slug = 'olive'");

type Basket = readonly [
  country: string,
  postalCode: string,
  state: string,
  pieces: number,
  percentOff: number,
  day: string,
  currency: string,
  goods: number,
  shipping: number,
  tax: number,
  duty: number,
  total: number,
  atDoor: number,
];

const baskets: readonly Basket[] = [
  ["AT", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1400, 300, 8699, 8699],
  ["BE", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["BG", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1400, 300, 8699, 8699],
  ["CY", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1341, 300, 8699, 8699],
  ["CZ", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["DE", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1341, 300, 8699, 8699],
  ["DK", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1680, 300, 8699, 8699],
  ["EE", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1625, 300, 8699, 8699],
  ["ES", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["FI", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1707, 300, 8699, 8699],
  ["FR", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1400, 300, 8699, 8699],
  ["GR", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1625, 300, 8699, 8699],
  ["HR", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1680, 300, 8699, 8699],
  ["HU", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1785, 300, 8699, 8699],
  ["IE", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1570, 300, 8699, 8699],
  ["IT", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1514, 300, 8699, 8699],
  ["LT", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["LU", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1221, 300, 8699, 8699],
  ["LV", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["MT", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1281, 300, 8699, 8699],
  ["NL", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["PL", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1570, 300, 8699, 8699],
  ["PT", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1570, 300, 8699, 8699],
  ["RO", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["SE", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1680, 300, 8699, 8699],
  ["SI", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1514, 300, 8699, 8699],
  ["SK", "10115", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1570, 300, 8699, 8699],
  ["DE", "10115", "", 2, 0, "2026-12-01", "USD", 14998, 900, 2539, 300, 16198, 16198],
  ["DE", "10115", "", 3, 0, "2026-12-01", "USD", 22497, 0, 0, 300, 22797, 22797],
  ["FR", "10115", "", 2, 10, "2026-12-01", "USD", 13498, 900, 2400, 300, 14698, 14698],
  ["HU", "10115", "", 2, 20, "2026-12-01", "USD", 11998, 900, 2742, 300, 13198, 13198],
  ["LU", "10115", "", 3, 15, "2026-12-01", "USD", 19122, 0, 0, 300, 19422, 19422],
  ["FI", "10115", "", 1, 10, "2026-12-01", "USD", 6749, 900, 1554, 300, 7949, 7949],
  ["IL", "3303101", "", 1, 0, "2026-12-01", "ILS", 27700, 0, 4225, 0, 27700, 27700],
  ["IL", "6100000", "", 2, 0, "2026-12-01", "ILS", 55400, 0, 8451, 0, 55400, 55400],
  ["IL", "9100001", "", 1, 10, "2026-12-01", "ILS", 24930, 0, 3803, 0, 24930, 24930],
  ["IL", "8800001", "", 1, 0, "2026-12-01", "ILS", 27700, 0, 0, 0, 27700, 27700],
  ["IL", "8811111", "", 3, 20, "2026-12-01", "ILS", 66480, 0, 0, 0, 66480, 66480],
  ["GB", "SW1A 1AA", "", 1, 0, "2026-12-01", "USD", 7499, 1200, 1450, 0, 8699, 8699],
  ["GB", "SW1A 1AA", "", 2, 0, "2026-12-01", "USD", 14998, 1200, 2700, 0, 16198, 16198],
  ["GB", "EH1 1YZ", "", 2, 10, "2026-12-01", "USD", 13498, 1200, 2450, 0, 14698, 14698],
  ["GB", "BT1 5GS", "", 1, 0, "2026-12-01", "USD", 7499, 0, 1250, 0, 7499, 7499],
  ["GB", "bt15gs", "", 2, 0, "2026-12-01", "USD", 14998, 0, 2500, 0, 14998, 14998],
  ["GB", "M1 1AE", "", 3, 0, "2026-12-01", "USD", 22497, 1200, 0, 0, 23697, 23697],
  ["GG", "GY1 1AA", "", 1, 0, "2026-12-01", "USD", 7499, 0, 0, 0, 7499, 7499],
  ["JE", "GY1 1AA", "", 1, 0, "2026-12-01", "USD", 7499, 0, 0, 0, 7499, 7499],
  ["ES", "35001", "", 1, 0, "2026-12-01", "USD", 7499, 0, 0, 0, 7499, 7499],
  ["ES", "38001", "", 1, 0, "2026-12-01", "USD", 7499, 0, 0, 0, 7499, 7499],
  ["ES", "28001", "", 1, 0, "2026-12-01", "USD", 7499, 900, 1457, 300, 8699, 8699],
  ["ES", "51001", "", 1, 0, "2026-12-01", "USD", 7499, 0, 0, 0, 7499, 7499],
  ["US", "97201", "OR", 1, 0, "2026-12-01", "USD", 7499, 1500, 0, 0, 8999, 10319],
  ["US", "97201", "Oregon", 2, 0, "2026-12-01", "USD", 14998, 1500, 0, 0, 16498, 19138],
  ["US", "97201", "MA", 1, 0, "2026-12-01", "USD", 7499, 1500, 563, 0, 9562, 10882],
  ["US", "97201", "Massachusetts", 3, 10, "2026-12-01", "USD", 20247, 2500, 1421, 0, 24168, 27731],
  ["US", "97201", "NY", 1, 0, "2027-01-01", "USD", 7499, 1500, 0, 0, 8999, 9749],
  ["US", "97201", "", 4, 20, "2027-01-01", "USD", 23997, 2500, 0, 0, 26497, 28897],
  ["JP", "100", "", 2, 10, "2026-12-01", "USD", 13498, 0, 0, 0, 13498, 13498],
  ["AU", "100", "", 2, 10, "2026-12-01", "USD", 13498, 0, 0, 0, 13498, 13498],
  ["BR", "100", "", 2, 10, "2026-12-01", "USD", 13498, 0, 0, 0, 13498, 13498],
  ["CA", "100", "", 2, 10, "2026-12-01", "USD", 13498, 0, 0, 0, 13498, 13498],
];

test.for(baskets)(
  "MARKET-76 %s %s %s: %i pieces, %i percent off, on %s",
  async ([country, postalCode, state, quantity, percent, today, ...sums]) => {
    const price = await database.runInTransaction(system, async (db) => {
      const ctx = { db, clock: () => new Date(`${today}T12:00:00Z`) };
      const found = await findMarketOf(ctx, { country, postalCode, state });
      const place = { ...found, today, rate: { rate: "3.7" } };
      const offers = toMarketOffers(await findOffers(ctx, { slugs: ["olive"] }), place);
      const coupon = {
        code: "OFF",
        kind: "percent",
        value: percent,
        minimumMinor: 0,
        only: null,
      } as const;
      const lines = offers.map((offer) => ({ offer, quantity }));
      return (await computeLinePrices({}, lines, coupon, place)).price;
    });
    const { subtotal, discount, shipping, tax, duty: charged, total } = price;
    expect([
      subtotal.currency,
      subtotal.amountMinor - discount.amountMinor,
      ...[shipping, tax, charged, total, getSumAtDoor(price)].map(({ amountMinor }) => amountMinor),
    ]).toEqual(sums);
  },
);
