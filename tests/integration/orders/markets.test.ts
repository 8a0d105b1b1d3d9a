// Orders in markets, from the checkout to an edit, over HTTP and in the database.
import { expect, test } from "vitest";
import { z } from "zod";
import { rehearsalSchema } from "#modules/orders/rehearsal/contract.ts";
import { marketRowSchema } from "#modules/markets/contract.ts";
import { createMethod } from "../../support/markets.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { setRates } from "../../support/set-rates.ts";
import { startSalesShop } from "./sales-shop.ts";

const { place, send, asAdmin, database, newEmail } = await startSalesShop();

await database.asOwner(
  `insert into stock_movements (variant_id, sku, quantity, reason)
   select id, sku, 200, 'receipt' from product_variants where slug = 'olive'`,
);

const listed = z.object({ markets: z.array(marketRowSchema) });
async function readMarket(code: string) {
  const { text } = await asAdmin("GET", "/api/admin/markets");
  const found = listed.parse(JSON.parse(text)).markets.find((each) => each.code === code);
  if (found === undefined) throw new Error(`there is no market ${code}`);
  return found;
}

async function change(code: string, values: Record<string, unknown>) {
  const { id, isMain: _main, isUsed: _used, ...row } = await readMarket(code);
  return asAdmin("PUT", `/api/admin/markets/${id}`, { ...row, ...values });
}

const orderTo = (address: Record<string, string>, total: number, units = { olive: 2 }) => ({
  ...orderBody(units),
  expectedTotal: { amountMinor: total, currency: "USD" },
  details: { ...details, ...address, email: newEmail() },
});

async function readOrder(id: string) {
  const [row] = await database.asOwner(
    `select o.total_minor, o.shipping_minor, o.shipping_method, o.tax_minor, o.is_tax_included,
       o.tax_name, o.duty_minor, m.code, sum(i.tax_minor)::integer as lines
     from orders o left join markets m on m.id = o.market_id join order_items i on i.order_id = o.id
     where o.id = $1 group by o.id, m.id`,
    [id],
  );
  return row;
}

/** Of the terms that a new shop proposes for the Union, only the rates. */
const inDollars = {
  validFrom: "2026-01-01",
  currency: "USD",
  taxLimitMinor: null,
  duties: [],
};

const post = createMethod("Post", 900, { publicName: "Parcel post" });

test("MARKET-07 a new shop has one market for the whole world, and proposals that change nothing", async () => {
  const { text } = await asAdmin("GET", "/api/admin/markets");
  const { markets } = listed.parse(JSON.parse(text));
  expect(markets.filter(({ validFrom }) => validFrom !== null)).toMatchObject([
    { code: "main", isMain: true, isDelivered: true, taxMode: "none", shippingMethods: [] },
  ]);
  const id = await place(orderTo({ country: "IR" }, 14_998));
  expect(await readOrder(id)).toMatchObject({ code: "main", total_minor: 14_998, tax_minor: 0 });
});

test("MARKET-04 MARKET-07 an order has the tax and shipping of its market from the confirmed day on", async () => {
  await change("eu", { ...inDollars, shippingMethods: [post] });
  const tooLow = await send("/api/orders", orderTo({ country: "DE" }, 14_998));
  expect(tooLow).toMatchObject({
    status: 409,
    code: "offer_changed",
    fields: { total: ["15898"] },
  });
  const id = await place(orderTo({ country: "DE" }, 15_898));
  expect(await readOrder(id)).toEqual({
    code: "eu",
    total_minor: 15_898,
    shipping_minor: 900,
    shipping_method: "Parcel post",
    tax_minor: 2395 + 144,
    lines: 2395,
    is_tax_included: true,
    tax_name: "VAT",
    duty_minor: 0,
  });
  const french = await readOrder(await place(orderTo({ country: "FR" }, 15_898)));
  expect(french).toMatchObject({ lines: 2500, tax_minor: 2650 });
});

test("MARKET-04 an edit keeps the rates of the order, whatever the market's are by then", async () => {
  await change("eu", { ...inDollars, shippingMethods: [post] });
  const id = await place(orderTo({ country: "DE" }, 15_898));
  await change("eu", {
    taxRates: [{ place: null, taxClass: "standard", from: "2020-01-01", rateBp: 1 }],
  });
  const read = await asAdmin("GET", `/api/admin/orders/${id}`);
  const { version, lines } = z
    .looseObject({ version: z.string(), lines: z.array(z.looseObject({ id: z.string() })) })
    .parse(JSON.parse(read.text));
  const edited = await asAdmin("PATCH", `/api/admin/orders/${id}`, {
    version,
    lines: [{ lineId: lines[0]?.id, quantity: 3 }],
  });
  expect(edited).toMatchObject({ status: 204 });
  expect(await readOrder(id)).toMatchObject({
    total_minor: 22_497 + 900,
    lines: 3592,
    tax_minor: 3592 + 144,
  });
});

test("MARKET-06 a place that is not served is refused at the country, at the checkout and by hand", async () => {
  await change("unserved", { validFrom: "2026-01-01" });
  const refused = await send("/api/orders", orderTo({ country: "IR" }, 14_998));
  expect(refused).toMatchObject({
    status: 422,
    fields: { "details.country": ["not_delivered"] },
  });
  const other = {
    sameAsShipping: false,
    shippingCountry: "IR",
    shippingAddressLine1: "1 A St",
    shippingCity: "T",
    shippingPostalCode: "1",
  };
  const elsewhere = orderTo({ country: "US" }, 14_998);
  expect(
    await send("/api/orders", {
      ...elsewhere,
      details: { ...elsewhere.details, ...other },
    }),
  ).toMatchObject({ status: 422, fields: { "details.shippingCountry": ["not_delivered"] } });
  await change("unserved", { validFrom: null });
});

test("MARKET-75 MARKET-74 an order to a market has its prices and its currency", async () => {
  await setRates(database, { ILS: 3.7 });
  await change("il", { validFrom: "2026-01-01", rounding: "whole" });
  const body = orderTo({ country: "IL", postalCode: "3303101" }, 14_998);
  const refused = await send("/api/orders", body);
  expect(refused).toMatchObject({ status: 409, fields: { total: ["55400"] } });
  const id = await place({ ...body, expectedTotal: { amountMinor: 55_400, currency: "ILS" } });
  expect(await readOrder(id)).toMatchObject({ code: "il", total_minor: 55_400, lines: 8451 });
  const [order] = await database.asOwner("select currency from orders where id = $1", [id]);
  expect(order).toEqual({ currency: "ILS" });
  await change("il", { validFrom: null });
});

test("MARKET-77 terms of a market are tried on the orders that went there before they are saved", async () => {
  await place(orderTo({ country: "JP", state: "", postalCode: "100-0001" }, 14_998));
  await place(orderTo({ country: "AU", state: "NSW", postalCode: "2000" }, 14_998));
  const {
    id: _id,
    isMain: _main,
    isUsed: _used,
    version: _version,
    ...us
  } = await readMarket("us");
  const rehearse = async (values: Record<string, unknown>) => {
    const body = { ...us, code: "jp", places: ["JP"], id: null, ...values };
    const { text } = await asAdmin("POST", "/api/admin/markets/rehearsal", body);
    return rehearsalSchema.parse(JSON.parse(text));
  };
  const paid = await rehearse({ shippingMethods: [post] });
  expect(paid).toMatchObject({ orders: 1, change: { original: { amountMinor: 900 } } });
  expect(paid.rows[0]?.before.original.amountMinor).toBe(14_998);
  const tax = { place: null, taxClass: "standard", from: "2026-01-01", rateBp: 1000 };
  const taxed = { taxMode: "included", taxName: "Tax", taxRates: [tax] };
  // A tenth on top of 136.35 is 149.98.
  expect(await rehearse(taxed)).toMatchObject({ change: { original: { amountMinor: -1363 } } });
  expect(await rehearse({ places: ["KR"] })).toMatchObject({ orders: 0 });
});
