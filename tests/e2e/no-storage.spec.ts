// Browsers that forbid storage: by every call, or from the first look at it.
import type { ConsoleMessage, Page } from "@playwright/test";
import { cart } from "#i18n/en/cart.ts";
import { consent } from "#i18n/en/consent.ts";
import { shell } from "#i18n/en/shell.ts";
import { seoWidget } from "#i18n/he/seo-widget.ts";
import { demoPassword, expectSignedOut } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";

const paths = [
  "/",
  "/products",
  "/product/olive",
  "/gallery",
  "/blog",
  "/blog/pet-carrier-flights",
  "/faq",
  "/size-chart",
  "/contact",
  "/dealer",
  "/newsletter",
  "/about",
  "/privacy",
  "/cart",
  "/order/olive",
  "/order-success",
  "/orders",
  "/auth",
  "/reset-password",
] as const;

/** Cart and session say once why they begin empty, and the router what it cannot store. */
const said = /Error loading cart|Error initializing auth state|Failed to save scroll/;

const ways = {
  "every call": () => {
    const forbid = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.assign(Storage.prototype, { getItem: forbid, setItem: forbid, removeItem: forbid });
  },
  "the first look": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  },
} as const;

/** Without storage nobody's answer to the notice is known. */
async function closeNotice(page: Page): Promise<void> {
  await page.getByRole("button", { name: consent.notice.close }).click();
}

test.use({ expectedNoise: [said], consent: "open" });

for (const [what, forbid] of Object.entries(ways)) {
  test(`CART-45 SESS-05 where storage is blocked at ${what}, no page fails, and the cart lasts until the page is closed`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(forbid);
    for (const path of paths) {
      const logged: string[] = [];
      const note = (message: ConsoleMessage) => logged.push(message.text());
      page.on("console", note);
      await page.goto(path);
      await untilHydrated(page);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await expectSignedOut(page);
      // The visitor is signed out, and the reason is said once.
      expect(logged.filter((text) => text.includes("Error initializing auth state:"))).toHaveLength(
        1,
      );
      page.off("console", note);
    }
    await page.goto("/product/olive");
    await untilHydrated(page);
    await closeNotice(page);
    await page.getByRole("link", { name: "Add to Cart" }).click();
    await expect(page).toHaveURL("/cart");
    await page.getByRole("button", { name: cart.increase("Olive Green & Cream") }).click();
    await expect(page.getByRole("link", { name: shell.cart(2) })).toBeVisible();
    await page.getByRole("link", { name: cart.checkout }).click();
    await expect(page).toHaveURL("/order/olive?step=details");
    await expect(page.getByRole("complementary")).toContainText("2 items");
  });

  test(`CART-45 SEO-70 where storage is blocked at ${what}, an administrator has the widget until the page is closed`, async ({
    page,
  }) => {
    await page.addInitScript(forbid);
    await page.goto("/auth");
    await untilHydrated(page);
    await signInByForm(page, { email: "admin@wanderpaw.example", password: demoPassword });
    await expect(page).not.toHaveURL(/\/auth/);
    await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
    const widget = page.getByRole("complementary", { name: seoWidget.label });
    await widget.getByRole("button", { name: "SEO" }).click();
    await expect(widget.getByText(seoWidget.samples.title)).toBeVisible();
    await widget.getByRole("button", { name: seoWidget.putAway }).click();
    await expect(widget).toHaveCount(0);
  });
}
