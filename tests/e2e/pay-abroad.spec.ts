// Guests of three places pay on the pages of three services.
import type { Page } from "@playwright/test";
import { ordering as text } from "#i18n/en/ordering.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { payWays } from "#i18n/en/pay-ways.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, receiveUnits } from "./ordering.ts";

test.use({
  payments: "services",
  expectedNoise: [/request to another origin: http:\/\/127\.0\.0\.1:\d+\//],
});

const guests = [
  {
    where: "Haifa",
    service: "PayPlus",
    details: { country: "IL", city: "Haifa", addressLine1: "12 HaNassi Boulevard" },
    // Shekels for a price in dollars, by the rate of the day.
    onPage: /Amount: \d+\.\d\d ILS/,
  },
  {
    where: "Munich",
    service: "PayPal",
    details: { country: "DE", city: "Munich", addressLine1: "Isarweg 3", postalCode: "80331" },
    onPage: /PayPal/,
  },
  {
    where: "Oregon",
    service: "Stripe",
    details: {},
    onPage: /Amount: \d+\.\d\d USD/,
  },
] as const;

for (const { where, service, details, onPage } of guests)
  test(`PAY-237 a guest in ${where} pays on the page of ${service}, and comes back to a paid order`, async ({
    page,
  }) => {
    await receiveUnits(page.request, "olive", 1);
    const { total } = await readCost(page.request, { olive: 1 });
    await openPaymentStep(page, { olive: 1 }, details);
    await getWay(page, service).check();
    await page.getByRole("button", { name: text.pay.online.button }).click();
    await expect(page.getByRole("main").or(page.locator("body")).first()).toContainText(onPage);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page).toHaveURL(/[?&]paid=1/);
    await expect(page.getByRole("main")).toContainText(orderStatus.payment.paid(total));
  });

/** The choice whose sentence names the service. */
const getWay = (page: Page, service: string) =>
  page
    .getByRole("group", { name: payWays.legend })
    .getByRole("radio", { name: new RegExp(service) });
