// The costs of an order at its address: told before, charged, and told again afterwards.
import { beforeAll, describe, expect, test } from "vitest";
import { notDelivered } from "#i18n/en/not-delivered.ts";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { quoteSchema, type Quote } from "#modules/orders/placing/quote-contract.ts";
import { money } from "#shared/money.ts";
import { confirmMarket, createMethod } from "../../support/markets.ts";
import { setRates } from "../../support/set-rates.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startSalesShop } from "./sales-shop.ts";

const { send, asAdmin, database, newEmail } = await startSalesShop();

const places = {
  Munich: { country: "DE", city: "Munich", state: "", postalCode: "80331" },
  Haifa: { country: "IL", city: "Haifa", state: "", postalCode: "3303138" },
  London: { country: "GB", city: "London", state: "", postalCode: "SW1A 1AA" },
  Oregon: { country: "US", city: "Portland", state: "Oregon", postalCode: "97205" },
  Tehran: { country: "IR", city: "Tehran", state: "Tehran", postalCode: "11369" },
} as const;
type Place = keyof typeof places;

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const { status, text } = await asAdmin(method, path, body);
  expect({ status, text }).toMatchObject({ status: 200 });
  return JSON.parse(text);
}

async function quote(where: Place, shippingMethod?: string): Promise<Quote> {
  const { lines } = orderBody();
  const { country, state, postalCode } = places[where];
  const body = { lines, country, state, postalCode, shippingMethod };
  const { status, text } = await send("/api/checkout/quote", body);
  expect({ status, text }).toMatchObject({ status: 200 });
  return quoteSchema.parse(JSON.parse(text));
}

/** Places an order to a place for the total that was told. */
async function place(where: Place, told: Quote, changes: Record<string, unknown> = {}) {
  const email = newEmail();
  const answer = await send("/api/orders", {
    ...orderBody(),
    shippingMethod: told.price?.methodId ?? undefined,
    expectedTotal: told.price?.total ?? money(UNIT_PRICE, "USD"),
    details: { ...details, ...places[where], email },
    ...changes,
  });
  return { ...answer, email };
}

async function readRow(email: string) {
  const [row] = await database.asOwner("select * from orders where customer_email = $1", [email]);
  return row;
}

/** The data of the confirmation that an address was sent. */
async function readMail(email: string) {
  const [row] = await database.asOwner(
    "select content from mails where recipient = $1 and kind = 'order-confirmation'",
    [email],
  );
  return row?.["content"];
}

/** The only way to pay of a shop that is paid as agreed. */
const asAgreed = {
  code: "manual",
  name: null,
  kind: null,
  means: [],
  maxInstalments: 1,
  isAway: false,
  charge: null,
  chargeRate: null,
};

test("MARKET-51 in a new shop a quote adds nothing to the goods, wherever they go", async () => {
  for (const where of ["Munich", "Tehran"] as const)
    // oxlint-disable-next-line no-await-in-loop -- two requests
    expect(await quote(where)).toEqual({
      notDelivered: null,
      isStateNeeded: false,
      price: {
        methods: [],
        methodId: null,
        subtotal: money(UNIT_PRICE, "USD"),
        discount: money(0, "USD"),
        shipping: money(0, "USD"),
        shippingMethod: null,
        tax: null,
        duty: money(0, "USD"),
        atDoor: null,
        total: money(UNIT_PRICE, "USD"),
        totalWithDoor: money(UNIT_PRICE, "USD"),
      },
      ways: [asAgreed],
    });
});

describe("with markets", () => {
  beforeAll(async () => {
    await database.asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reserved, reason)
       select id, sku, 50, 0, 'adjustment' from product_variants where slug = 'olive'`,
    );
    await setRates(database, { ILS: 3.7 });
    await confirmMarket(ask, "eu", {
      taxNumber: "IM3720000001",
      shippingMethods: [createMethod("Post", 900), createMethod("Express", 2_500)],
    });
    await confirmMarket(ask, "il");
    await confirmMarket(ask, "uk", { taxMode: "added", taxLimitMinor: 13_500 });
    await confirmMarket(ask, "us", {
      taxMode: "added",
      taxName: "Sales tax",
      taxRates: [
        { place: null, taxClass: "standard", from: "2026-01-01", rateBp: 0 },
        { place: "US/OR", taxClass: "standard", from: "2026-01-01", rateBp: 825 },
      ],
      dutyTerms: "at_door",
      duties: [{ tariffCode: "", origin: null, from: "2026-01-01", kind: "percent", value: 1_000 }],
    });
    await confirmMarket(ask, "unserved");
  });

  test("MARKET-52 the order costs what was told, by line to the cent, and keeps it", async () => {
    for (const where of ["Munich", "Haifa", "London", "Oregon"] as const) {
      // oxlint-disable no-await-in-loop -- a few requests
      const told = await quote(where);
      const { status, text, email } = await place(where, told);
      expect({ where, status, text }).toMatchObject({ status: 200 });
      expect(placedOrderSchema.parse(JSON.parse(text)).total).toEqual(told.price?.total);
      expect(await readRow(email)).toMatchObject({
        shipping_minor: told.price?.shipping.amountMinor,
        tax_minor: told.price?.tax?.amount.amountMinor ?? 0,
        door_duty_minor: told.price?.atDoor?.duty?.amountMinor ?? 0,
        total_minor: told.price?.total.amountMinor,
      });
      // oxlint-enable no-await-in-loop
    }
  });

  test("MARKET-52 VAT is told as a part of the price, or on top of it, with its rate", async () => {
    const { price: munich } = await quote("Munich");
    // 19% of the goods and of nine dollars for the way.
    const included = Math.round((UNIT_PRICE * 19) / 119) + Math.round((900 * 19) / 119);
    expect(munich).toMatchObject({
      methodId: "post",
      shipping: money(900, "USD"),
      tax: { name: "VAT", ratesBp: [1_900], isIncluded: true, number: "IM3720000001" },
      total: money(UNIT_PRICE + 900, "USD"),
    });
    expect(munich?.tax?.amount).toEqual(money(included, "USD"));
    const { price: london } = await quote("London");
    const added = Math.round(UNIT_PRICE * 0.2);
    expect(london?.tax).toMatchObject({ isIncluded: false, amount: money(added, "USD") });
    expect(london?.total).toEqual(money(UNIT_PRICE + added, "USD"));
  });

  test("MARKET-53 each way to ship has its price, and the chosen one counts", async () => {
    const told = await quote("Munich", "express");
    expect(told.price?.methods).toMatchObject([
      {
        id: "post",
        name: "Post",
        price: money(900, "USD"),
        daysMin: 5,
        daysMax: 10,
        isPickup: false,
      },
      { id: "express", price: money(2_500, "USD") },
    ]);
    expect(told.price?.shipping).toEqual(money(2_500, "USD"));
    const { email } = await place("Munich", told);
    expect(await readRow(email)).toMatchObject({ shipping_method: "Express" });
  });

  test("MARKET-54 a total that has risen since it was told is not taken", async () => {
    const told = await quote("Munich");
    const { status, text } = await place("Munich", told, { shippingMethod: "express" });
    expect(status).toBe(409);
    expect(JSON.parse(text)).toMatchObject({
      code: "offer_changed",
      fields: { total: [String(UNIT_PRICE + 2_500)] },
    });
  });

  test("MARKET-55 where nothing is sent, that is told, and no order is taken", async () => {
    expect(await quote("Tehran")).toEqual({
      notDelivered: notDelivered("IR"),
      isStateNeeded: false,
      price: null,
      ways: [],
    });
    const { status, text } = await place("Tehran", await quote("Tehran"));
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({
      fields: { "details.country": ["not_delivered"] },
    });
  });

  test.each([
    ["", "required"],
    ["Oregn", "unknown"],
  ])("MARKET-56 where the state counts, '%s' is refused as %s", async (state, problem) => {
    const told = await quote("Oregon");
    expect(told.isStateNeeded).toBe(true);
    const sent = { ...details, ...places.Oregon, state, email: newEmail() };
    const { status, text } = await place("Oregon", told, { details: sent });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ fields: { "details.state": [problem] } });
  });

  test("MARKET-57 duty at the door is told beside the total, and by the mail again", async () => {
    const told = await quote("Oregon");
    const duty = Math.round(UNIT_PRICE * 0.1);
    expect(told.price).toMatchObject({ atDoor: { duty: money(duty, "USD") } });
    expect(told.price?.totalWithDoor.amountMinor).toBe((told.price?.total.amountMinor ?? 0) + duty);
    const { email } = await place("Oregon", told);
    expect(await readMail(email)).toMatchObject({
      charges: {
        tax: { name: "Sales tax", ratesBp: [825], isIncluded: false },
        atDoor: { duty: money(duty, "USD") },
      },
    });
  });

  test("MARKET-58 the mail of an order names its tax, its number and the way to ship", async () => {
    const told = await quote("Munich");
    const { email } = await place("Munich", told);
    expect(await readMail(email)).toMatchObject({
      charges: { shipping: money(900, "USD"), shippingMethod: "Post", tax: told.price?.tax },
    });
  });
});
