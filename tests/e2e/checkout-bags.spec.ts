import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout, type FirstStep } from "#i18n/en/checkout.ts";
import type { CheckoutStep } from "#modules/checkout/steps.ts";
import { expectAccessible } from "./accessible.ts";
import { readCost } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { storeCart } from "./stored-cart.ts";

const heading = (page: Page, step: CheckoutStep, first: FirstStep = "colour") =>
  page.getByRole("heading", { level: 1, name: checkout.heading(step, first) });
const summary = (page: Page) => page.getByRole("complementary", { name: cart.summary.title });
const continueTo = (page: Page, step: keyof typeof checkout.continueTo) =>
  page.getByRole("main").getByText(checkout.continueTo[step], { exact: true });

test("CHECK-47 CHECK-55 the checkout of a cart begins with its lines, and what is changed there changes the cart @phone", async ({
  page,
}) => {
  await storeCart(page, { olive: 2, blue: 1 });
  await page.goto("/order/olive");
  await expect(heading(page, "colour", "bags")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("button", { name: cart.increase(backpackColors.olive.name) }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 4 items" })).toBeVisible();
  const { total } = await readCost(page.request, { olive: 3, blue: 1 });
  await expect(summary(page)).toContainText(`Total${total}`);
  await expectAccessible(page);
  await continueTo(page, "details").click();
  await expect(heading(page, "details")).toBeFocused();
  await page.getByRole("link", { name: checkout.backTo("colour", "bags") }).click();
  await expect(heading(page, "colour", "bags")).toBeFocused();
});

test("CHECK-92 the checkout of a cart lists no step of its own for the quantity @phone", async ({
  page,
}) => {
  await storeCart(page, { olive: 2 });
  const steps = page.getByRole("list", { name: checkout.steps }).getByRole("listitem");
  await page.goto("/order/olive?step=quantity");
  await expect(page).toHaveURL("/order/olive");
  await expect(heading(page, "colour", "bags")).toBeVisible();
  await expect(steps).toHaveText([
    checkout.numbered(1, checkout.stepName("colour", "bags")),
    checkout.numbered(2, checkout.stepName("details", "bags")),
    checkout.numbered(3, checkout.stepName("payment", "bags")),
  ]);
  await page.reload();
  await continueTo(page, "details").click();
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    checkout.numbered(2, checkout.stepName("details", "bags")),
  );
});

test("CHECK-87 a bag that is removed in the checkout can be put back, and the address goes on by another one", async ({
  page,
}) => {
  await storeCart(page, { olive: 2, blue: 1 });
  await page.goto("/order/olive");
  const remove = (name: string) => page.getByRole("button", { name: cart.removeLabel(name) });
  const undo = (name: string) => page.getByRole("button", { name: cart.undoLabel(name) });
  await remove(backpackColors.olive.name).click();
  await expect(page).toHaveURL("/order/blue");
  await expect(heading(page, "colour", "bags")).toBeVisible();
  await expect(undo(backpackColors.olive.name)).toBeFocused();
  await undo(backpackColors.olive.name).click();
  await expect(remove(backpackColors.olive.name)).toBeFocused();
  await expect(summary(page)).toContainText(`${backpackColors.olive.name}, 2 bags`);
  await remove(backpackColors.olive.name).click();
  await remove(backpackColors.blue.name).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("heading", { name: cart.empty })).toBeVisible();
  await undo(backpackColors.blue.name).click();
  await expect(page.getByRole("link", { name: cart.checkout })).toBeVisible();
});
