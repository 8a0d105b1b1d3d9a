// Every screen of the back office, wide and narrow, light and dark: what axe finds, and whether it
// fits.
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { expectAccessible, expectNoSidewaysScrolling, resizeWindow } from "./accessible.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { adminPaths, inGroups } from "./shop-pages.ts";

const administrator = "admin@wanderpaw.example";

/** Screens that an address shows in another way. */
const otherViews = [
  "/admin/analytics?why=revenue",
  "/admin/settings/security?list=events",
  "/admin/orders?q=nobody-is-called-so",
  "/admin/products?q=nothing-is-called-so",
];

for (const paths of inGroups([...adminPaths, ...otherViews], 4)) {
  test(`ADMIN-08 ${paths.join(", ")} have no accessibility defects and fit`, async ({ page }) => {
    test.slow();
    await signInAs(page, administrator);
    for (const path of paths) await expectSound(page, path);
  });
}

test("ADMIN-08 an open order has no accessibility defects and fits", async ({ page }) => {
  test.slow();
  await signInAs(page, administrator);
  await page.goto("/admin/orders");
  await expectSound(page, await firstLink(page, "/admin/orders/"));
});

test("ADMIN-08 a product with its tabs has no accessibility defects and fits", async ({ page }) => {
  test.slow();
  await signInAs(page, administrator);
  await page.goto("/admin/products");
  const product = await firstLink(page, "/admin/products/");
  for (const tab of ["general", "images", "variants", "analytics"])
    await expectSound(page, `${product}?tab=${tab}`);
});

test("ADMIN-08 an open customer and an open message have no accessibility defects and fit", async ({
  page,
}) => {
  test.slow();
  await signInAs(page, administrator);
  await page.goto("/admin/customers");
  await expectSound(page, await firstLink(page, "/admin/customers/"));
  await page.goto("/admin/messages");
  // The list is as narrow as it gets beside the message.
  await expectSound(page, await firstLink(page, "/admin/messages/"));
});

test("ADMIN-08 the editors of a page and of an article have no accessibility defects and fit", async ({
  page,
}) => {
  test.slow();
  await signInAs(page, administrator);
  for (const key of ["home", "article/pet-carrier-flights"])
    await expectSound(page, `/admin/content/edit/${key}`);
});

test.describe("for whose time without a second factor is over", () => {
  test.use({ expectedNoise: [/\b403\b/] });

  test("ADMIN-08 what is to be set up first has no accessibility defects and fits", async ({
    page,
  }) => {
    await signInAs(page, administrator);
    const answer = { status: 403, contentType: "application/problem+json" };
    const body = JSON.stringify({ code: "second_factor_needed" });
    await page.route("**/api/admin/**", (route) => route.fulfill({ ...answer, body }));
    await expectSound(page, "/admin");
    await expect(page.getByRole("heading", { name: ownSecurity.gate.title })).toBeFocused();
    await page.getByRole("button", { name: ownSecurity.panel.setUp }).click();
    await expect(page.getByRole("img", { name: ownSecurity.panel.start.image })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});

test("ADMIN-09 every screen is reached from the keyboard, which finds its heading there and can skip the modules", async ({
  page,
}) => {
  await signInAs(page, administrator);
  await page.goto("/admin");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(admin.nav.dashboard);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: admin.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (const name of [
    "inventory",
    "orders",
    "products",
    "customers",
    "analytics",
    "settings",
  ] as const) {
    await page
      .getByRole("navigation", { name: admin.nav.label })
      .getByRole("link", { name: admin.nav[name] })
      .press("Enter");
    await expect(heading).toHaveText(admin.nav[name]);
    await expect(heading).toBeFocused();
  }
});

/** The path of the first link in the main part that leads below `prefix`. */
async function firstLink(page: Page, prefix: string): Promise<string> {
  const link = page.getByRole("main").locator(`a[href*="${prefix}"]:not([href$="/new"])`).first();
  const href = await link.getAttribute("href");
  if (href === null) throw new Error(`nothing leads below ${prefix}`);
  return href;
}

async function expectSound(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  // Also below a dialog that the address opens.
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: admin.list.loading })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await resizeWindow(page, 768, 900);
  await expectNoSidewaysScrolling(page);
  await resizeWindow(page, 360, 740);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
}
