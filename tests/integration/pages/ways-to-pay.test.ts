// The page of an order that can be paid in several ways, as it is sent and without scripts.
import { within } from "@testing-library/dom";
import { afterAll, beforeEach, expect, test } from "vitest";
import { orderStatus } from "#i18n/en/order-status.ts";
import { payWays } from "#i18n/en/pay-ways.ts";
import { formatMoney } from "#i18n/format.ts";
import { paths } from "#web/paths.ts";
import { arrangeWays } from "../../support/connect-ways.ts";
import { payplusKeys, startPayplusServer } from "../../support/payplus-server.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { createVariants } from "../../support/variants.ts";
import { setRates } from "../../support/set-rates.ts";
import { secrets, WEBHOOK } from "../payments/stripe-shop.ts";
import { getFormWith, readText, startPageShop } from "./page-shop.ts";

const late: { url?: string; now?: () => Date } = {};
const clock = () => late.now?.() ?? new Date();
const stripe = await startStripeServer({
  ...secrets,
  webhookUrl: () => `${late.url}${WEBHOOK}`,
  clock,
});
const payplus = await startPayplusServer({ clock });
afterAll(() => Promise.all([stripe.stop(), payplus.stop()]));
const shop = await startPageShop({
  payments: "stripe",
  stripe: secrets,
  serviceUrls: { stripe: stripe.url, payplus: payplus.url },
});
Object.assign(late, { url: shop.url, now: shop.now });
const variants = createVariants(shop);
const both = [{ code: "payplus", keys: payplusKeys }, { code: "stripe" }, { code: "manual" }];

beforeEach(async () => {
  await setRates(shop.database, { ILS: 3.698 });
  await arrangeWays(shop.database, both);
});

async function order() {
  await shop.database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 1, 'receipt' from product_variants where slug = 'olive'`,
  );
  const placed = await variants.orderElsewhere("olive", 1);
  const path = paths.orderStatus(placed.accessKey);
  return { ...placed, path, button: orderStatus.payment.pay(formatMoney(placed.total)) };
}

const markPage = (state: string, refused_reason: string | null) =>
  shop.database.asOwner("update payment_pages set state = $1, refused_reason = $2", [
    state,
    refused_reason,
  ]);

test("PAY-230 without scripts the way is chosen by a form, and its page is a link", async () => {
  const { path, button } = await order();
  const page = await shop.read(path);
  const choice = within(page.main).getByRole("group", { name: payWays.legend });
  const ways = within(choice).getAllByRole<HTMLInputElement>("radio");
  expect(ways.map(({ value }) => value)).toEqual(["payplus", "stripe"]);
  const form = getFormWith(page, button);
  const answer = await shop.submit(form, { intent: "pay", way: "stripe" });
  const link = within(answer.main).getByRole("link", { name: orderStatus.payment.goToPage });
  expect(link.getAttribute("href")).toContain(stripe.url);
  const unknown = await shop.submit(form, { intent: "pay", way: "cash" });
  expect(readText(unknown.main)).toContain(orderStatus.cancel.failed.other);
});

test("PAY-230 with one way the page has its button alone", async () => {
  await arrangeWays(shop.database, [{ code: "stripe" }]);
  const { path, button } = await order();
  const page = await shop.read(path);
  expect(within(page.main).queryByRole("radio")).toBeNull();
  expect(readText(getFormWith(page, button))).toBe(button);
});

test("PAY-231 after a refused payment the page says why, and offers the ways at once", async () => {
  const { path, button } = await order();
  await markPage("refused", "no_funds");
  const { main } = await shop.read(`${path}?paid=1`);
  expect(readText(main)).toContain(payWays.refused.no_funds("PayPlus"));
  expect(within(main).getAllByRole("radio")).toHaveLength(2);
  expect(within(main).getByRole("button", { name: button })).toBeDefined();
});

test("PAY-225 while a payment is on its way, the page says so and asks for no other", async () => {
  const { path, button } = await order();
  await markPage("pending", null);
  const { main } = await shop.read(path);
  expect(readText(main)).toContain(payWays.onItsWay("PayPlus"));
  expect(within(main).queryByRole("button", { name: button })).toBeNull();
});
