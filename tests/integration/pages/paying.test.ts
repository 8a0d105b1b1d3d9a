// The confirmation of an order that is paid through Stripe, as it is sent before and after.
import { afterAll, expect, test } from "vitest";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { paths } from "#web/paths.ts";
import { createVariants } from "../../support/variants.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { secrets, WEBHOOK } from "../payments/stripe-shop.ts";
import { readText, startPageShop } from "./page-shop.ts";

const late: { url?: string; now?: () => Date } = {};
const stripe = await startStripeServer({
  ...secrets,
  webhookUrl: () => `${late.url}${WEBHOOK}`,
  clock: () => late.now?.() ?? new Date(),
});
afterAll(() => stripe.stop());
const shop = await startPageShop({
  payments: "stripe",
  stripe: secrets,
  serviceUrls: { stripe: stripe.url },
});
Object.assign(late, { url: shop.url, now: shop.now });
const variants = createVariants(shop);

test("DONE-22 until the payment has arrived, the page says that it is being confirmed", async () => {
  const { orderId, accessKey, payAt } = await variants.orderElsewhere("olive", 1);
  const query = new URLSearchParams({ orderId, key: accessKey });
  const readConfirmation = async () =>
    readText((await shop.read(`${paths.orderSuccess}?${query.toString()}`)).main);
  const before = await readConfirmation();
  expect(before).toContain(orderSuccess.waiting.title);
  expect(before).not.toContain(orderSuccess.title);
  await stripe.pay(new URL(payAt ?? "none:").pathname.slice("/pay/".length));
  const after = await readConfirmation();
  expect(after).toContain(orderSuccess.title);
  expect(after).not.toContain(orderSuccess.waiting.title);
});
