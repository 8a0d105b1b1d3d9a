// A shop that is paid through Stripe.
import type { Page } from "@playwright/test";
import { orderStatus } from "#i18n/en/order-status.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, receiveUnits } from "./ordering.ts";

test.use({
  payments: "stripe",
  expectedNoise: ({ shop }, provide) =>
    provide([new RegExp(`request to another origin: ${shop.stripeUrl}/pay/`)]),
});

const main = (page: Page) => page.getByRole("main");
const payNow = (page: Page) => page.getByRole("button", { name: "Pay", exact: true });

test("CHECK-77 ORD-26 ORD-27 the browser continues to the payment page; a customer who turns back can pay on the order's page", async ({
  page,
  shop,
}) => {
  await receiveUnits(page.request, "olive", 1);
  const { total } = await readCost(page.request, { olive: 1 });
  await openPaymentStep(page, { olive: 1 });
  await page.getByRole("button", { name: text.pay.online.button }).click();
  await expect(payNow(page)).toBeVisible();
  expect(page.url()).toContain(shop.stripeUrl);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/order-status\/[\da-f]{64}$/);
  await expect(main(page)).toContainText(orderStatus.payment.waiting);
  await page.getByRole("button", { name: orderStatus.payment.pay(total) }).click();
  await payNow(page).click();
  await expect(page).toHaveURL(/\?paid=1$/);
  await expect(main(page)).toContainText(orderStatus.payment.paid(total));
});
