// Obstacles between a customer and their order: faster customers, another tab.
import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart as cartText } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { expectAccessible } from "./accessible.ts";
import { findVariant, readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, orderElsewhere, receiveUnits, sellUnits } from "./ordering.ts";

test.use({ payments: "manual", expectedNoise: [/409/] });

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => page.getByRole("complementary", { name: cartText.summary.title });
const placeOrder = (page: Page) => page.getByRole("button", { name: text.pay.manual.button });

test("CHECK-74 CHECK-75 fewer items than wanted need the customer's consent, and with none left the way is back", async ({
  page,
}) => {
  await receiveUnits(page.request, "caramel", 5);
  const { available } = await findVariant(page.request, "caramel");
  await openPaymentStep(page, { caramel: available });
  await sellUnits(page.request, "caramel", available - 2);
  await placeOrder(page).click();
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText(text.changes.fewer(backpackColors.caramel.name, available, 2));
  await expect(alert).toContainText((await readCost(page.request, { caramel: 2 })).total);
  await expect(alert.getByRole("heading")).toBeFocused();
  await expect(placeOrder(page)).toBeDisabled();
  await expectAccessible(page);
  await expect(main(page)).toContainText("14 Alder Lane");
  await alert.getByRole("button", { name: text.changes.accept }).click();
  await expect(alert).toHaveCount(0);
  await expect(summary(page)).toContainText("2 items");

  await orderElsewhere(page.request, "caramel", 2);
  await placeOrder(page).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    text.soldOut.title,
  );
  await expect(page).toHaveURL(/\/order\/caramel\?step=details$/);
  await expect(main(page)).toContainText(checkout.soldOutLine);
  await page.goto("/order/olive?buy=1&step=payment");
  await expect(main(page)).toContainText("14 Alder Lane");
});

test("CHECK-76 a change in another tab is shown before the order is placed", async ({
  page,
  context,
}) => {
  await openPaymentStep(page, { olive: 2 });
  // From now on the page knows what the customer has seen.
  await expect(placeOrder(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: cartText.decrease(backpackColors.olive.name) }).click();
  await expect(main(page).getByRole("alert")).toContainText(
    text.changes.quantity(backpackColors.olive.name, 2, 1),
  );
  await expect(placeOrder(page)).toBeDisabled();
});
