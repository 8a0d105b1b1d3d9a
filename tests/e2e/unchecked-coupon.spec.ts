// A coupon that a browser has stored, while the shop cannot be asked for it.
import type { Page } from "@playwright/test";
import { cart as text } from "#i18n/en/cart.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { expectAccessible } from "./accessible.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { makeCoupon, openPaymentStep, receiveBags } from "./ordering.ts";
import { storeCart } from "./stored-cart.ts";

// A second after the confirmation: no review service is loaded.
test.use({ payments: "manual", expectedNoise: [/503|No review invitation/] });

const summary = (page: Page) => page.getByRole("complementary", { name: text.summary.title });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const placeOrder = (page: Page) =>
  page.getByRole("button", { name: ordering.pay.manual.button, exact: true });

/** A code that pages do not bring along, stored in the browser. */
async function storeCode(page: Page): Promise<string> {
  const code = await makeCoupon(page.request, 26);
  await storeCart(page, { olive: 1 });
  await page.evaluate((stored) => localStorage.setItem("wanderpaw-coupon", stored), code);
  return code;
}

/** From now on the shop is too busy to say what a code stands for, until that is ended. */
async function keepBusy(page: Page, retryAfter: number) {
  await page.route("**/api/coupons/check", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", retryAfter } }),
  );
  return () => page.unroute("**/api/coupons/check");
}

test("CART-57 a coupon that could not be checked is said to be so, and is asked for again by a press @phone", async ({
  page,
}) => {
  const code = await storeCode(page);
  const end = await keepBusy(page, 600);
  await page.goto("/cart");
  await expect(summary(page)).toContainText(text.uncheckedCoupon(code));
  await expectAccessible(page);
  await page.getByRole("button", { name: text.coupon.askAgain }).click();
  await expect(summary(page)).toContainText(text.uncheckedCoupon(code));
  await end();
  await page.getByRole("button", { name: text.coupon.askAgain }).click();
  await expect(summary(page)).toContainText(`${code}, 26% off`);
  await expect(summary(page)).not.toContainText(text.uncheckedCoupon(code));
});

test("CART-57 it is asked for again by itself, when the network is back, and in the checkout", async ({
  page,
}) => {
  const code = await storeCode(page);
  const unchecked = summary(page).getByText(text.uncheckedCoupon(code));
  let end = await keepBusy(page, 3);
  await page.goto("/cart");
  await expect(unchecked).toBeVisible();
  await end();
  await expect(summary(page)).toContainText(`${code}, 26% off`);

  end = await keepBusy(page, 600);
  await page.reload();
  await expect(unchecked).toBeVisible();
  await end();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(summary(page)).toContainText(`${code}, 26% off`);

  end = await keepBusy(page, 600);
  await page.reload();
  await expect(unchecked).toBeVisible();
  await end();
  await page.getByRole("link", { name: text.checkout, exact: true }).click();
  await expect(page).toHaveURL("/order/olive");
  await expect(summary(page)).toContainText(`${code}, 26% off`);
});

test("CART-57 a coupon that could not be checked can be taken out", async ({ page }) => {
  const code = await storeCode(page);
  await keepBusy(page, 600);
  await page.goto("/cart");
  await page.getByRole("button", { name: text.coupon.remove }).click();
  await expect(page.getByText(text.uncheckedCoupon(code))).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("wanderpaw-coupon"))).toBeNull();
});

test("CHECK-94 nothing is ordered while a coupon is unchecked: the press asks, and what it is worth is agreed to", async ({
  page,
}) => {
  await receiveBags(page.request, "olive", 1);
  const code = await storeCode(page);
  const end = await keepBusy(page, 600);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/orders")) sent += 1;
  });
  await openPaymentStep(page, { olive: 1 });
  await placeOrder(page).click();
  await expect(alert(page)).toContainText(ordering.problems.busy.title);
  await end();
  await placeOrder(page).click();
  await expect(alert(page)).toContainText(ordering.changes.title);
  await expect(summary(page)).toContainText(`${code}, 26% off`);
  expect(sent).toBe(0);
  await alert(page).getByRole("button", { name: ordering.changes.accept }).click();
  await placeOrder(page).click();
  await expect(page).toHaveURL(/order-success/);
  expect(sent).toBe(1);
  const { total } = await readCost(page.request, { olive: 1 });
  await expect(page.getByRole("main")).not.toContainText(total);
});

test("CHECK-94 a coupon that is none any more is said to be so before anything is ordered", async ({
  page,
}) => {
  await receiveBags(page.request, "olive", 1);
  await storeCode(page);
  const code = "GONE-LONG-AGO";
  await page.evaluate((stored) => localStorage.setItem("wanderpaw-coupon", stored), code);
  const end = await keepBusy(page, 600);
  await openPaymentStep(page, { olive: 1 });
  await expect(summary(page)).toContainText(text.uncheckedCoupon(code));
  await end();
  await placeOrder(page).click();
  await expect(alert(page)).toContainText(ordering.problems.couponChecked.title);
  await expect(summary(page)).toContainText(text.lostCoupon(code));
  await placeOrder(page).click();
  await expect(page).toHaveURL(/order-success/);
});
