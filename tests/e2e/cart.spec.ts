// The cart as a browser lays it out, keeps its focus and shares it between tabs. The rest is tried
// in tests/screens/storefront.
import type { Locator, Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { shell } from "#i18n/en/shell.ts";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { expectAccessible } from "./accessible.ts";
import { readCost } from "./catalog.ts";
import { expect, phone, test, untilHydrated } from "./fixtures.ts";
import { storeCart } from "./stored-cart.ts";

const CART_KEY = "shop-cart";

function line(id: string, quantity: number) {
  return { id, color: id, name: "Old name", colorName: "Old", price: 1, quantity, image: "" };
}

/** Opens the cart of a browser that has stored this. */
async function openCart(page: Page, stored: string | object[]): Promise<void> {
  await page.goto("/order-success");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_KEY,
    typeof stored === "string" ? stored : JSON.stringify(stored),
  ] as const);
  await page.goto("/cart");
}

const storedQuantities = (page: Page) =>
  page.evaluate((key) => {
    // Our own cart, written by the page.
    const items = JSON.parse(localStorage.getItem(key) ?? "[]") as {
      id: string;
      quantity: number;
    }[];
    return items.map((item) => `${item.id} ${item.quantity}`);
  }, CART_KEY);

const drawer = (page: Page) => page.getByRole("dialog", { name: cart.title });
const link = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: shell.cart(count) });

test("CART-33 CART-43 SHELL-70 a removed item is announced at the end of the screen, and Undo puts it back in its place", async ({
  page,
}) => {
  await openCart(page, [line("olive", 2), line("blue", 1)]);
  await page.getByRole("button", { name: cart.removeLabel(backpackColors.olive.name) }).click();
  await expect(page.getByText("Item has been removed from your cart.").first()).toBeVisible();
  expect(await storedQuantities(page)).toEqual(["blue 1"]);
  const undo = page.getByRole("button", { name: cart.undoLabel(backpackColors.olive.name) });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(
    page.getByRole("button", { name: cart.removeLabel(backpackColors.olive.name) }),
  ).toBeFocused();
  expect(await storedQuantities(page)).toEqual(["olive 2", "blue 1"]);
  await expect(undo).toHaveCount(0);
});

test("CART-35 CART-40 SHELL-70 an unknown coupon is refused at the field and in a message", async ({
  page,
}) => {
  await openCart(page, [line("olive", 1)]);
  const field = page.getByLabel(cart.coupon.label);
  await field.fill("SAVE99");
  await page.getByRole("button", { name: cart.coupon.apply, exact: true }).click();
  const message = page.getByRole("region", { name: "Notifications" });
  await expect(message).toContainText("Invalid coupon");
  await expect(message).toContainText("Please check your coupon code and try again");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await expect(page.locator("#coupon-error")).toContainText("Invalid coupon");
  await expectAccessible(page);
  await field.fill("SAVE9");
  await expect(page.locator("#coupon-error")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 480 });
  const bar = page.getByRole("banner");
  await bar.locator("summary").click();
  await expect(message).toBeVisible();
  await bar.getByRole("link", { name: "Sign In" }).click({ trial: true });
});

test("CART-40 CART-55 the cart has no defects; the sum is right below the lines on narrow screens, beside them on wide ones", async ({
  page,
}) => {
  await openCart(page, [line("olive", 2), line("blue", 1)]);
  await expectAccessible(page);
  const lines = page.getByRole("list", { name: cart.items });
  const onward = page.getByRole("link", { name: cart.checkout, exact: true });
  const facts = page.getByRole("list", { name: cart.facts.label });
  const getTop = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await getTop(onward)).toBeGreaterThan(await getTop(lines));
  expect(await getTop(facts)).toBeGreaterThan(await getTop(onward));
  await page.setViewportSize({ width: 1440, height: 900 });
  const summary = await page.getByRole("complementary").boundingBox();
  const below = await facts.boundingBox();
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(summary?.x ?? 0);
});

test("CART-36 two tabs share one cart", async ({ context, page }) => {
  await openCart(page, [line("olive", 1)]);
  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: cart.increase(backpackColors.olive.name) }).click();
  const { total } = await readCost(page.request, { olive: 2 });
  await expect(page.getByRole("complementary")).toContainText(`Total${total}`);
  await page.getByRole("button", { name: cart.removeLabel(backpackColors.olive.name) }).click();
  await expect(other.getByRole("heading", { name: cart.empty })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("CART-50 CART-51 CART-52 the cart opens at the side, a removal can be undone there, and Escape returns the focus", async ({
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
    await expect(drawer(page)).toContainText(giftSeed.name);
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
    await expect(page).toHaveURL("/order/olive?step=details");
    await expect(drawer(page)).toHaveCount(0);
  });
});

test("CART-56 on a phone in landscape the side cart scrolls as a whole", async ({ page }) => {
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
  await expect(page).toHaveURL("/order/olive?step=details");
});
