import type { APIRequestContext, Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { demoPassword, freshAccount, sessionKey, signInAs } from "./accounts.ts";
import { expect, recordRequests, test } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";

// Hebrew letters stay in the catalogs: this is the sentence by its code points.
const denied = "\u05d2\u05d9\u05e9\u05d4 \u05e0\u05d3\u05d7\u05ea\u05d4";
const administrator = "admin@wanderpaw.example";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const signInLink = (page: Page) => page.getByRole("link", { name: admin.accessDenied.signIn });

/** The frame of the back office is there, and knows who is in it. */
async function expectInside(page: Page, email: string): Promise<void> {
  await expect(heading(page)).toHaveText(
    new RegExp(`^(${admin.nav.dashboard}|${admin.nav.orders})$`),
  );
  const narrow = page.getByRole("button", { name: admin.nav.open });
  if (await narrow.isVisible()) await narrow.click();
  await page.getByRole("button", { name: admin.userMenu.label }).click();
  await expect(page.getByRole("menu").getByText(email)).toBeVisible();
}

test("ADMIN-01 the back office turns strangers away in Hebrew, right to left @phone", async ({
  page,
}) => {
  await page.goto("/admin");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "he");
  await expect(heading(page)).toHaveText(denied);
  await expect(page.getByRole("main")).toContainText(admin.accessDenied.text);
  await expectAccessible(page);
});

test("ADMIN-02 a stranger is offered to sign in, and an administrator comes back to where they wanted to go", async ({
  page,
}) => {
  await page.goto("/admin/orders?status=pending");
  await signInLink(page).click();
  await expect(page).toHaveURL("/auth?next=%2Fadmin%2Forders%3Fstatus%3Dpending");
  await signInByForm(page, { email: administrator, password: demoPassword });
  await expect(page).toHaveURL("/admin/orders?status=pending");
  await expectInside(page, administrator);
  await expect(page.getByRole("region", { name: admin.toast.region })).toContainText(
    admin.toast.welcome,
  );
});

for (const name of ["customer", "moderator"]) {
  test(`ADMIN-03 a ${name} is turned away, and not asked to sign in again`, async ({ page }) => {
    await signInAs(page, `${name}@wanderpaw.example`);
    await page.goto("/admin");
    await expect(heading(page)).toHaveText(denied);
    await expect(signInLink(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: admin.accessDenied.home })).toHaveAttribute(
      "href",
      "/",
    );
  });
}

test("ADMIN-04 an administrator finds their address, the day in Hebrew and the ways out @phone", async ({
  page,
}) => {
  await signInAs(page, administrator);
  await page.goto("/admin");
  await expect(heading(page)).toHaveText(admin.nav.dashboard);
  // In both calendars, where there is room for it.
  await expect(page.locator("header").first()).toContainText(
    /\d{1,2} \u05d1[\u0590-\u05ff]+ 20\d\d · \d{1,2} \u05d1[\u0590-\u05ff\u05f3' ]+ 57\d\d/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectInside(page, administrator);
  await page.getByRole("menuitem", { name: admin.userMenu.shop }).click();
  await expect(page).toHaveURL("/");
});

/** A new person whom the demo's administrator makes one, too. */
async function freshAdministrator(request: APIRequestContext) {
  const person = await freshAccount(request);
  const answer = await request.post("/api/auth/sign-in", {
    data: { email: administrator, password: demoPassword },
  });
  // Our own API answers in the shape of its contract.
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const given = await request.post("/api/admin/roles", {
    headers,
    data: { email: person.email, role: "admin" },
  });
  expect(given.status(), await given.text()).toBe(200);
  const { user_id: id } = (await given.json()) as { user_id: string };
  return { ...person, takeRole: () => request.delete(`/api/admin/roles/${id}`, { headers }) };
}

test("ADMIN-05 signing out of the back office leads home and leaves no session behind", async ({
  page,
}) => {
  const { email, password } = await freshAdministrator(page.request);
  await signInAs(page, email, password);
  await page.goto("/admin");
  await expectInside(page, email);
  await page.getByRole("menuitem", { name: admin.userMenu.signOut }).press("Enter");
  await expect(page).toHaveURL("/");
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  await page.goto("/admin");
  await expect(heading(page)).toHaveText(denied);
});

test("ADMIN-06 the role is asked anew each time: who loses it is turned away at the next visit", async ({
  page,
}) => {
  const { email, password, takeRole } = await freshAdministrator(page.request);
  await signInAs(page, email, password);
  await page.goto("/admin");
  await expectInside(page, email);
  expect((await takeRole()).status()).toBe(204);
  await page.reload();
  await expect(heading(page)).toHaveText(denied);
});

test.describe("an answer that does not come", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("ADMIN-06 whose role cannot be asked is turned away", async ({ page }) => {
    await signInAs(page, administrator);
    await page.route("**/api/auth/session", (route) => route.abort());
    await page.goto("/admin");
    await expect(heading(page)).toHaveText(denied);
  });
});

test("ADMIN-07 the page before the sign-in is the same for everybody, holds nothing, and is neither kept nor for search engines", async ({
  page,
}) => {
  const session = await signInAs(page, administrator);
  const known = await page.request.get("/admin", {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  const stranger = await page.request.get("/admin");
  expect([known.status(), stranger.status()]).toEqual([200, 200]);
  expect(stranger.headers()["cache-control"]).toBe("no-store");
  const html = await stranger.text();
  expect(await known.text()).toBe(html);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain(admin.nav.label);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("ADMIN-07 without scripts nobody comes in", async ({ page }) => {
    await page.goto("/admin");
    await expect(page.locator("noscript h1")).toHaveText(denied);
    await expect(page.locator("noscript p")).toHaveText(admin.accessDenied.text);
    await expect(page.locator("noscript p")).toBeVisible();
  });
});

const rooms = [
  "/admin/inventory",
  "/admin/orders",
  "/admin/orders/new",
  "/admin/products",
  "/admin/categories",
  "/admin/customers",
  "/admin/analytics",
  "/admin/settings",
  "/admin/print/orders?kind=summary",
];

for (const name of ["stranger", "customer", "moderator"]) {
  test(`ADMIN-10 a ${name} sees and asks for nothing of any module`, async ({ page }) => {
    if (name !== "stranger") await signInAs(page, `${name}@wanderpaw.example`);
    const asked = recordRequests(page);
    for (const path of rooms) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(denied);
    }
    expect(asked.filter((url) => url.includes("/api/admin/"))).toEqual([]);
  });
}
