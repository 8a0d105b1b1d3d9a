import type { Page } from "@playwright/test";
import { freshAccount, sessionKey, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

/** Opens the menu that a phone has, and returns what holds the account's links. */
async function openLinks(page: Page, isMobile: boolean) {
  const bar = page.getByRole("banner");
  if (isMobile) await bar.locator("summary").click();
  return bar;
}

test("ACC-20 Sign Out in the navigation bar ends the session everywhere and leads home @phone", async ({
  page,
  isMobile,
}) => {
  const { email, password } = await freshAccount(page.request);
  const session = await signInAs(page, email, password);
  await page.goto("/products");
  const bar = await openLinks(page, isMobile);
  await expect(bar.getByRole("link", { name: "My Orders" })).toHaveAttribute("href", "/orders");
  await expect(bar.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await bar.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await openLinks(page, isMobile);
  await expect(bar.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "My Orders" })).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  const answer = await page.request.get("/api/auth/session", {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.status()).toBe(401);
});

test.describe("a server that cannot be reached", () => {
  test.use({ expectedNoise: [/Error signing out|ERR_FAILED/] });

  test("ACC-20 Sign Out leads home even when the server does not hear of it", async ({ page }) => {
    const { email, password } = await freshAccount(page.request);
    await signInAs(page, email, password);
    await page.route("**/api/auth/sign-out", (route) => route.abort());
    await page.goto("/orders");
    await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  });
});

test.describe("scripts that do not come", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("SHELL-05 a customer's links are there from the first paint, and nothing moves when the page comes to life", async ({
    page,
  }) => {
    await signInAs(page, "customer@wanderpaw.example");
    await page.addInitScript(() => {
      const record = { shifts: 0 };
      Object.assign(window, record);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          // The type of this entry is not among TypeScript's.
          record.shifts += (entry as unknown as { value: number }).value;
        Object.assign(window, record);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const bar = page.getByRole("banner");
    const places = async () => ({
      orders: await bar.getByRole("link", { name: "My Orders" }).boundingBox(),
      signOut: await bar.getByRole("button", { name: "Sign Out" }).boundingBox(),
      home: await bar.getByRole("link", { name: "Home", exact: true }).boundingBox(),
    });
    // Without its scripts the page stays as it was sent.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/products");
    await expect(bar.getByRole("link", { name: "Sign In" })).toBeHidden();
    const before = await places();
    await page.unroute("**/assets/*.js");
    await page.reload();
    await expect(bar.getByRole("link", { name: "Sign In" })).toHaveCount(0);
    expect(await places()).toEqual(before);
    expect(before.orders).not.toBeNull();
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
    ).toBeLessThan(0.001);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("SHELL-05 without scripts the way to sign in is shown, and nothing of a customer's", async ({
    page,
  }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(bar.getByRole("button", { name: "Sign Out" })).toBeHidden();
  });
});
