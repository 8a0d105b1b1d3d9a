// A shop whose customers choose between paying on a service's page and paying as agreed.
import type { Page } from "@playwright/test";
import { ordering as text } from "#i18n/en/ordering.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { payWays } from "#i18n/en/pay-ways.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, receiveUnits } from "./ordering.ts";

test.use({
  payments: "choice",
  expectedNoise: ({ shop }, provide) =>
    provide([new RegExp(`request to another origin: ${shop.stripeUrl}/pay/`)]),
});

const getPlaceOrder = (page: Page, way: "manual" | "online") =>
  page.getByRole("button", { name: text.pay[way].button });

test("PAY-232 the keyboard chooses a way to pay, the reload keeps it, and the order is paid so", async ({
  page,
}) => {
  await receiveUnits(page.request, "olive", 1);
  const { total } = await readCost(page.request, { olive: 1 });
  await openPaymentStep(page, { olive: 1 });
  const card = page.getByRole("radio", { name: new RegExp(`^${payWays.card}`) });
  const agreed = page.getByRole("radio", { name: new RegExp(`^${payWays.manual}`) });
  await expect(card).toBeChecked();
  await card.focus();
  await page.keyboard.press("ArrowDown");
  await expect(getPlaceOrder(page, "manual")).toBeVisible();
  await page.reload();
  await expect(agreed).toBeChecked();
  await card.check();
  await getPlaceOrder(page, "online").click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\?paid=1$/);
  await expect(page.getByRole("main")).toContainText(orderStatus.payment.paid(total));
});
