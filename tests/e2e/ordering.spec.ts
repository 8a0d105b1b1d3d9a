// A checkout that takes orders by agreement with the customer.
import type { Page } from "@playwright/test";
import { cart } from "#i18n/en/cart.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { expectAccessible } from "./accessible.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { createCoupon, openPaymentStep, receiveUnits } from "./ordering.ts";
import { storeCart } from "./stored-cart.ts";

const main = (page: Page) => page.getByRole("main");
const placeOrder = (page: Page) => page.getByRole("button", { name: text.pay.manual.button });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

// Two seconds after the confirmation: no review service is loaded.
test.use({ payments: "manual", expectedNoise: [/No review invitation was created/] });

test("CHECK-70 the payment step places the order, confirms it, and removes its lines from the cart", async ({
  page,
}) => {
  await receiveUnits(page.request, "olive", 1);
  await page.goto("/product/olive");
  await page.getByRole("link", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL("/cart");
  await openPaymentStep(page, { olive: 1 }, { email: "maya@example.com" });
  await expect(main(page)).toContainText(text.pay.manual.title);
  await expectAccessible(page);
  await placeOrder(page).click();
  await expect(page.getByRole("heading", { name: text.confirmed.title })).toBeVisible();
  await expect(page).toHaveURL(/\/order-success\?orderId=ORDER_\d{13}&.*color=olive&quantity=1/);
  await expect(heading(page, orderSuccess.keep.title(1, true))).toBeVisible();
  await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
  await expect(main(page)).toContainText("maya@example.com");
  const { total } = await readCost(page.request, { olive: 1 });
  await expect(main(page)).toContainText(total);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).not.toContainText(
    /\d/,
  );
});

test.describe("while the shop is too busy", () => {
  test.use({ expectedNoise: [/503/] });

  test("CART-40 CART-57 the note about an unchecked coupon has no accessibility defects", async ({
    page,
  }) => {
    const code = await createCoupon(page.request, 26);
    await storeCart(page, { olive: 1 });
    await page.evaluate((stored) => localStorage.setItem("shop-coupon", stored), code);
    await page.route("**/api/coupons/check", (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", retryAfter: 600 } }),
    );
    await page.goto("/cart");
    await expect(page.getByRole("complementary")).toContainText(cart.uncheckedCoupon(code));
    await expectAccessible(page);
  });
});
