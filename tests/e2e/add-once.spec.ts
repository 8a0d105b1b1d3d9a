// Presses on the buttons that lead to the cart, as only a browser has them. The rest is tried in
// tests/screens/storefront.
import type { Page } from "@playwright/test";
import { shell } from "#i18n/en/shell.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

const addToCart = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /^Add to Cart/ })
    .first();
const badge = (page: Page, count: number) => page.getByRole("link", { name: shell.cart(count) });

test("CART-44 holding Enter adds one item, and a press that opens another tab leaves this page as it is", async ({
  page,
  context,
}) => {
  await page.goto("/product/caramel");
  await untilHydrated(page);
  await addToCart(page).focus();
  // Without a key up between them the second and third are repeats.
  for (let count = 0; count < 3; count += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page).toHaveURL("/cart");
  await expect(badge(page, 1)).toBeVisible();

  await page.goto("/product/caramel");
  await untilHydrated(page);
  const opened = context.waitForEvent("page");
  await addToCart(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(badge(await opened, 2)).toBeVisible();
  // So the next one counts.
  await addToCart(page).click();
  await expect(badge(page, 3)).toBeVisible();
});
