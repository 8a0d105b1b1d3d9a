import type { APIRequestContext, Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { freshAccount, sessionKey, startSession, toHeaders, type TestAccount } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";

// Hebrew letters stay in the catalogs: this is the sentence by its code points.
const denied = "\u05d2\u05d9\u05e9\u05d4 \u05e0\u05d3\u05d7\u05ea\u05d4";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("ADMIN-01 visitors without access see a notice in Hebrew, right to left", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "he");
  await expect(heading(page)).toHaveText(denied);
  await expect(page.getByRole("main")).toContainText(admin.accessDenied.text);
  await expectAccessible(page);
});

/** A new person whom the demo's administrator makes one, too: they sign out everywhere. */
async function freshAdministrator(request: APIRequestContext): Promise<TestAccount> {
  const person = await freshAccount(request);
  const headers = toHeaders(await startSession(request, "admin@wanderpaw.example"));
  const data = { email: person.email, role: "admin" };
  const given = await request.post("/api/admin/roles", { headers, data });
  expect(given.status(), await given.text()).toBe(200);
  return person;
}

test("ADMIN-02 ADMIN-04 ADMIN-05 an administrator signs in, reaches the page they wanted, and finds the links to leave", async ({
  page,
}) => {
  const { email, password } = await freshAdministrator(page.request);
  const openMenu = () => page.getByRole("button", { name: admin.userMenu.label }).click();
  await page.goto("/admin/orders?status=pending");
  await page.getByRole("link", { name: admin.accessDenied.signIn }).click();
  await expect(page).toHaveURL("/auth?next=%2Fadmin%2Forders%3Fstatus%3Dpending");
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL("/admin/orders?status=pending");
  await expect(heading(page)).toHaveText(admin.nav.orders);
  await expect(page.getByRole("region", { name: admin.toast.region })).toContainText(
    admin.toast.welcome,
  );
  // In both calendars, where there is room for it.
  await expect(page.locator("header").first()).toContainText(
    /\d{1,2} \u05d1[\u0590-\u05ff]+ 20\d\d · [\u05d0-\u05ea\u05f3\u05f4]+ \u05d1[\u0590-\u05ff\u05f3' ]+ \u05ea[\u05d0-\u05ea\u05f4]+/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await openMenu();
  await expect(page.getByRole("menu").getByText(email)).toBeVisible();
  await page.getByRole("menuitem", { name: admin.userMenu.shop }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/admin");
  await expect(heading(page)).toHaveText(admin.nav.dashboard);
  await openMenu();
  await page.getByRole("menuitem", { name: admin.userMenu.signOut }).press("Enter");
  await expect(page).toHaveURL("/");
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  await page.goto("/admin");
  await expect(heading(page)).toHaveText(denied);
});
