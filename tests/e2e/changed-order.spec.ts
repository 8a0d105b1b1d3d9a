// An order that arrived while its answer was lost, and that the customer changed before the next
// press.
import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart as cartText } from "#i18n/en/cart.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { newAddress } from "./forms.ts";
import { openPaymentStep, receiveUnits } from "./ordering.ts";

test.use({ payments: "manual", expectedNoise: [/ERR_FAILED|No review invitation/] });

const main = (page: Page) => page.getByRole("main");
const placeOrder = (page: Page) =>
  page.getByRole("button", { name: text.pay.manual.button, exact: true });

test("CHECK-93 lines added after the lost response are not confirmed, and stay in the cart", async ({
  page,
}) => {
  await receiveUnits(page.request, "olive", 1);
  await receiveUnits(page.request, "caramel", 1);
  const details = { email: newAddress() };
  await openPaymentStep(page, { olive: 1 }, details);
  // The shop gets the order, the browser no answer.
  await page.route("**/api/orders", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page).click();
  await expect(main(page).getByRole("alert")).toContainText(text.problems.offline.title);
  await page.unroute("**/api/orders");
  await openPaymentStep(page, { olive: 1, caramel: 1 }, details);
  await placeOrder(page).click();
  await expect(main(page)).toContainText(text.earlier.other);
  await expect(page.getByText(text.confirmed.title)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: text.earlier.another }).click();
  await expect(page).toHaveURL("/cart");
  await expect(main(page)).toContainText(backpackColors.caramel.name);
  await expect(main(page)).not.toContainText(backpackColors.olive.name);

  // The rest is an order of its own.
  await page.getByRole("link", { name: cartText.checkout, exact: true }).click();
  await page.goto("/order/caramel?step=payment");
  await placeOrder(page).click();
  await expect(page).toHaveURL(/order-success\?.*color=caramel&quantity=1/);
});
