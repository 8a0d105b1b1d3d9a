// An order that can be paid at several services is charged once, whatever its customer and the
// services' messages do.
import { beforeAll, expect, test } from "vitest";
import { checkoutEndpoints } from "#modules/orders/placing/checkout-endpoints.ts";
import { payAgain } from "#modules/orders/payments/pay-again.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { setRates } from "../../support/set-rates.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { getPageId, startWaysShop, type ServiceName } from "./ways-shop.ts";

const started = await startWaysShop();
const { arrange, placeBy, payOn, pages, payments, paypal, payplus, stripe, send, createBody } =
  started;
const { checkoutContext } = await startMoneyShop(started);
const ctx = checkoutContext(started.shop.services.payments);
const services = ["stripe", "paypal", "payplus"] as const;
const patience = { timeout: 10_000 };

beforeAll(async () => {
  await setRates(started.database, { ILS: 3.698 });
  await arrange(...services, "manual");
});

const comeBack = (key: string) => readOrderPage(ctx, key, { cameFromPayment: true });
const untilPaidOnce = (id: string) =>
  expect
    .poll(async () => (await payments(id)).map(({ amount_minor }) => amount_minor), patience)
    .toEqual([UNIT_PRICE]);

/** Another page for the order; undefined where none is opened. */
async function openAgain(key: string, way: ServiceName): Promise<string | undefined> {
  const payAt = await payAgain(ctx, key, way);
  return payAt === null ? undefined : getPageId(payAt);
}

test.each(services)(
  "PAY-220 through %s the order is paid once: message before the return, after it, or again",
  async (service) => {
    const before = await placeBy(service);
    await payOn(service, before.page);
    await comeBack(before.placed.accessKey);
    await untilPaidOnce(before.id);

    const after = await placeBy(service);
    await payOn(service, after.page, false);
    await comeBack(after.placed.accessKey);
    await untilPaidOnce(after.id);
    expect(await openAgain(after.placed.accessKey, service)).toBeUndefined();
    await comeBack(after.placed.accessKey);
    await untilPaidOnce(after.id);
  },
);

test.each(services)(
  "PAY-221 a payment through %s of which no message came is found before a second page opens",
  async (service) => {
    const { id, placed, page } = await placeBy(service);
    await payOn(service, page, false);
    const other = service === "stripe" ? "payplus" : "stripe";
    // PayPal takes nothing before the shop captures it, so another service is free to.
    const refused: ServiceName[] = service === "paypal" ? [service] : [other, service];
    for (const way of refused)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await openAgain(placed.accessKey, way)).toBeUndefined();
    await untilPaidOnce(id);
  },
);

test("PAY-222 opening a page at another service closes the first one", async () => {
  const { id, placed, page } = await placeBy("stripe");
  const second = await openAgain(placed.accessKey, "payplus");
  expect(stripe.sessions.get(page)?.status).toBe("expired");
  expect(await pages(id)).toEqual([
    { service: "payplus", state: "open" },
    { service: "stripe", state: "closed" },
  ]);
  const third = await openAgain(placed.accessKey, "paypal");
  expect(payplus.pages.get(second ?? "")?.isDisabled).toBe(true);
  await payOn("paypal", third ?? "");
  await untilPaidOnce(id);
});

test("PAY-222 what a customer agreed to on PayPal's page is not taken once another page is open", async () => {
  const { id, placed, page } = await placeBy("paypal");
  const second = await openAgain(placed.accessKey, "stripe");
  await payOn("paypal", page);
  await payOn("stripe", second ?? "");
  await untilPaidOnce(id);
  expect(paypal.orders.get(page)?.capture).toBeUndefined();
});

test("PAY-223 a payment closes the page that is open at another service", async () => {
  const { id, placed, page } = await placeBy("paypal");
  // The first service does not answer, so its page cannot be closed before the second one opens.
  paypal.faults.push("answer lost", "answer lost", "answer lost");
  const second = await openAgain(placed.accessKey, "stripe");
  paypal.faults.length = 0;
  await payOn("stripe", second ?? "");
  await untilPaidOnce(id);
  await expect
    .poll(() => pages(id), patience)
    .toEqual([
      { service: "paypal", state: "closed" },
      { service: "stripe", state: "paid" },
    ]);
  await payOn("paypal", page);
  await untilPaidOnce(id);
});

test.each(services)("PAY-224 two tabs that open a page at %s at once pay once", async (service) => {
  const { id, placed, page } = await placeBy(service);
  const tabs = await Promise.all([
    openAgain(placed.accessKey, service),
    openAgain(placed.accessKey, service),
  ]);
  const last = tabs.findLast((tab) => tab !== undefined) ?? page;
  await payOn(service, last, false);
  await comeBack(placed.accessKey);
  await untilPaidOnce(id);
  expect((await pages(id)).filter(({ state }) => state === "open")).toEqual([]);
});

test("PAY-225 while a payment is on its way no other page opens, and the order's page says so", async () => {
  const { id, placed, page } = await placeBy("paypal");
  paypal.payUntold(page, "pending");
  await comeBack(placed.accessKey);
  await expect.poll(() => pages(id), patience).toEqual([{ service: "paypal", state: "pending" }]);
  for (const service of services)
    // oxlint-disable-next-line no-await-in-loop -- each alone
    expect(await openAgain(placed.accessKey, service)).toBeUndefined();
  const order = await comeBack(placed.accessKey);
  expect(order?.attempt).toMatchObject({ name: "PayPal", state: "pending" });
  await paypal.send(paypal.settle(page, "COMPLETED"));
  await untilPaidOnce(id);
});

test("PAY-226 a service that does not answer keeps nobody from another one", async () => {
  const { id, placed } = await placeBy("paypal");
  paypal.faults.push("answer lost", "answer lost", "answer lost");
  const second = await openAgain(placed.accessKey, "payplus");
  paypal.faults.length = 0;
  expect(second).toBeDefined();
  await payOn("payplus", second ?? "");
  await untilPaidOnce(id);
});

test("PAY-227 an order paid in shekels freezes the amount and the rate that its customer saw", async () => {
  const charge = { amountMinor: 27_731, currency: "ILS" };
  const { id, placed, page } = await placeBy("payplus", { expectedCharge: charge });
  expect(payplus.pages.get(page)).toMatchObject({ amount: 277.31, currency: "ILS" });
  await setRates(started.database, { ILS: 4 });
  const order = await comeBack(placed.accessKey);
  expect(order?.ways.find(({ code }) => code === "payplus")).toMatchObject({
    charge,
    chargeRate: 3.698,
  });
  // A new order at the amount of before is refused, and nothing is written.
  const body = { ...createBody("payplus"), expectedCharge: charge };
  const refused = await send("/api/orders", body);
  await setRates(started.database, { ILS: 3.698 });
  expect(refused).toMatchObject({ code: "offer_changed", fields: { charge: ["29996"] } });
  await payOn("payplus", page);
  await untilPaidOnce(id);
});

test("PAY-228 an order that is sent again after the rate has changed leads to its own page", async () => {
  const body = {
    ...createBody("payplus"),
    expectedCharge: { amountMinor: 27_731, currency: "ILS" },
  };
  const place = (request: object) =>
    placeOrder(ctx, checkoutEndpoints.placeOrder.body.parse(request));
  expect((await place(body)).payAt).not.toBeNull();
  const other = { ...body, expectedCharge: { amountMinor: 29_996, currency: "ILS" } };
  expect((await place(other)).payAt).toBeNull();
  // Nor is it led to a page that was not chosen.
  expect((await place({ ...body, payBy: "manual" })).payAt).toBeNull();
});

test("PAY-229 a way that is not offered is refused, and nothing is ordered", async () => {
  const refused = await send("/api/orders", createBody("cash"));
  expect(refused).toMatchObject({
    status: 422,
    code: "invalid_fields",
    fields: { payBy: ["not_offered"] },
  });
});
