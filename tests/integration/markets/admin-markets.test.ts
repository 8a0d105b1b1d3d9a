// The markets that the owner keeps, over HTTP.
import { expect, test } from "vitest";
import { z } from "zod";
import { examplesSchema, marketRowSchema, type MarketAnswer } from "#modules/markets/contract.ts";
import { market } from "#modules/markets/market.ts";
import { createSample, pickValues } from "#shared/records/record.ts";
import { setRates } from "../../support/set-rates.ts";
import { startBackOffice } from "../orders/back-office.ts";

const { asAdmin, database, enter, receive, now } = await startBackOffice();
await receive("olive", 20);
await setRates(database, { ILS: 3.7, EUR: 0.5 });

const PATH = "/api/admin/markets";
const read = async () =>
  z
    .object({ markets: z.array(marketRowSchema) })
    .parse(JSON.parse((await asAdmin("GET", PATH)).text)).markets;

async function find(code: string): Promise<MarketAnswer> {
  const found = (await read()).find((each) => each.code === code);
  if (found === undefined) throw new Error(`no market is ${code}`);
  return found;
}

const change = (row: MarketAnswer, changes: object) =>
  asAdmin("PUT", `${PATH}/${row.id}`, {
    ...pickValues(market, row),
    ...changes,
    version: row.version,
  });
const add = (changes: object) =>
  asAdmin("POST", PATH, { ...createSample(market), code: "added", ...changes });
const remove = ({ id }: MarketAnswer) => asAdmin("DELETE", `${PATH}/${id}`);
const today = () => now().toISOString().slice(0, 10);

async function findExample(place: string, query = "") {
  const { text } = await asAdmin("GET", `${PATH}/examples${query}`);
  const found = examplesSchema
    .parse(JSON.parse(text))
    .examples.find((example) => example.place === place);
  if (found === undefined) throw new Error(`no example is in ${place}`);
  return found;
}

test("MARKET-10 a place is in one market only, and its country is one that there is", async () => {
  expect(await add({ places: ["GB"] })).toMatchObject({
    status: 422,
    fields: { places: ["taken", "GB", (await find("uk")).name] },
  });
  expect(await add({ places: ["UK"] })).toMatchObject({ fields: { places: ["unknown", "UK"] } });
  expect(await add({ places: ["GBX"] })).toMatchObject({ fields: { places: ["malformed"] } });
  expect(await add({ places: [] })).toMatchObject({ fields: { places: ["required"] } });
  expect(await add({ code: "uk" })).toMatchObject({ fields: { code: ["taken"] } });
});

test("MARKET-11 problems of rates, methods and duties are told at the entry that has them", async () => {
  const { taxRates, shippingMethods, duties } = createSample(market);
  const [rate, method, duty] = [taxRates[0], shippingMethods[0], duties[0]];
  const refused = async (changes: object) => (await add(changes)).fields;
  expect(await refused({ taxRates: [rate, { ...rate, place: "TK", rateBp: 12_000 }] })).toEqual({
    "taxRates.1.rateBp": ["too_large"],
  });
  expect(await refused({ taxRates: [rate, rate] })).toEqual({ taxRates: ["twice"] });
  const steps = [
    { from: 2000, priceMinor: 900 },
    { from: 1000, priceMinor: 700 },
  ];
  expect(await refused({ shippingMethods: [{ ...method, steps, daysMin: 11 }] })).toEqual({
    "shippingMethods.0.steps": ["not_rising"],
    "shippingMethods.0.daysMax": ["reversed"],
  });
  expect(await refused({ duties: [{ ...duty, value: 10_001 }] })).toEqual({
    "duties.0.value": ["too_large"],
  });
});

test("MARKET-12 the main market is everywhere and always holds, and is not deleted", async () => {
  const main = await find("main");
  expect(await change(main, { places: ["FR"], isDelivered: false, validFrom: null })).toMatchObject(
    {
      status: 422,
      fields: { places: ["main"], isDelivered: ["main"], validFrom: ["main"] },
    },
  );
  expect(await remove(main)).toMatchObject({ status: 422, fields: { id: ["main"] } });
});

test("MARKET-13 a market that orders name is neither deleted nor a proposal again", async () => {
  const proposed = await find("il");
  await change(proposed, { validFrom: today() });
  // Without a word to the second of two who change it at once, one of them would lose.
  expect((await change(proposed, { name: "Late" })).status).toBe(409);
  await enter({ olive: 1 });
  const used = await find("il");
  expect(used.isUsed).toBe(true);
  expect(await remove(used)).toMatchObject({ status: 422, fields: { id: ["used"] } });
  expect(await change(used, { validFrom: null })).toMatchObject({
    status: 422,
    fields: { validFrom: ["used"] },
  });
  const eilat = await find("eilat");
  await change(eilat, { validFrom: today() });
  expect((await change(await find("eilat"), { validFrom: null })).status).toBe(200);
  expect((await remove(eilat)).status).toBe(204);
});

test("MARKET-14 examples tell what one piece costs in well-known places, also with the proposals", async () => {
  const plain = await findExample("munich");
  expect(plain).toMatchObject({ marketId: (await find("main")).id, isDelivered: true });
  expect(plain.price?.tax.amountMinor).toBe(0);
  expect(plain.price?.total).toEqual(plain.price?.goods);

  const tried = await findExample("munich", "?withProposals=true");
  expect(tried.marketId).toBe((await find("eu")).id);
  const { goods, tax, isTaxIncluded, total } = tried.price ?? {};
  expect(isTaxIncluded).toBe(true);
  expect(total).toEqual(goods);
  expect(tax?.amountMinor).toBe(Math.round(((goods?.amountMinor ?? 0) * 19) / 119));
  expect(await findExample("tehran", "?withProposals=true")).toMatchObject({ isDelivered: false });
  expect((await findExample("new_york", "?withProposals=true")).price).toMatchObject({
    duty: null,
    atDoor: null,
  });
  // Alone it also has the places of narrower proposals.
  const alone = await findExample("las_palmas", `?market=${tried.marketId}`);
  expect(alone.marketId).toBe(tried.marketId);
});

test("MARKET-14 a market with none of these places has an example of its own, on the day it holds", async () => {
  const rates = [{ place: null, taxClass: "standard", from: "2020-01-01", rateBp: 1000 }];
  const own = { places: ["AU/NSW", "NZ"], taxMode: "added", taxName: "GST", taxRates: rates };
  const day = "2031-05-01";
  const added = await add({ code: "south", ...own, shippingMethods: [], validFrom: day });
  const { id } = marketRowSchema.parse(JSON.parse(added.text));
  const later = await findExample("AU/NSW", `?day=${day}`);
  expect(later.marketId).toBe(id);
  const { goods, tax, total } = later.price ?? {};
  expect((total?.amountMinor ?? 0) - (tax?.amountMinor ?? 0)).toBe(goods?.amountMinor);
  expect((await findExample("AU/NSW")).marketId).not.toBe(id);
});

test("MARKET-14 an example in another currency follows its own rate, and has no price without one", async () => {
  await change(await find("eu"), { currency: "CHF" });
  expect((await findExample("paris", "?withProposals=true")).price).toBeNull();
  await setRates(database, { CHF: 0.5 });
  const { price } = await findExample("paris", "?withProposals=true");
  const plain = await findExample("tokyo");
  expect(price?.goods).toEqual({
    amountMinor: Math.round((plain.price?.goods.amountMinor ?? 0) / 2),
    currency: "CHF",
  });
});
