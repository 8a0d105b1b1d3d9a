// Presses on the buttons that lead to the cart or the checkout, once the scripts have taken over.
import type { Locator, Page } from "@playwright/test";
import { checkout } from "#i18n/en/checkout.ts";
import { shell } from "#i18n/en/shell.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

const addToCart = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /^Add to Cart/ })
    .first();
const badge = (page: Page, count: number) => page.getByRole("link", { name: shell.cart(count) });

/** Presses a link twice before the page has had time to go away. */
const pressTwice = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

for (const path of ["/product/caramel", "/products", "/"]) {
  test(`CART-44 a double press on ${path} puts one bag into the cart, and coming back one more`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    await pressTwice(addToCart(page));
    await expect(page).toHaveURL("/cart");
    await expect(badge(page, 1)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await addToCart(page).click();
    await expect(page).toHaveURL("/cart");
    await expect(badge(page, 2)).toBeVisible();
  });
}

test("CART-44 Enter that is held down puts one bag into the cart", async ({ page }) => {
  await page.goto("/product/caramel");
  await untilHydrated(page);
  await addToCart(page).focus();
  // Without a key up between them the second and third are repeats.
  for (let count = 0; count < 3; count += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page).toHaveURL("/cart");
  await expect(badge(page, 1)).toBeVisible();
});

test("CART-44 a press that opens another tab leaves this page as it is, so the next one counts", async ({
  page,
  context,
}) => {
  await page.goto("/product/caramel");
  await untilHydrated(page);
  const opened = context.waitForEvent("page");
  await addToCart(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(badge(await opened, 1)).toBeVisible();
  await addToCart(page).click();
  await expect(badge(page, 2)).toBeVisible();
});

test("CHECK-85 a double press on Buy Now orders one bag and is one step back", async ({ page }) => {
  await page.goto("/product/caramel");
  await untilHydrated(page);
  await pressTwice(page.getByRole("link", { name: "Buy Now" }));
  await expect(page).toHaveURL("/order/caramel?buy=1");
  await expect(
    page.getByRole("heading", { name: checkout.heading("colour", "colour") }),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/product/caramel");
});
