// Money that goes back through each payment service: in parts, in another currency than the
// order's, and against the shop's will.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { setRates } from "../../support/set-rates.ts";
import { SHEKELS } from "../../support/tills/start-tills.ts";
import { HOUR } from "../orders/money-shop.ts";
import { startServicesShop } from "./services-shop.ts";

const shop = await startServicesShop();
const { database, paypal, placeBy, placePaid, tell, untilPaid, standing, refunds, runTask } = shop;
const patience = { timeout: 20_000 };

const giveBack = async (id: string, amountMinor: number) => {
  const request = { idempotencyKey: randomUUID(), amountMinor };
  expect(await shop.refund(id, request)).toMatchObject({ status: 204 });
  await expect
    .poll(async () => (await refunds(id)).every(({ state }) => state === "done"), patience)
    .toBe(true);
};
const tellPaypal = (body: string) => tell({ code: "paypal", body, headers: paypal.sign(body) });
const listDisputes = async (id: string) => {
  const rows = await database.asOwner(
    "select outcome from payment_disputes where order_id = $1 order by created_at",
    [id],
  );
  return rows.map(({ outcome }) => String(outcome));
};

test("PAY-268 an order in dollars that was charged in shekels stays in dollars, whatever the rate is later", async () => {
  const order = await placeBy("payplus");
  const { id, till, page, charge } = order;
  await setRates(database, { ILS: 4 });
  expect(await tell(till.press(page, { instalments: 3 }))).toBe(200);
  await untilPaid(order);
  await setRates(database, { ILS: SHEKELS });
  const facts = await database.asOwner(
    `select amount_minor, charged_minor, charged_currency, instalments, means from payments
     where order_id = $1`,
    [id],
  );
  expect(facts).toEqual([
    {
      amount_minor: UNIT_PRICE,
      charged_minor: charge,
      charged_currency: "ILS",
      instalments: 3,
      means: "card",
    },
  ]);
});

test("PAY-269 parts of what was charged in shekels come to all of it, whoever gave them back", async () => {
  const { id, till, page, charge } = await placePaid("payplus");
  await giveBack(id, 1_000);
  // Rounded to whole cents, these are less than what they were charged with.
  expect(await tell(till.giveElsewhere(page, 1_003))).toBe(200);
  await giveBack(id, 1_001);
  const { refunded } = await standing(id);
  await giveBack(id, UNIT_PRICE - refunded);
  const given = till.listGiven(page).map(({ amountMinor }) => amountMinor);
  expect(given.slice(0, 2)).toEqual([3_698, 1_003]);
  expect(given.reduce((sum, minor) => sum + minor, 0)).toBe(charge);
  expect(await standing(id)).toMatchObject({ refunded: UNIT_PRICE });
});

test("PAY-269 a payment in shekels that goes back in PayPlus's portal bit by bit counts as all of the dollars", async () => {
  const { id, till, page, charge } = await placePaid("payplus");
  // Each alone would be rounded up.
  const part = 7_287;
  for (const minor of [part, part, part, charge - 3 * part])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await tell(till.giveElsewhere(page, minor))).toBe(200);
  expect(await standing(id)).toMatchObject({ refunded: UNIT_PRICE });
});

test("PAY-270 a dispute at PayPal is open until its money has gone back, which counts once, or until it is won", async () => {
  const lost = await placePaid("paypal");
  expect(await tellPaypal(paypal.createDispute(lost.page))).toBe(200);
  expect(await listDisputes(lost.id)).toEqual(["opened"]);
  const { body } = paypal.reverse(lost.page, "74.99");
  expect([await tellPaypal(body), await tellPaypal(body)]).toEqual([200, 200]);
  const end = { type: "RESOLVED", outcome: "RESOLVED_BUYER_FAVOUR" } as const;
  expect(await tellPaypal(paypal.createDispute(lost.page, end))).toBe(200);
  expect(await listDisputes(lost.id)).toEqual(["lost"]);
  expect(await standing(lost.id)).toMatchObject({ refunded: UNIT_PRICE });

  const won = await placePaid("paypal");
  expect(await tellPaypal(paypal.createDispute(won.page))).toBe(200);
  const outcome = "RESOLVED_SELLER_FAVOUR";
  await tellPaypal(paypal.createDispute(won.page, { type: "RESOLVED", outcome }));
  expect(await listDisputes(won.id)).toEqual(["won"]);
  expect(await standing(won.id)).toMatchObject({ refunded: 0 });
});

test("PAY-271 money that PayPal took back without a message is found at night, once", async () => {
  const { id, page } = await placePaid("paypal");
  paypal.reverse(page, "20.00");
  shop.passTime(4 * HOUR);
  await runTask("compare-payments");
  await runTask("compare-payments");
  expect(await standing(id)).toMatchObject({ refunded: 2_000 });
  expect(await listDisputes(id)).toEqual(["lost"]);
});
