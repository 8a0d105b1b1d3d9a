// Messages of each payment service that are late, wrong, or never come, and services that answer
// with errors for hours.
import { expect, test } from "vitest";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { serviceCodes } from "#shared/payment-services.ts";
import { findPageId } from "../../support/payment-pages.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { HOUR, MINUTE } from "../orders/money-shop.ts";
import { startServicesShop } from "./services-shop.ts";

const shop = await startServicesShop();
const { placeBy, tell, untilPaid, standing, notes, passTime, runTask, send } = shop;
/** Stripe's own tests have proven the same for it. */
const others = ["paypal", "payplus"] as const;
const patience = { timeout: 20_000 };

test.each(serviceCodes)(
  "PAY-260 while %s answers with errors for an hour an order that may be paid keeps its items, and then counts once",
  async (code) => {
    const order = await placeBy(code);
    const { id, till, page, charge } = order;
    till.press(page);
    till.setDown(true);
    passTime(HOUR + MINUTE);
    await runTask("expire-reservations");
    expect(await standing(id)).toMatchObject({ paid: 0, stock_state: "held" });
    till.setDown(false);
    await runTask("expire-reservations");
    await untilPaid(order);
    expect(await standing(id)).toMatchObject({ stock_state: "held", is_reserved: false });
    expect(till.listTaken(page)).toEqual([charge]);
  },
);

test("PAY-261 what a customer agreed to on PayPal's page is never taken once the items are released", async () => {
  const { id, till, page } = await placeBy("paypal");
  const message = till.press(page);
  till.setDown(true);
  passTime(2 * HOUR + 2 * MINUTE);
  await runTask("expire-reservations");
  expect(await standing(id)).toMatchObject({ stock_state: "released" });
  till.setDown(false);
  expect(await tell(message)).toBe(200);
  await runTask("read-payment-page", { pageId: await findPageId(shop.database, page) });
  expect(till.listTaken(page)).toEqual([]);
  expect(await standing(id)).toMatchObject({ paid: 0, stock_state: "released" });
});

test.each(serviceCodes)(
  "PAY-262 a message that %s did not sign, or signed for another account, moves nothing",
  async (code) => {
    const order = await placeBy(code);
    const { id, till, page, charge } = order;
    const message = till.press(page);
    for (const forged of till.forge(message))
      // oxlint-disable-next-line no-await-in-loop -- each alone
      expect(await tell(forged)).toBe(400);
    expect(await standing(id)).toMatchObject({ paid: 0 });
    expect([await tell(message), await tell(message)]).toEqual([200, 200]);
    await untilPaid(order);
    expect(await tell(till.tellPaid(page))).toBe(200);
    await runTask("compare-payments");
    expect(await standing(id)).toMatchObject({ paid: UNIT_PRICE });
    expect(till.listTaken(page)).toEqual([charge]);
  },
);

test.each(others)(
  "PAY-263 another amount through %s counts as it is, another currency not at all, and both are noted",
  async (code) => {
    const less = await placeBy(code);
    const amountMinor = Math.floor(less.charge / 2);
    less.till.press(less.page);
    await less.till.take(less.page);
    expect(await tell(less.till.tellPaid(less.page, { amountMinor }))).toBe(200);
    await untilPaid(less, Math.round((UNIT_PRICE * amountMinor) / less.charge));
    expect(await notes(less.id)).toHaveLength(1);

    const foreign = await placeBy(code);
    foreign.till.press(foreign.page);
    await foreign.till.take(foreign.page);
    expect(await tell(foreign.till.tellPaid(foreign.page, { currency: "EUR" }))).toBe(200);
    expect(await notes(foreign.id)).toHaveLength(1);
    expect(await standing(foreign.id)).toMatchObject({ paid: 0 });
  },
);

test("PAY-264 an order that was cancelled while its customer agreed on PayPal's page is never charged", async () => {
  const { id, accessKey, till, page } = await placeBy("paypal");
  const message = till.press(page);
  expect(await send("/api/orders/cancel", { accessKey })).toMatchObject({ status: 204 });
  expect(await tell(message)).toBe(200);
  await runTask("read-payment-page", { pageId: await findPageId(shop.database, page) });
  expect(till.listTaken(page)).toEqual([]);
  expect(await standing(id)).toMatchObject({ paid: 0, status: "cancelled" });
});

test("PAY-264 what PayPlus took for an order that was cancelled meanwhile counts, and goes back whole", async () => {
  const order = await placeBy("payplus");
  const { id, accessKey, till, page, charge } = order;
  const message = till.press(page, { isBit: true });
  expect(await send("/api/orders/cancel", { accessKey })).toMatchObject({ status: 204 });
  expect(await tell(message)).toBe(200);
  await untilPaid(order);
  const refund = { idempotencyKey: crypto.randomUUID(), amountMinor: UNIT_PRICE };
  expect(await shop.refund(id, refund)).toMatchObject({ status: 204 });
  await expect
    .poll(() => till.listGiven(page), patience)
    .toEqual([{ amountMinor: charge, isOwn: true }]);
});

test.each(others)(
  "PAY-265 an order that is placed while %s answers with errors is kept with its items, and its page opens later",
  async (code) => {
    const body = shop.createBody(code);
    const before = await shop.stock("olive");
    shop.tills[code].setDown(true);
    expect(await send("/api/orders", body)).toMatchObject({ status: 503, code: "unavailable" });
    expect(await shop.stock("olive")).toMatchObject({ reserved: before.reserved + 1 });
    shop.tills[code].setDown(false);
    const { status, text } = await send("/api/orders", body);
    expect(status).toBe(200);
    expect(placedOrderSchema.parse(JSON.parse(text)).payAt).not.toBeNull();
    expect(await shop.stock("olive")).toMatchObject({ reserved: before.reserved + 1 });
  },
);

test("PAY-266 PayPal's page is not taken while a page at another service may be paid, nor when it was", async () => {
  const order = await placeBy("paypal");
  const { till, id } = order;
  const { stripe } = shop.tills;
  const second = (await shop.openAgain(order, "stripe")) ?? "";
  await expect.poll(() => shop.jobs("close-payment-page"), patience).toEqual([]);
  // Stripe cannot be told that its page is over.
  stripe.setDown(true);
  const page = (await shop.openAgain(order, "paypal")) ?? "";
  stripe.press(second);
  till.press(page);
  const read = async () =>
    runTask("read-payment-page", { pageId: await findPageId(shop.database, page) });
  await expect(read()).rejects.toThrow("500");
  expect(till.listTaken(page)).toEqual([]);
  stripe.setDown(false);
  await read();
  await untilPaid(order);
  expect(till.listTaken(page)).toEqual([]);
  expect(stripe.listTaken(second)).toEqual([UNIT_PRICE]);
  expect(await standing(id)).toMatchObject({ paid: UNIT_PRICE });
});

test("PAY-267 a page at PayPal that is read several times at the same moment is taken once", async () => {
  const order = await placeBy("paypal");
  const { till, page, charge } = order;
  const message = till.press(page);
  const pageId = await findPageId(shop.database, page);
  const read = () => runTask("read-payment-page", { pageId });
  await Promise.all([tell(message), read(), read()]);
  await untilPaid(order);
  expect(till.listTaken(page)).toEqual([charge]);
});
