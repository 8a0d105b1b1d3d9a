// Returns of orders with tax and shipping: the money and the tax that go back.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { createMethod } from "../../support/markets.ts";
import { startReturnShop } from "./return-shop.ts";

const shop = await startReturnShop();
const { asAdmin, ask, database, giveBack, listReturns, now, read, see, step } = shop;

const [olive] = z
  .array(z.object({ id: z.uuid() }))
  .parse(await database.asOwner("select id from product_variants where slug = 'olive'"));

/** The price of an order by hand, as the form asks for it. */
async function quote(more: Record<string, unknown> = {}) {
  const { text } = await asAdmin("POST", "/api/admin/orders/quote", {
    lines: [{ variantId: olive?.id, quantity: 2 }],
    destination: { country: "DE", postalCode: "10115" },
    ...more,
  });
  return z.object({ quote: z.record(z.string(), z.unknown()).nullable() }).parse(JSON.parse(text))
    .quote;
}

/** An order by hand of two bags by express. */
async function enter(): Promise<string> {
  const { text } = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: randomUUID(),
    customer: { name: "Maya Brenner", email: shop.newEmail() },
    lines: [{ variantId: olive?.id, quantity: 2 }],
    shippingMethod: "express",
    billingAddress: { line1: "1 Street", city: "Berlin", postalCode: "10115", country: "DE" },
    isPaid: true,
  });
  return z.object({ id: z.uuid() }).parse(JSON.parse(text)).id;
}

/** The same, which has arrived. */
async function deliverByHand(): Promise<string> {
  const id = await enter();
  await asAdmin("POST", `/api/admin/orders/${id}/shipments`, { carrier: "dhl" });
  const [shipment] = (await read(id)).shipments;
  await asAdmin("PUT", `/api/admin/orders/${id}/shipments/${shipment?.id}/arrival`, {
    arrivedOn: toDay(now()),
  });
  return id;
}

/** Sends one bag of an order back, and refunds what it is worth. */
async function sendBack(id: string): Promise<{ worth: number; refundedTax: number }> {
  const [line] = (await read(id)).lines;
  const lineId = line?.id ?? "";
  shop.passTime(1);
  await ask({ id }, { units: { [lineId]: 1 } });
  const [returnId = ""] = await listReturns(id);
  await step(returnId, { step: "approve", note: null });
  await step(returnId, {
    step: "receive",
    note: null,
    lines: [{ id: lineId, shelved: 1, damaged: 0 }],
  });
  const worth = (await see(returnId)).worth.amountMinor;
  await giveBack(returnId, { amountMinor: worth, byHand: true, note: null });
  return { worth, refundedTax: (await read(id)).refundedTax.amountMinor };
}

test("MARKET-35 a shop without tax, shipping and other markets has nothing to quote", async () => {
  expect(await quote()).toBeNull();
});

test("MARKET-31 MARKET-32 each return gives back its items with their tax, the last also the cheapest shipping", async () => {
  await database.asOwner(
    `update markets set tax_mode = 'included', tax_name = 'VAT',
       tax_rates = '[{"place": null, "taxClass": "standard", "from": "2020-01-01", "rateBp": 2000}]',
       shipping_methods = $1
     where is_main`,
    [JSON.stringify([createMethod("Post", 900), createMethod("Express", 2_500)])],
  );
  const id = await deliverByHand();
  expect(await read(id)).toMatchObject({
    total: { amountMinor: 17_498 },
    tax: { amountMinor: 2_917 },
    shippingMethod: "Express",
  });
  expect(await sendBack(id)).toEqual({ worth: 7_499, refundedTax: 1_250 });
  // The second bag, and 900 of the 2,500 for shipping with the tax in it.
  expect(await sendBack(id)).toEqual({ worth: 8_399, refundedTax: 2_650 });
  const rest = { amountMinor: 1_600, idempotencyKey: randomUUID(), byHand: true };
  await shop.refund(id, rest);
  expect((await read(id)).refundedTax).toEqual((await read(id)).tax);
});

test("MARKET-31 an order that was not shipped yet gives back all of its shipping with the tax", async () => {
  const id = await enter();
  shop.passTime(1);
  await ask({ id }, { kind: "cancel" });
  const [returnId = ""] = await listReturns(id);
  expect((await see(returnId)).worth).toMatchObject({ amountMinor: 17_498 });
  const { refunded, refundedTax, tax } = await read(id);
  expect([refunded.amountMinor, refundedTax]).toEqual([17_498, tax]);
});

test("MARKET-32 refunds without items have their share of the tax, the last one all the rest", async () => {
  const id = await deliverByHand();
  const taxes: number[] = [];
  for (const amountMinor of [5_000, 7_499, 4_999]) {
    // oxlint-disable-next-line no-await-in-loop -- one refund after the other
    await shop.refund(id, { amountMinor, idempotencyKey: randomUUID(), byHand: true });
    shop.passTime(1);
    // oxlint-disable-next-line no-await-in-loop -- as above
    taxes.push((await read(id)).refundedTax.amountMinor);
  }
  expect(taxes).toEqual([834, 2_084, 2_917]);
});

test("MARKET-35 the quote of an order by hand is what the order costs, and another way to ship is refused", async () => {
  expect(await quote({ shippingMethod: "express" })).toMatchObject({
    total: { amountMinor: 17_498 },
    shipping: { amountMinor: 2_500 },
    tax: { amountMinor: 2_917 },
    isTaxIncluded: true,
    taxName: "VAT",
    shippingMethods: [
      { id: "post", price: { amountMinor: 900 } },
      { id: "express", price: { amountMinor: 2_500 } },
    ],
  });
  const refused = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: randomUUID(),
    customer: { name: "Maya Brenner", email: shop.newEmail() },
    lines: [{ variantId: olive?.id, quantity: 1 }],
    shippingMethod: "balloon",
  });
  expect(refused).toMatchObject({ status: 422, fields: { shippingMethod: ["unknown"] } });
});
