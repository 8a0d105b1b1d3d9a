import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { paymentAlert } from "#i18n/en/payment-alert.ts";
import { shell } from "#i18n/en/shell.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { newAddress } from "./forms.ts";
import { storeCart } from "./stored-cart.ts";

const drawer = (page: Page) => page.getByRole("dialog", { name: cart.title });
const link = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: shell.cart(count) });

test("CART-50 CART-51 CART-52 the cart opens at the side, a removal can be undone there, and Escape gives the focus back @phone", async ({
  page,
}) => {
  await storeCart(page, { olive: 2, blue: 1 });
  await page.goto("/faq");
  await untilHydrated(page);
  await link(page, 3).click();
  await expect(drawer(page)).toBeVisible();
  await expect(page).toHaveURL("/faq");
  await expect(drawer(page)).toContainText(checkout.paymentNote);
  await expect(drawer(page)).toContainText(cart.orderedToday);
  await expect(drawer(page)).toContainText(cart.gift.name);
  await expectAccessible(page);
  const { name } = backpackColors.olive;
  await drawer(page)
    .getByRole("button", { name: cart.removeLabel(name) })
    .click();
  const undo = drawer(page).getByRole("button", { name: cart.undoLabel(name) });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(drawer(page).getByRole("button", { name: cart.removeLabel(name) })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(link(page, 3)).toBeFocused();
  await link(page, 3).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(drawer(page)).toHaveCount(0);
  await link(page, 3).click();
  await drawer(page).getByRole("link", { name: cart.checkout }).click();
  await expect(page).toHaveURL("/order/olive");
  await expect(drawer(page)).toHaveCount(0);
});

test("CART-56 on a phone that lies on its side the cart at the side scrolls as a whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await storeCart(page, { olive: 2, blue: 1 });
  await page.goto("/faq");
  await untilHydrated(page);
  await link(page, 3).click();
  const { name } = backpackColors.olive;
  const remove = drawer(page).getByRole("button", { name: cart.removeLabel(name) });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await drawer(page).getByRole("link", { name: cart.checkout }).click();
  await expect(page).toHaveURL("/order/olive");
});

test("CART-50 an empty cart at the side leads to the shop, and on the cart's page the link stays one", async ({
  page,
}) => {
  await page.goto("/faq");
  await untilHydrated(page);
  await link(page, 0).click();
  await expect(drawer(page)).toContainText(cart.empty);
  await drawer(page).getByRole("link", { name: cart.continueShopping }).click();
  await expect(page).toHaveURL("/products");
  await page.goto("/cart");
  await untilHydrated(page);
  await link(page, 0).click();
  await expect(drawer(page)).toHaveCount(0);
});

test("CART-53 a stored coupon that is none any more is named, and that of an emptied cart is kept", async ({
  page,
}) => {
  await storeCart(page, { olive: 1 });
  await page.evaluate(() => localStorage.setItem("wanderpaw-coupon", "SPRING5"));
  await page.goto("/cart");
  await expect(page.getByRole("complementary")).toContainText(cart.lostCoupon("SPRING5"));
  await page.getByLabel(cart.coupon.label).fill("SAVE10");
  await page.getByLabel(cart.coupon.label).press("Enter");
  await expect(page.getByText(cart.lostCoupon("SPRING5"))).toHaveCount(0);
  const { name } = backpackColors.olive;
  await page.getByRole("button", { name: cart.removeLabel(name) }).click();
  await expect(page.getByText(cart.keptCoupon("SAVE10"))).toBeVisible();
  await page.goto("/order/olive?buy=1");
  await expect(page.getByRole("complementary")).toContainText("SAVE10, 10% off");
});

test("CHECK-88 the end of the checkout offers to tell when one can pay, and sends nothing before that @phone", async ({
  page,
}) => {
  const email = newAddress();
  await storeCart(page, { olive: 1 });
  await page.goto("/order/olive?step=details");
  await page.getByLabel("Full name").fill("Maya Brenner");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone", { exact: true }).fill("503 555 0100");
  await page.getByLabel("Country", { exact: true }).selectOption("US");
  await page.getByLabel("Address", { exact: true }).fill("14 Alder Lane");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("Postal code").fill("97205");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
  });
  await page.getByRole("main").getByText(checkout.continueTo.payment).click();
  const form = page.getByRole("region", { name: paymentAlert.block.heading });
  await expect(form.getByLabel(paymentAlert.email)).toHaveValue(email);
  await expectAccessible(page);
  expect(calls).toEqual([]);
  await form.getByRole("button", { name: paymentAlert.block.button }).dblclick();
  await expect(page.getByText(paymentAlert.sent.title).first()).toBeVisible();
  expect(calls.filter((path) => path === "/api/newsletter/subscriptions")).toHaveLength(1);
});
