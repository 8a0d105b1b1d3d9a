import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { shell } from "#i18n/en/shell.ts";
import { expect, openAsSent, test, untilHydrated } from "./fixtures.ts";

test("SHELL-02 SHELL-10 SHELL-15 navigation scrolls to the right place and moves the focus there", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  const bar = page.getByRole("banner");
  const orderNow = bar.getByRole("link", { name: shell.orderNow });
  const products = page.locator("#products");
  const heading = products.getByRole("heading", { level: 2 });
  for (const from of [0, 4_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), from);
    await expect(heading).not.toBeInViewport();
    await orderNow.click();
    await expect(page).toHaveURL("/#products");
    await expect(heading).toBeInViewport();
    if (from === 0) await expect(products).toBeFocused();
  }

  const title = page.getByRole("heading", { level: 1 });
  const link = page.getByRole("contentinfo").getByRole("link", { name: backpackColors.olive.name });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL("/product/olive");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(products).toBeFocused();

  await page.goto("/cart");
  await untilHydrated(page);
  await orderNow.click();
  await expect(page).toHaveURL("/products");
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(title).toHaveText(cart.empty);
  await expect(title).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("SHELL-07 the phone menu opens, even before the scripts have loaded, and closes on navigation and on Escape", async ({
    page,
  }) => {
    const comeToLife = await openAsSent(page, "/");
    const bar = page.getByRole("banner");
    const menu = bar.locator("summary");
    await menu.click();
    await comeToLife();
    await expect(bar.getByRole("link", { name: "Products", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("link", { name: "Products", exact: true })).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    for (const [name, path] of [
      ["Size chart", "/size-chart"],
      [shell.footer.faq, "/faq"],
      ["Become a Dealer", "/dealer"],
    ] as const)
      await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    await bar.getByRole("button", { name: shell.footer.themes.dark }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await bar.getByRole("link", { name: "Products", exact: true }).click();
    await expect(page).toHaveURL("/products");
    await expect(bar.getByRole("link", { name: "Products", exact: true })).toBeHidden();
  });
});

test("SHELL-09 the theme is light on the first visit, and a chosen theme is remembered", async ({
  page,
}) => {
  await page.goto("/");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Dark" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test("SHELL-09 the system theme is followed once it has been chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("contentinfo").getByRole("button", { name: "System" }).click();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect.poll(ground).not.toBe(light);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(ground).toBe(light);
});

test("SHELL-14 one message shows at a time, the newest replaces the others, and only an error stays until it is closed", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/product/olive");
  await page.getByRole("link", { name: "Add to Cart" }).first().click();
  const field = page.getByLabel(cart.coupon.label);
  const messages = page.getByRole("region", { name: shell.toast.region });
  await field.fill("nope");
  await field.press("Enter");
  await expect(messages.getByText("Invalid coupon")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(messages.getByText("Invalid coupon")).toBeVisible();

  await field.fill("save10");
  await field.press("Enter");
  const saved = messages.getByText("You saved 10% on your order.");
  await expect(saved).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(messages.getByText("Invalid coupon")).toHaveCount(0);
  await saved.hover();
  await page.clock.runFor(10_000);
  await expect(saved).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(6_000);
  await expect(saved).toHaveCount(0);
  await expect(messages.getByText("Invalid coupon")).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test("SHELL-16 a message that cannot be shown waits for the next message or for the connection", async ({
    page,
    context,
  }) => {
    await page.goto("/product/olive");
    await page.getByRole("link", { name: "Add to Cart" }).first().click();
    const field = page.getByLabel(cart.coupon.label);
    const messages = page.getByRole("region", { name: shell.toast.region });
    await expect(field).toBeVisible();
    await context.setOffline(true);
    const refused = page.waitForEvent("requestfailed");
    await field.fill("nope");
    await field.press("Enter");
    await refused;
    await expect(messages).toHaveCount(0);
    await context.setOffline(false);
    await expect(messages.getByText("Invalid coupon")).toBeVisible();
  });
});

test("SHELL-12 the first press of Tab reveals a link that skips to the content", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

/** Opens a page that stays without scripts until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path);
  return scripts.resolve;
}

test("HTTP-11 a button pressed before the scripts are loaded is carried out then", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  letScriptsCome();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("HTTP-11 input before the scripts are loaded is not lost", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/auth?tab=sign-up");
  const password = page
    .getByRole("tabpanel", { name: "Sign Up" })
    .getByLabel("Password", { exact: true });
  await password.fill("Quiet!Harbour7");
  letScriptsCome();
  await expect(page.getByRole("listitem").filter({ hasText: ", done" })).toHaveCount(6);
  await expect(password).toHaveValue("Quiet!Harbour7");
});

test("HTTP-11 a choice made before the scripts are loaded counts", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/order/olive");
  await page.getByRole("radio", { name: backpackColors.caramel.name }).check();
  await expect(page).toHaveURL("/order/olive");
  letScriptsCome();
  await expect(page).toHaveURL("/order/caramel");
});

test("SHELL-60 a page becomes interactive without the browser's locale data, which is slow to load", async ({
  page,
}) => {
  // Every request for them fails, and the browser complains.
  await page.addInitScript(() => {
    for (const name of ["NumberFormat", "DateTimeFormat"]) Reflect.deleteProperty(Intl, name);
  });
  for (const path of ["/", "/products", "/product/olive", "/blog", "/accessibility"]) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("HTTP-28 a page with a query that it does not read hydrates as cached, and the address stays", async ({
  page,
}) => {
  for (const address of [
    "/products?q=1&utm_source=mail",
    "/?sent=newsletter&step=quantity",
    "/blog?sent=newsletter",
    "/size-chart?sizes=large",
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await untilHydrated(page);
    await expect(page).toHaveURL(address);
  }
});
