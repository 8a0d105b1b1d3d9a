// The steps of the checkout: focus and accessibility. The rest is tried in
// tests/screens/storefront.
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

/** Fills in what is required for an order to one address. */
async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill("Maya Brenner");
  await page.getByLabel("Email").fill("maya@example.com");
  await page.getByLabel("Phone", { exact: true }).fill("503 555 0100");
  await page.getByLabel("Country", { exact: true }).selectOption("US");
  await page.getByLabel("Address", { exact: true }).fill("14 Alder Lane");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("Postal code").fill("97205");
}

test("CHECK-40 CHECK-55 four steps lead to the payment note, and the submit button is disabled", async ({
  page,
}) => {
  await page.goto("/order/olive");
  await expect(heading(page, "colour")).toBeVisible();
  await continueTo(page, "quantity").click();
  await expect(page).toHaveURL("/order/olive?step=quantity");
  await expect(heading(page, "quantity")).toBeFocused();
  await expectAccessible(page);
  await continueTo(page, "details").click();
  await fillDetails(page);
  await continueTo(page, "payment").click();
  await expect(page).toHaveURL("/order/olive?step=payment");
  await expect(heading(page, "payment")).toBeFocused();
  const main = page.getByRole("main");
  await expect(main).toContainText("Maya Brenner");
  await expect(main).toContainText("Portland 97205");
  const { total } = await readCost(page.request, { olive: 1 });
  await expect(summary(page)).toContainText(`Total${total}`);
  const submit = page.getByRole("button", { name: checkout.placeOrder });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/Secure payment processing coming soon/);
  await expectAccessible(page);
});

test("CHECK-48 CHECK-55 missing input is reported at the field and in a list that links to the field", async ({
  page,
}) => {
  await page.goto("/order/olive?step=details");
  await continueTo(page, "payment").click();
  await expect(page.getByLabel("Country", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveAccessibleDescription("Enter your full name.");
  const list = page.getByRole("main").getByRole("alert");
  await expect(list).toContainText(checkout.problems(7));
  await expectAccessible(page);
  await list.getByRole("link", { name: "Postal code" }).click();
  await expect(page.getByLabel("Postal code")).toBeFocused();
  await expect(page).toHaveURL("/order/olive?step=details");
  await fillDetails(page);
  await expect(list).toHaveCount(0);
  await page.getByLabel("Email").fill("maya@");
  await continueTo(page, "payment").click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(list).toContainText(checkout.problems(1));
});

test("CHECK-47 CHECK-55 the checkout of a cart opens the details, and changes of its lines there change the cart", async ({
  page,
}) => {
  await storeCart(page, { olive: 2, blue: 1 });
  await page.goto("/order/olive");
  await expect(heading(page, "details")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("button", { name: cart.increase(backpackColors.olive.name) }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 4 items" })).toBeVisible();
  const { total } = await readCost(page.request, { olive: 3, blue: 1 });
  await expect(summary(page)).toContainText(`Total${total}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: checkout.backToCart }).click();
  await expect(page).toHaveURL("/cart");
});
