// An order that arrived while its answer was lost, and that the customer changed before the next
// press; and one of which nothing is to be paid.
import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart as cartText } from "#i18n/en/cart.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { newAddress } from "./forms.ts";
import { makeCoupon, openPaymentStep, receiveBags } from "./ordering.ts";
import { storeCart } from "./stored-cart.ts";

test.use({ expectedNoise: [/ERR_FAILED|No review invitation/] });

const main = (page: Page) => page.getByRole("main");
const placeOrder = (page: Page, mode: "manual" | "stripe") =>
  page.getByRole("button", { name: text.pay[mode].button, exact: true });

/** Presses the button; the shop gets the order, the browser no answer. */
async function loseAnswer(page: Page, mode: "manual" | "stripe"): Promise<void> {
  await page.route("**/api/orders", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page, mode).click();
  await expect(main(page).getByRole("alert")).toContainText(text.problems.offline.title);
  await page.unroute("**/api/orders");
}

test.describe("in a shop that is paid as agreed", () => {
  test.use({ payments: "manual" });

  test("CHECK-93 other lines are not said to be ordered, and stay in the cart @phone", async ({
    page,
  }) => {
    await receiveBags(page.request, "olive", 1);
    await receiveBags(page.request, "caramel", 1);
    const details = { email: newAddress() };
    await openPaymentStep(page, { olive: 1 }, details);
    await loseAnswer(page, "manual");
    await openPaymentStep(page, { olive: 1, caramel: 1 }, details);
    await placeOrder(page, "manual").click();
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
    await placeOrder(page, "manual").click();
    await expect(page).toHaveURL(/order-success\?.*color=caramel&quantity=1/);
  });
});

test.describe("in a shop that is paid through Stripe", () => {
  test.use({ payments: "stripe" });

  test("CHECK-93 nobody is sent to pay for an order with another address than is shown", async ({
    page,
  }) => {
    await receiveBags(page.request, "olive", 1);
    const details = { email: newAddress() };
    await openPaymentStep(page, { olive: 1 }, details);
    await loseAnswer(page, "stripe");
    await openPaymentStep(page, { olive: 1 }, { ...details, addressLine1: "15 Birch Lane" });
    await placeOrder(page, "stripe").click();
    await expect(main(page)).toContainText(text.earlier.other);
    await page.getByRole("link", { name: text.earlier.open }).click();
    await expect(page).toHaveURL(/\/order-status\/[\da-f]{64}$/);
    await expect(main(page)).toContainText("14 Alder Lane");
    expect(await page.evaluate(() => localStorage.getItem("wanderpaw-cart"))).toBe("[]");
  });

  test("CHECK-95 an order of nothing is said to be free, and is confirmed", async ({ page }) => {
    await receiveBags(page.request, "olive", 1);
    const code = await makeCoupon(page.request, 100);
    await storeCart(page, { olive: 1 });
    await page.evaluate((stored) => localStorage.setItem("wanderpaw-coupon", stored), code);
    await openPaymentStep(page, { olive: 1 });
    await expect(main(page)).toContainText(text.pay.nothing.title);
    await expect(main(page)).not.toContainText(text.pay.stripe.title);
    await page.getByRole("button", { name: text.pay.nothing.button, exact: true }).click();
    await expect(main(page)).toContainText(text.confirmed.nothing);
    await expect(page.getByRole("heading", { level: 1, name: orderSuccess.title })).toBeVisible();
  });
});
