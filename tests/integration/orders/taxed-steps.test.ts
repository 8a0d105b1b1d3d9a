// Steps of orders in a market with tax, shipping and duty.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { readReport } from "#modules/analytics/read-report.ts";
import type { VatAnswer } from "#modules/markets/vat-register.ts";
import { ownMarketServices } from "#modules/markets/tax-service.ts";
import { createOrder } from "#modules/orders/placing/create-order.ts";
import { orderProcessingEndpoints as endpoints } from "#modules/orders/processing/endpoints.ts";
import { setRates } from "../../support/set-rates.ts";
import { startTaxedShop, TAXED } from "./taxed-shop.ts";

const shop = await startTaxedShop();
const { asAdmin, asStaff, database, newEmail, read, setTerms, variants } = shop;
const [bag = "", , , bowl = ""] = variants;

const terms = {
  taxMode: "included",
  standard: 2_000,
  reduced: 500,
  limit: null,
  shipping: 900,
  dutyTerms: "none",
  dutyBp: 0,
  dutyFlat: 0,
} as const;
const address = { line1: "1 Road", city: "Nelson", postalCode: "7010", country: TAXED };

/** Enters an order by hand of one bag and returns its id. */
async function enter(more: Record<string, unknown> = {}, answer?: VatAnswer): Promise<string> {
  const order = endpoints.createOrder.body.parse({
    idempotencyKey: randomUUID(),
    customer: { name: "Noa Levi", email: newEmail() },
    lines: [{ variantId: bag, quantity: 1 }],
    shippingMethod: "post",
    billingAddress: address,
    ...more,
  });
  const marketServices = answer && {
    ...ownMarketServices,
    vatRegister: { check: async () => Promise.resolve(answer) },
  };
  const { id } = await asStaff((ctx) =>
    createOrder({ ...ctx, ...(marketServices && { marketServices }) }, order),
  );
  return id;
}

async function edit(id: string, change: Record<string, unknown>) {
  const { version } = await read(id);
  return asAdmin("PATCH", `/api/admin/orders/${id}`, { version, ...change });
}

test("MARKET-33 profit counts no tax and no shipping, revenue all of it, and customs the value without tax", async () => {
  await setTerms(terms);
  await database.asOwner(
    `insert into variant_costs (variant_id, cost_minor, currency) values ($1, 3000, 'USD')
     on conflict (variant_id) do update set cost_minor = 3000, currency = 'USD'`,
    [bag],
  );
  const id = await enter({ isPaid: true, status: "completed" });
  const [sold] = await database.asOwner(
    `select sum(revenue_minor)::integer as revenue, sum(costed_minor)::integer as goods, sum(profit_minor)::integer as profit
     from order_sales where order_id = $1`,
    [id],
  );
  // The bag for 74.99 holds a tax of 12.50.
  expect(sold).toEqual({ revenue: 8_399, goods: 6_249, profit: 3_249 });
  const { text } = await asAdmin("GET", `/api/admin/orders/${id}/customs`);
  expect(JSON.parse(text)).toMatchObject({ lines: [{ value: { amountMinor: 6_249 } }] });
});

test("MARKET-34 the report has tax by market and rate, less what went back", async () => {
  const readTaxes = async () => (await asStaff((ctx) => readReport(ctx, "30"))).money.taxes;
  const before = await readTaxes();
  expect(before).toMatchObject([
    { name: "VAT", rateBp: 2_000, collected: { original: { amountMinor: 1_400 } } },
  ]);
  const id = await enter({
    lines: [
      { variantId: bag, quantity: 1 },
      { variantId: bowl, quantity: 1 },
    ],
    isPaid: true,
    status: "completed",
  });
  const { tax, total } = await read(id);
  await asAdmin("POST", `/api/admin/orders/${id}/refunds`, {
    idempotencyKey: randomUUID(),
    amountMinor: total.amountMinor,
  });
  const after = await readTaxes();
  expect(after.map(({ rateBp }) => rateBp)).toEqual([500, 2_000]);
  const sum = (key: "collected" | "refunded") =>
    after.reduce((all, row) => all + row[key].original.amountMinor, 0);
  expect([sum("collected"), sum("refunded")]).toEqual([1_400 + tax.amountMinor, tax.amountMinor]);
});

test("MARKET-36 a new address changes no terms, and one that is not delivered to is refused at its country", async () => {
  const id = await enter();
  const before = await read(id);
  await edit(id, { billingAddress: { ...address, country: "US", postalCode: "97205" } });
  const after = await read(id);
  expect([after.total, after.tax, after.market]).toEqual([before.total, before.tax, before.market]);
  const { text } = await asAdmin("GET", "/api/admin/markets/of-address?country=NZ");
  expect(JSON.parse(text)).toMatchObject({ id: before.market?.id, isDelivered: true });
  await database.asOwner("update markets set valid_from = '2020-01-01' where code = 'unserved'");
  const toNowhere = { billingAddress: { ...address, country: "KP" } };
  expect(await edit(id, toNowhere)).toMatchObject({
    status: 422,
    fields: { "billingAddress.country": ["not_delivered"] },
  });
});

test.each([
  ["valid", true, 0],
  ["unavailable", false, 1_400],
] as const)(
  "MARKET-37 a company whose number the register calls %s pays the tax itself: %s",
  async (answer, isReverseCharge, tax) => {
    await database.asOwner(
      "update market_places set market_id = (select id from markets where code = 'taxed') where place = 'DE'",
    );
    const id = await enter(
      { vatNumber: "de 136 695 976", billingAddress: { ...address, country: "DE" } },
      answer,
    );
    expect(await read(id)).toMatchObject({
      customerVatNumber: "DE136695976",
      isReverseCharge,
      tax: { amountMinor: tax },
    });
    // The company is of another country than the goods go to.
    const other = await enter({ vatNumber: "DE136695976" }, answer);
    expect(await read(other)).toMatchObject({ isReverseCharge: false });
  },
);

test.each([
  ["DE123", "valid", "malformed"],
  ["DE136695976", "invalid", "not_registered"],
] as const)(
  "MARKET-37 the VAT number %s, which is %s, is refused: %s",
  async (vatNumber, answer, problem) => {
    await expect(enter({ vatNumber }, answer)).rejects.toMatchObject({
      fields: { vatNumber: [problem] },
    });
  },
);

test("MARKET-38 added lines have the rates of the day of the order, and duty is what it was after an agreed total", async () => {
  await setTerms({ ...terms, taxMode: "added", dutyTerms: "paid", dutyBp: 1_000 });
  const id = await enter();
  const before = await read(id);
  expect(before).toMatchObject({ tax: { amountMinor: 1_680 }, duty: { amountMinor: 750 } });
  await setTerms({ ...terms, taxMode: "added", standard: 2_500, dutyTerms: "paid", dutyBp: 1_000 });
  await edit(id, { agreedTotal: { amountMinor: 6_000, reason: "A regular" } });
  expect(await read(id)).toMatchObject({ total: { amountMinor: 6_000 }, isTaxIncluded: true });
  await edit(id, { agreedTotal: null });
  const { total, tax, duty } = await read(id);
  expect([total, tax, duty]).toEqual([before.total, before.tax, before.duty]);
  await edit(id, { added: [{ variantId: bag, quantity: 1 }] });
  const { lines, duty: more } = await read(id);
  expect(lines.map(({ taxRateBp }) => taxRateBp)).toEqual([2_000, 2_000]);
  expect(more.amountMinor).toBe(1_500);
});

test("MARKET-38 goods of a class that the order has not yet have the rate of its market", async () => {
  await setTerms(terms);
  const id = await enter();
  await edit(id, { added: [{ variantId: bowl, quantity: 1 }] });
  const { lines } = z
    .object({ lines: z.array(z.object({ taxRateBp: z.int() })) })
    .parse(await read(id));
  expect(lines).toEqual([{ taxRateBp: 2_000 }, { taxRateBp: 500 }]);
});

test("MARKET-35 an order in dollars pays the shipping of a market in euros by the day's rate", async () => {
  await setTerms(terms);
  await database.asOwner("update markets set currency = 'EUR' where code = 'taxed'");
  await setRates(database, { ILS: 3.5, EUR: 0.9 });
  expect((await read(await enter())).shipping).toEqual({ amountMinor: 1_000, currency: "USD" });
});
