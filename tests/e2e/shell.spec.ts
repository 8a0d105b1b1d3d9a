import { AxeBuilder } from "@axe-core/playwright";
import { shell } from "#i18n/en/shell.ts";
import { expect, test } from "./fixtures.ts";

test("SHELL-01 the navigation bar offers the pages, the cart, Sign In and Order Now", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  for (const name of ["Home", "Products", "Gallery", "About", "Blog", "Contact"]) {
    await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(bar.getByRole("link", { name: shell.cart(0) })).toHaveAttribute("href", "/cart");
  await expect(bar.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await expect(bar.getByRole("link", { name: "Home", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("SHELL-02 Order Now scrolls to the products on home and opens the collection elsewhere", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Order Now" }).click();
  await expect(page).toHaveURL("/#products");
  await expect(page.locator("#products")).toBeInViewport();
  await page.goto("/cart");
  await page.getByRole("banner").getByRole("link", { name: "Order Now" }).click();
  await expect(page).toHaveURL("/products");
});

test("SHELL-07 the menu of a phone opens, and closes on navigation and on Escape @phone", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  const menu = bar.locator("summary");
  test.skip(!(await menu.isVisible()), "only narrow screens have the menu");
  await menu.click();
  await expect(bar.getByRole("link", { name: "Products", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: "Products", exact: true })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await bar.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page).toHaveURL("/products");
  await expect(bar.getByRole("link", { name: "Products", exact: true })).toBeHidden();
});

test("SHELL-08 the footer leads to the products, the legal pages, the channels and the e-mail address", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "hello@wanderpaw.example" })).toHaveAttribute(
    "href",
    "mailto:hello@wanderpaw.example",
  );
  for (const name of [
    "Olive Green & Cream",
    "Caramel Brown & Cream",
    "Sky Blue & Cream",
    "Privacy",
    "Terms",
    "Instagram",
    "Facebook",
    "Telegram",
  ]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
});

test("SHELL-09 a chosen theme is kept, and the first visit is light", async ({ page }) => {
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
});

test("SHELL-10 every navigation starts at the top of the page", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Olive Green & Cream" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL("/product/olive");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("addresses that are refused", () => {
  // The browser reports the status of the page itself; the tests ask for it.
  test.use({ expectedNoise: [/status of (403|404)/] });

  test("SHELL-11 an unknown address answers 404 with the way home", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });

  for (const theme of ["light", "dark"] as const) {
    test(`SHELL-13 the page that is not there is accessible, ${theme}`, async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
      await page.goto("/no/such/page");
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    test(`ADMIN-01 the back office turns strangers away in Hebrew, right to left, ${theme}`, async ({
      page,
    }) => {
      await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
      const answer = await page.goto("/admin");
      expect(answer?.status()).toBe(403);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.locator("html")).toHaveAttribute("lang", "he");
      const { admin } = await import("#i18n/he/admin.ts");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(admin.accessDenied.title);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
});

test("SHELL-12 the first press of Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
