import type { Page } from "@playwright/test";
import { sessionText } from "#i18n/en/session.ts";
import { expectAccessible } from "./accessible.ts";
import {
  expectSignedIn,
  expectSignedOut,
  openSignedIn,
  openTab,
  storedSession,
} from "./accounts.ts";
import { expect, shopNow, test } from "./fixtures.ts";

const MINUTE = 60_000;

// Half an hour passes in a moment: a renewal may still be under way when the person is signed out,
// and is refused.
test.use({ expectedNoise: [/\/api\/auth\/refresh 401|status of 401/] });

const warning = (page: Page) => page.getByRole("alertdialog", { name: sessionText.title });

test("SESS-10 AUTH-61 who does nothing for 30 minutes is signed out everywhere and sent to sign in", async ({
  page,
}) => {
  await page.clock.install();
  const { session } = await openSignedIn(page);
  const left = page.waitForRequest("**/api/auth/sign-out");
  await page.clock.runFor(29 * MINUTE);
  await expectSignedInBehindWarning(page);
  await page.clock.runFor(MINUTE);
  expect((await left).postDataJSON()).toMatchObject({ scope: "idle" });
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText(sessionText.ended(30))).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  const { refresh_token } = session;
  const refused = await page.request.post("/api/auth/refresh", { data: { refresh_token } });
  expect(refused.status()).toBe(401);
});

async function expectSignedInBehindWarning(page: Page) {
  await expect(warning(page)).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
}

test("SESS-10 from a page that needs an account, the way back to it is kept", async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, "/orders");
  await page.clock.runFor(30 * MINUTE);
  await expect(page).toHaveURL("/auth?next=%2Forders");
});

test("SESS-11 the warning comes after 25 minutes, counts down, and can extend the session @phone", async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.runFor(24 * MINUTE);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(MINUTE);
  await expect(warning(page)).toContainText("5 minutes");
  const extend = warning(page).getByRole("button", { name: sessionText.extend });
  await expect(extend).toBeFocused();
  await page.clock.runFor(4 * MINUTE);
  await expect(warning(page)).toContainText("1 minute");
  await extend.click();
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(24 * MINUTE);
  await expect(warning(page)).toBeHidden();
  await expectSignedIn(page);
});

test("SESS-11 the warning can sign out at once", async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.runFor(26 * MINUTE);
  await warning(page).getByRole("button", { name: sessionText.signOut }).click();
  await expect(page).toHaveURL("/auth");
  await expectSignedOut(page);
});

for (const [what, act] of [
  ["a move of the mouse", (page: Page) => page.mouse.move(20, 40)],
  ["a click beside it", (page: Page) => page.mouse.click(10, 10)],
  ["a turn of the wheel", (page: Page) => page.mouse.wheel(0, 40)],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`SESS-15 ${what} dismisses the warning`, async ({ page }) => {
    await page.clock.install();
    await openSignedIn(page);
    await page.mouse.move(5, 5);
    await page.clock.runFor(27 * MINUTE);
    await expect(warning(page)).toBeVisible();
    await act(page);
    await expect(warning(page)).toBeHidden();
    await page.clock.runFor(20 * MINUTE);
    await expectSignedIn(page);
  });
}

test("SESS-15 what happens inside the warning does not dismiss it, and the focus stays there and comes back", async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page);
  const cart = page.getByRole("banner").getByRole("link", { name: "Cart, empty" });
  await cart.focus();
  await page.clock.runFor(26 * MINUTE);
  await warning(page).getByRole("heading").hover();
  await warning(page).getByRole("heading").click();
  await warning(page).getByRole("button", { name: sessionText.extend }).focus();
  await page.keyboard.press("Tab");
  await expect(warning(page).getByRole("button", { name: sessionText.signOut })).toBeFocused();
  await page.clock.runFor(2 * MINUTE);
  await expect(warning(page)).toContainText("2 minutes");
  await warning(page).getByRole("button", { name: sessionText.extend }).click();
  await expect(warning(page)).toBeHidden();
  await expect(cart).toBeFocused();
});

test("SESS-12 activity in one tab keeps the others alive and takes their warning away", async ({
  page,
  context,
}) => {
  await context.clock.install();
  await openSignedIn(page);
  const other = await context.newPage();
  await openTab(other);
  for (let passed = 0; passed < 40; passed += 20) {
    await context.clock.runFor(20 * MINUTE);
    await page.keyboard.press("Shift");
  }
  await expectSignedIn(other);
  await context.clock.runFor(26 * MINUTE);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(warning(other)).toBeHidden();
  await expectSignedIn(other);
});

test("SESS-13 a computer that slept for 31 minutes wakes up signed out", async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.setSystemTime(shopNow().getTime() + 31 * MINUTE);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page).toHaveURL("/auth");
  expect(await storedSession(page)).toBeNull();
});

test("SESS-13 the first touch after such a sleep does not count as activity", async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.setSystemTime(shopNow().getTime() + 31 * MINUTE);
  await page.keyboard.press("Shift");
  await expect(page).toHaveURL("/auth");
});

test("SESS-13 a browser that was closed for 31 minutes comes back signed out", async ({ page }) => {
  await page.clock.install();
  const { session } = await openSignedIn(page);
  await page.goto("/favicon.svg");
  await page.clock.setSystemTime(shopNow().getTime() + 31 * MINUTE);
  await page.goto("/products");
  await expectSignedOut(page);
  expect(await storedSession(page)).toBeNull();
  const { refresh_token } = session;
  await expect
    .poll(async () =>
      (await page.request.post("/api/auth/refresh", { data: { refresh_token } })).status(),
    )
    .toBe(401);
});

test("SESS-17 the warning has no accessibility defects @phone", async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.runFor(26 * MINUTE);
  await expect(warning(page)).toBeVisible();
  await expectAccessible(page);
});
