import type { BrowserContext } from "@playwright/test";
import {
  expectSignedIn,
  expectSignedOut,
  openSignedIn,
  openTab,
  sessionKey,
  signInAs,
  storedSession,
} from "./accounts.ts";
import { expect, shopNow, test } from "./fixtures.ts";

const MINUTE = 60_000;

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
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
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

test("SESS-04 a browser whose clock is hours off neither renews all the time nor signs out", async ({
  page,
  context,
}) => {
  await context.clock.install({ time: shopNow().getTime() + 5 * 60 * MINUTE });
  const refreshes = countRefreshes(context);
  await openSignedIn(page);
  // Nothing says yet when this one came; the next one does.
  await expect.poll(refreshes).toBe(1);
  // The answer must be there before the ten minutes pass.
  await page.waitForLoadState("networkidle");
  await context.clock.runFor(10 * MINUTE);
  await page.reload();
  await expectSignedIn(page);
  expect(refreshes()).toBe(1);
});

test.describe("where what is stored is broken", () => {
  test.use({ expectedNoise: [/Error initializing auth state/] });

  for (const [what, text] of [
    ["cut off", '{"access_token":"a'],
    ["of another shape", '{"user":"admin"}'],
  ] as const) {
    test(`SESS-05 a stored session that is ${what} is thrown away, and that is logged`, async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.goto("/favicon.svg");
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey,
        text,
      ] as const);
      await page.goto("/products");
      await expectSignedOut(page);
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
      expect(logged.filter((line) => line.includes("Error initializing auth state:"))).toHaveLength(
        1,
      );
    });
  }
});

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
    // The attempt that failed may still be on its way at the first tick.
    const storedAfterTick = async () => {
      await page.clock.runFor(30_000);
      return storedSession(page);
    };
    await expect.poll(storedAfterTick).not.toEqual(session);
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
