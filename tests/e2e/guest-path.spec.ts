import type { Locator, Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { expect, phone, test } from "./fixtures.ts";

/** Presses Tab until something with this name has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, role: "link" | "button", name: string | RegExp): Promise<void> {
  const target = page.getByRole("main").getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${String(name)}`);
}

test.describe("on a phone", () => {
  test.use(phone);

  test("CHECK-60 CHECK-91 a guest gets from home to the payment note, with three presses and seven fields after the product", async ({
    page,
  }) => {
    let presses = 0;
    const press = async (target: Locator) => {
      // Two presses at once at one place are a double one, which skips no step: nobody is so quick
      // who looks at the page first.
      await page.getByRole("heading", { level: 1 }).tap();
      presses += 1;
      await target.tap();
    };
    await page.goto("/");
    await page
      .locator("#products")
      .getByRole("link", { name: backpackColors.blue.name })
      .first()
      .click();
    await expect(page).toHaveURL("/product/blue");
    const main = page.getByRole("main");
    await press(main.getByRole("link", { name: "Add to Cart" }).first());
    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("list", { name: cart.items })).toContainText(
      backpackColors.blue.name,
    );
    await press(page.getByRole("link", { name: cart.checkout, exact: true }));
    await expect(page).toHaveURL("/order/blue?step=details");
    await page.getByLabel("Country", { exact: true }).selectOption("IL");
    const fields = {
      "Full name": "Noa Levi",
      Email: "noa@example.com",
      Phone: "050-1234567",
      Address: "1 Herzl Street",
      City: "Tel Aviv",
      "Postal code": "6688101",
    };
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text);
    await press(main.getByText(checkout.continueTo.payment));
    await expect(main).toContainText("+972 050-1234567");
    await expect(main.getByText(checkout.paymentNote).first()).toBeVisible();
    await expect(page.getByRole("button", { name: checkout.placeOrder })).toBeDisabled();
    expect(presses).toBe(3);
  });
});

test("CHECK-61 the whole path from the cart to the payment note works with the keyboard alone", async ({
  page,
}) => {
  await page.goto("/product/caramel");
  await tabTo(page, "link", "Add to Cart");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cart");
  await tabTo(page, "button", cart.increase(backpackColors.caramel.name));
  await page.keyboard.press("Space");
  await tabTo(page, "link", cart.checkout);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/order/caramel?step=details");
  await tabTo(page, "button", checkout.continueTo.payment);
  await page.keyboard.press("Enter");
  // The focus is on the first field that needs something, and goes on from field to field.
  await expect(page.getByLabel("Country", { exact: true })).toBeFocused();
  await page.keyboard.type("Israel");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Noa Levi");
  await page.keyboard.press("Tab");
  await page.keyboard.type("noa@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("501234567");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1 Herzl Street");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Tel Aviv");
  await page.keyboard.press("Tab");
  await page.keyboard.type("6688101");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/order/caramel?step=payment");
  await expect(page.getByRole("main")).toContainText("Secure payment processing coming soon");
});

test("CHECK-62 cart and checkout request nothing but images and scripts of the shop", async ({
  page,
}) => {
  await page.goto("/product/olive");
  await page.getByRole("link", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL("/cart");
  await page.reload();
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const type = request.resourceType();
    const { pathname } = new URL(request.url());
    // The browser itself looks for the tab's icon again whenever the address changes.
    if (pathname === "/favicon.svg") return;
    if (type === "script") scripts.add(pathname);
    else if (type !== "image") calls.push(`${type} ${request.url()}`);
  });
  page.on("websocket", (socket) => calls.push(`websocket ${socket.url()}`));

  const main = page.getByRole("main");
  await page.getByRole("button", { name: cart.increase(backpackColors.olive.name) }).click();
  await page.getByRole("button", { name: cart.decrease(backpackColors.olive.name) }).click();
  await page.getByRole("button", { name: cart.removeLabel(backpackColors.olive.name) }).click();
  await page.getByRole("button", { name: cart.undoLabel(backpackColors.olive.name) }).click();
  for (const code of ["nope", "welcome20"]) {
    await page.getByLabel(cart.coupon.label).fill(code);
    await page.getByLabel(cart.coupon.label).press("Enter");
  }
  await page.getByRole("button", { name: cart.coupon.remove }).click();
  await page.getByRole("link", { name: cart.checkout, exact: true }).hover();
  await page.getByRole("link", { name: cart.checkout, exact: true }).click();
  await expect(page).toHaveURL("/order/olive?step=details");
  await page.getByRole("button", { name: cart.increase(backpackColors.olive.name) }).click();
  await page.getByLabel("Full name").fill("Noa Levi");
  await page.getByLabel("Email").fill("noa@example.com");
  await page.getByLabel("Phone", { exact: true }).fill("501234567");
  await page.getByLabel("Country", { exact: true }).selectOption("HK");
  await page.getByLabel("Address", { exact: true }).fill("1 Peak Road");
  await page.getByLabel("City").fill("Hong Kong");
  await main.getByText(checkout.continueTo.payment).click();
  await expect(page.getByRole("button", { name: checkout.placeOrder })).toBeDisabled();
  await page.goBack();
  await expect(page.getByLabel("City")).toHaveValue("Hong Kong");
  await page.waitForLoadState("networkidle");

  expect(calls).toEqual([]);
  for (const path of scripts) expect(path).toMatch(/^\/assets\/[\w.-]+\.js$/);
});
