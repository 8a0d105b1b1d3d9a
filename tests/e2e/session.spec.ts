// The session in several tabs, and after half an hour. The rest is tried in tests/screens/account.
import type { BrowserContext, Page } from "@playwright/test";
import { sessionText } from "#i18n/en/session.ts";
import { shell } from "#i18n/en/shell.ts";
import { expectAccessible } from "./accessible.ts";
import {
  expectSignedIn,
  expectSignedOut,
  openSignedIn,
  openTab,
  sessionKey,
  signInAs,
  storedSession,
} from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { button } from "./staff.ts";

const MINUTE = 60_000;

/** The refresh requests of all tabs from now on. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/api/auth/refresh")) count += 1;
  });
  return () => count;
}

test("SESS-02 all tabs follow when one signs out or in", async ({ page, context }) => {
  const { account } = await openSignedIn(page);
  const other = await context.newPage();
  await openTab(other);
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page);
  await expectSignedOut(other);
  expect(await storedSession(other)).toBeNull();

  await signInAs(page, account.email, account.password);
  await expectSignedIn(other);
});

test("SESS-03 five tabs request one new session when the old one is about to expire", async ({
  page,
  context,
}) => {
  test.slow();
  await context.clock.install();
  const { session } = await openSignedIn(page);
  const tabs = [page];
  while (tabs.length < 5) {
    const tab = await context.newPage();
    await openTab(tab);
    tabs.push(tab);
  }
  const refreshes = countRefreshes(context);
  // Each tab has a clock of its own here; they must agree, as the tabs of a browser do.
  await context.clock.pauseAt(session.expires_at * 1_000 - 130_000);
  expect(refreshes()).toBe(0);
  await context.clock.fastForward(60_000);
  await context.clock.resume();
  await expect.poll(() => storedSession(page)).not.toEqual(session);
  // Anyone who waited for the lock has had the time to look.
  for (const tab of tabs)
    await tab.evaluate((key) => navigator.locks.request(key, () => undefined), sessionKey);
  expect(refreshes()).toBe(1);
  for (const tab of tabs) await expectSignedIn(tab);
});

test("SESS-16 a visitor's browser loads no session code and is never warned", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.clock.install();
  await page.goto("/products");
  await expectSignedOut(page);
  await page.clock.runFor(40 * MINUTE);
  await expect(page).toHaveURL("/products");
  expect(urls.filter((url) => /\/api\/|signed-in|session-calls/.test(url))).toEqual([]);
});

const warning = (page: Page) => page.getByRole("alertdialog", { name: sessionText.title });

test.describe("for half an hour", () => {
  // It passes in a moment: a renewal may still be under way when the person is signed out, and is
  // refused.
  test.use({ expectedNoise: [/\/api\/auth\/(?:refresh|session) 401|status of 401/] });

  test("SESS-10 AUTH-61 a user who is idle for 30 minutes is signed out in all tabs and sent to the sign-in page", async ({
    page,
  }) => {
    await page.clock.install();
    const { session } = await openSignedIn(page);
    const left = page.waitForRequest("**/api/auth/sign-out");
    await page.clock.runFor(29 * MINUTE);
    await expect(warning(page)).toBeVisible();
    expect(await storedSession(page)).not.toBeNull();
    await page.clock.runFor(MINUTE);
    expect((await left).postDataJSON()).toMatchObject({ scope: "idle" });
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText(sessionText.ended(30))).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    const { refresh_token } = session;
    const refused = await page.request.post("/api/auth/refresh", { data: { refresh_token } });
    expect(refused.status()).toBe(401);
  });

  test("SESS-15 SESS-17 Escape dismisses the warning, input inside does not, and focus stays there and returns", async ({
    page,
  }) => {
    await page.clock.install();
    await openSignedIn(page);
    await page.clock.runFor(27 * MINUTE);
    await expect(warning(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(warning(page)).toBeHidden();

    const cart = page.getByRole("banner").getByRole("link", { name: shell.cart(0) });
    await cart.focus();
    await page.clock.runFor(26 * MINUTE);
    await warning(page).getByRole("heading").hover();
    await warning(page).getByRole("heading").click();
    await button(warning(page), sessionText.extend).focus();
    await page.keyboard.press("Tab");
    await expect(button(warning(page), sessionText.signOut)).toBeFocused();
    await page.clock.runFor(2 * MINUTE);
    await expect(warning(page)).toContainText(sessionText.minutesLeft(2));
    await button(warning(page), sessionText.extend).click();
    await expect(warning(page)).toBeHidden();
    await expect(cart).toBeFocused();
    await expectSignedIn(page);
  });

  test("SESS-12 activity in one tab keeps the other tabs signed in and dismisses their warning", async ({
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
});
