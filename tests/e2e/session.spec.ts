import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { sessionText } from "#i18n/en/session.ts";
import { freshAccount, sessionKey, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const MINUTE = 60_000;

const bar = (page: Page) => page.getByRole("banner");
const warning = (page: Page) => page.getByRole("alertdialog", { name: sessionText.title });

/** The links of the bar, or of the menu behind which a phone has them; while the page loads it has all of them. */
const signInLinks = (page: Page) =>
  bar(page).getByRole("link", { name: "Sign In", includeHidden: true });
const signOutButtons = (page: Page) =>
  bar(page).getByRole("button", { name: "Sign Out", includeHidden: true });

async function expectSignedIn(page: Page) {
  await expect(signInLinks(page)).toHaveCount(0);
  await expect(signOutButtons(page)).not.toHaveCount(0);
}

async function expectSignedOut(page: Page) {
  await expect(signOutButtons(page)).toHaveCount(0);
  await expect(signInLinks(page)).not.toHaveCount(0);
}

/** A customer of their own for the test, signed in at `address`. */
async function openSignedIn(page: Page, address = "/products") {
  const account = await freshAccount(page.request);
  const session = await signInAs(page, account.email, account.password);
  await openTab(page, address);
  return { account, session };
}

/** Opens a page and waits until it looks after the session. */
async function openTab(page: Page, address = "/products") {
  const cared = page.waitForResponse(/\/assets\/signed-in-/);
  await page.goto(address);
  await cared;
  await expectSignedIn(page);
}

const storedSession = (page: Page) =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? "null"), sessionKey);

/** The refresh requests of all tabs from now on. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/api/auth/refresh")) count += 1;
  });
  return () => count;
}

test("SESS-01 who signed in stays signed in after a reload, and the browser keeps the session object", async ({
  page,
}) => {
  const { session } = await openSignedIn(page);
  await page.reload();
  await expectSignedIn(page);
  expect(await storedSession(page)).toEqual(session);
  expect(Object.keys(session).toSorted()).toEqual([
    "access_token",
    "expires_at",
    "expires_in",
    "refresh_token",
    "token_type",
    "user",
  ]);
});

test("SESS-02 all tabs follow when one signs out or in", async ({ page, context }) => {
  const { account } = await openSignedIn(page);
  const other = await context.newPage();
  await openTab(other);
  await bar(page).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page);
  await expectSignedOut(other);
  expect(await storedSession(other)).toBeNull();

  await signInAs(page, account.email, account.password);
  await expectSignedIn(other);
});

test("SESS-03 five tabs ask for one new session when its time is nearly up", async ({
  page,
  context,
}) => {
  await context.clock.install();
  const { session } = await openSignedIn(page);
  const tabs = [page];
  while (tabs.length < 5) {
    const tab = await context.newPage();
    await openTab(tab);
    tabs.push(tab);
  }
  const refreshes = countRefreshes(context);
  await context.clock.runFor((session.expires_in - 130) * 1_000);
  expect(refreshes()).toBe(0);
  await context.clock.runFor(60_000);
  await expect.poll(() => storedSession(page)).not.toEqual(session);
  // Whoever waited for the lock has had the time to look.
  for (const tab of tabs)
    await tab.evaluate((key) => navigator.locks.request(key, () => undefined), sessionKey);
  expect(refreshes()).toBe(1);
  for (const tab of tabs) await expectSignedIn(tab);
});

test("SESS-04 a browser whose clock is hours off neither renews all the time nor signs out", async ({
  page,
  context,
}) => {
  await context.clock.install({ time: Date.now() + 5 * 60 * MINUTE });
  const refreshes = countRefreshes(context);
  await openSignedIn(page);
  // Nothing says yet when this one came; the next one does.
  await expect.poll(refreshes).toBe(1);
  await context.clock.runFor(10 * MINUTE);
  await page.reload();
  await expectSignedIn(page);
  expect(refreshes()).toBe(1);
});

for (const [what, text] of [
  ["cut off", '{"access_token":"a'],
  ["of another shape", '{"user":"admin"}'],
] as const) {
  test(`SESS-05 a stored session that is ${what} is thrown away`, async ({ page }) => {
    await page.goto("/favicon.svg");
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      text,
    ] as const);
    await page.goto("/products");
    await expectSignedOut(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  });
}

test.describe("where storage is forbidden", () => {
  test.use({ expectedNoise: [/Error (initializing auth state|loading cart)/] });

  test("SESS-05 a visitor is signed out, and the reason is logged", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    });
    await page.goto("/products");
    await expectSignedOut(page);
    expect(logged.filter((text) => text.includes("Error initializing auth state:"))).toHaveLength(
      1,
    );
  });
});

test.describe("where the network is dead", () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test("SESS-08 the session stays when it cannot be renewed, and is renewed at the next tick", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const { session } = await openSignedIn(page);
    const refreshes = countRefreshes(context);
    await context.setOffline(true);
    await page.clock.runFor((session.expires_in - 60) * 1_000);
    await expect.poll(refreshes).toBeGreaterThan(0);
    await expectSignedIn(page);
    expect(await storedSession(page)).toEqual(session);
    await context.setOffline(false);
    await page.clock.runFor(30_000);
    await expect.poll(() => storedSession(page)).not.toEqual(session);
    await expectSignedIn(page);
  });
});

test.describe("where the session was ended elsewhere", () => {
  test.use({ expectedNoise: [/status of 401|\/api\/\S+ 401$/] });

  test("SESS-07 the next call signs out", async ({ page }) => {
    const { session } = await openSignedIn(page);
    const { refresh_token } = session;
    await page.request.post("/api/auth/sign-out", { data: { refresh_token, scope: "global" } });
    await expectSignedIn(page);
    await page.goto("/orders");
    await expect(page).toHaveURL(/\/auth/);
    await expectSignedOut(page);
    expect(await storedSession(page)).toBeNull();
  });
});

test("SESS-10 who does nothing for 30 minutes is signed out everywhere and sent to sign in", async ({
  page,
}) => {
  await page.clock.install();
  const { session } = await openSignedIn(page);
  const left = page.waitForRequest("**/api/auth/sign-out");
  await page.clock.runFor(29 * MINUTE);
  await expectSignedInBehindWarning(page);
  await page.clock.runFor(MINUTE);
  expect((await left).postDataJSON()).toMatchObject({ scope: "global" });
  await expect(page).toHaveURL("/auth");
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
  const cart = bar(page).getByRole("link", { name: "Cart, empty" });
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
  await page.clock.setSystemTime(Date.now() + 31 * MINUTE);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page).toHaveURL("/auth");
  expect(await storedSession(page)).toBeNull();
});

test("SESS-13 the first touch after such a sleep does not count as activity", async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page);
  await page.clock.setSystemTime(Date.now() + 31 * MINUTE);
  await page.keyboard.press("Shift");
  await expect(page).toHaveURL("/auth");
});

test("SESS-13 a browser that was closed for 31 minutes comes back signed out", async ({ page }) => {
  await page.clock.install();
  const { session } = await openSignedIn(page);
  await page.goto("/favicon.svg");
  await page.clock.setSystemTime(Date.now() + 31 * MINUTE);
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

test("SESS-16 a visitor's browser loads nothing of all this and is never warned", async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.clock.install();
  await page.goto("/products");
  await expectSignedOut(page);
  await page.clock.runFor(40 * MINUTE);
  await expect(page).toHaveURL("/products");
  expect(urls.filter((url) => /\/api\/|signed-in|session-calls/.test(url))).toEqual([]);
});

for (const theme of ["light", "dark"] as const) {
  test(`SESS-17 the warning has no accessibility defects, ${theme} @phone`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await page.clock.install();
    await openSignedIn(page);
    await page.clock.runFor(26 * MINUTE);
    await expect(warning(page)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
