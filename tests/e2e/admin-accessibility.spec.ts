// The screens of the back office, wide and narrow: whether they fit, and what axe finds on one of
// each kind, light and dark.
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import {
  expectAccessible,
  expectAccessibleIn,
  expectNoSidewaysScrolling,
  resizeWindow,
} from "./accessible.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { adminPaths, splitInGroups, screenKinds } from "./shop-pages.ts";

const administrator = "admin@wanderpaw.example";

for (const addresses of splitInGroups(screenKinds, 4)) {
  test(`ADMIN-08 ${addresses.join(", ")} have no accessibility defects and fit`, async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, administrator);
    for (const address of addresses) await expectSound(page, address);
  });
}

test("ADMIN-08 an open order, customer and message have no accessibility defects and fit", async ({
  page,
}) => {
  test.slow();
  await signInAs(page, administrator);
  for (const list of ["orders", "customers", "messages"]) {
    await page.goto(`/admin/${list}`);
    // The list is as narrow as it gets beside what is open.
    await expectSound(page, await firstLink(page, `/admin/${list}/`));
  }
});

test("ADMIN-08 a product with its tabs has no accessibility defects and fits", async ({ page }) => {
  test.slow();
  await signInAs(page, administrator);
  await page.goto("/admin/products");
  const product = await firstLink(page, "/admin/products/");
  for (const tab of ["general", "images", "variants", "analytics"])
    await expectSound(page, `${product}?tab=${tab}`);
});

const otherScreens = adminPaths.filter(
  (address) => !screenKinds.some((kind) => kind.split("?")[0] === address),
);

test("ADMIN-08 the other screens fit desktop, tablet and phone", async ({ page }) => {
  test.slow();
  await signInAs(page, administrator);
  for (const address of [
    ...otherScreens,
    "/admin/content/edit/policies",
    "/admin/products?sort=shop",
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, address);
    await expectFits(page);
  }
});

test.describe("after the deadline for a second factor", () => {
  test.use({ expectedNoise: [/\b403\b/] });

  test("ADMIN-08 the required setup has no accessibility defects and fits", async ({ page }) => {
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

test("ADMIN-09 every screen can be reached by keyboard, focuses its heading, and lets the user skip the navigation", async ({
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
      .getByRole("link", { name: admin.nav[name], exact: true })
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

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Also below a dialog that the address opens.
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: admin.list.loading })).toHaveCount(0);
}

async function expectFits(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 900],
    [360, 740],
  ] as const) {
    await resizeWindow(page, width, height);
    await expectNoSidewaysScrolling(page);
    expect(await listRowPartsOutOfSight(page), `${page.url()}, ${width} px wide`).toEqual([]);
  }
}

/** The names of links and buttons in rows that stand beside what a table or the window shows. */
const listRowPartsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main tbody :is(a, button, input, select)")]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        const box = part.closest("table")?.parentElement?.getBoundingClientRect();
        if (box === undefined || width < 2 || !part.checkVisibility()) return false;
        const edges = [Math.max(0, box.left), Math.min(innerWidth, box.right)] as const;
        return left < edges[0] - 1 || right > edges[1] + 1;
      })
      .map((part) => part.getAttribute("aria-label") ?? part.textContent),
  );

async function expectSound(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, address);
  await expectAccessibleIn(page, "light");
  await expectFits(page);
  await expectAccessibleIn(page, "dark");
}
