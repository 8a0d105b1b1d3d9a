import type { Page } from "@playwright/test";
import { account as text } from "#i18n/en/account.ts";
import { errors } from "#i18n/en/errors.ts";
import { expectAccessible } from "./accessible.ts";
import { demoPassword, freshAccount, sessionKey, signInAs } from "./accounts.ts";
import { expect, recordRequests, test } from "./fixtures.ts";

const customer = "customer@wanderpaw.example";

const panel = (page: Page) => page.getByRole("tabpanel", { name: "Sign In" });
const email = (page: Page) => panel(page).getByLabel("Email");
const password = (page: Page) => panel(page).getByLabel("Password", { exact: true });
const submit = (page: Page) => panel(page).getByRole("button", { name: "Sign In", exact: true });
const forgot = (page: Page) => panel(page).getByRole("button", { name: "Forgot password?" });
const alert = (page: Page) => panel(page).getByRole("alert");
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function signIn(page: Page, address: string, secret = demoPassword): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await submit(page).click();
}

const isSignInCall = (url: string) => url.endsWith("/api/auth/sign-in");

test("SIGN-03 the tabs are reached with arrow keys, and the chosen one survives a reload @phone", async ({
  page,
}) => {
  await page.goto("/auth");
  const signInTab = page.getByRole("tab", { name: "Sign In" });
  const signUpTab = page.getByRole("tab", { name: "Sign Up" });
  await expect(signInTab).toHaveAttribute("aria-selected", "true");
  await expect(submit(page)).toBeEnabled();
  await signInTab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(signUpTab).toBeFocused();
  await expect(signUpTab).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/auth?tab=sign-up");
  await page.reload();
  await expect(page.getByRole("tabpanel", { name: "Sign Up" })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeEnabled();
  await signUpTab.press("Home");
  await expect(signInTab).toBeFocused();
  await expect(page).toHaveURL("/auth");
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("SIGN-04 search engines leave the pages out, and the pages behind links tell nobody their address", async ({
  request,
}) => {
  for (const path of ["/auth", "/auth/confirm?token=a", "/reset-password?token=a"]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.includes('<meta name="referrer" content="strict-origin"/>')).toBe(path !== "/auth");
    expect(html).not.toMatch(/rel="canonical" href="[^"]*token/);
  }
});

test("SIGN-05 a recovery token at /auth leads to the reset page with the same token and type", async ({
  page,
  request,
}) => {
  const address = "/auth?token=a%2Bb%26c&type=recovery";
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe("/reset-password?token=a%2Bb%26c&type=recovery");
  await page.goto(address);
  await expect(page).toHaveURL("/reset-password?token=a%2Bb%26c&type=recovery");
  await expect(page.getByRole("button", { name: "Update Password" })).toBeEnabled();
});

test("SIGN-06 whoever is signed in goes on at once, to home or to the page that asked", async ({
  page,
}) => {
  await signInAs(page, customer);
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
  await page.goto("/auth?next=/cart");
  await expect(page).toHaveURL("/cart");
});

test("SIGN-10 SIGN-21 what is missing is said at the field, with the focus on the first", async ({
  page,
}) => {
  await page.goto("/auth");
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(text.problems.email);
  await expect(password(page)).toHaveAccessibleDescription(text.problems.password);
  await expectAccessible(page);
  await email(page).fill("maya");
  await password(page).fill("a");
  await expect(password(page)).toHaveAccessibleDescription("");
  await password(page).press("Enter");
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(text.problems.field(["not_an_email"]));
});

test("SIGN-18 after signing in the page is loaded anew, and says Welcome back once @phone", async ({
  page,
}) => {
  await page.goto("/auth");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await signIn(page, ` ${customer.toUpperCase()} `);
  await expect(page).toHaveURL("/");
  await expect(toast(page)).toContainText("Welcome back!");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("wanderpaw-welcome"))).toBeNull();
  const stored = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  expect(JSON.parse(stored ?? "")).toMatchObject({
    token_type: "bearer",
    user: { email: customer },
  });
  expect(stored).not.toContain(demoPassword);
});

test("SIGN-01, SIGN-02 signing in leads to the page that asked, and never out of the shop", async ({
  page,
}) => {
  for (const [next, address] of [
    ["/cart?a=1#b", "/cart?a=1#b"],
    ["//evil.example/", "/"],
    ["/.//evil.example/", "/"],
  ] as const) {
    await page.goto("/favicon.svg");
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await signIn(page, customer);
    await expect(page, next).toHaveURL(address);
    await expect(toast(page)).toContainText("Welcome back!");
  }
});

test("SIGN-17 a double click and Enter send one request", async ({ page }) => {
  const urls = recordRequests(page);
  await page.goto("/auth");
  await email(page).fill(customer);
  await password(page).fill(demoPassword);
  await page.route("**/api/auth/sign-in", async (route) => {
    await expect(panel(page).getByRole("button", { name: "Signing in…" })).toBeVisible();
    await password(page).press("Enter");
    await route.continue();
  });
  await submit(page).dblclick();
  await expect(page).toHaveURL("/");
  expect(urls.filter(isSignInCall)).toHaveLength(1);
});

test("SIGN-20 everything is done with the keyboard alone @engine", async ({ page }) => {
  await page.goto("/auth");
  await expect(submit(page)).toBeEnabled();
  await page.getByRole("tab", { name: "Sign In" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(customer);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(panel(page).getByRole("button", { name: "Show password" })).toBeFocused();
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await expect(forgot(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("SIGN-22 a button shows and hides what is typed, and says whether it does", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(submit(page)).toBeEnabled();
  const show = panel(page).getByRole("button", { name: "Show password" });
  await expect(show).toHaveAttribute("aria-pressed", "false");
  await expect(password(page)).toHaveAttribute("type", "password");
  await show.click();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(password(page)).toHaveAttribute("type", "text");
});

test("SIGN-14 forgotten passwords: an address first, then the same answer whether it is known or not", async ({
  page,
}) => {
  await page.goto("/auth");
  await forgot(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription("Please enter your email address first");
  for (const address of ["nobody@people.example", customer]) {
    await email(page).fill(address);
    await forgot(page).click();
    await expect(toast(page)).toContainText("Password reset email sent!");
    await expect(toast(page)).toContainText(text.forgot.sentText(address));
    await expect(email(page)).toHaveValue(address);
  }
});

test("SIGN-23 without scripts nothing can be sent, and the page says why", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/auth");
  await expect(panel(page).locator("noscript p")).toContainText(text.noScript);
  await expect(submit(page)).toBeDisabled();
  await password(page).fill("secret");
  await password(page).press("Enter");
  await expect(page).toHaveURL("/auth");
  await context.close();
});

test.describe("refused", () => {
  test.use({
    expectedNoise: [/status of 4\d\d|\/api\/auth\/[\w-]+ 4\d\d|ERR_INTERNET_DISCONNECTED/],
  });

  test("SIGN-11 SIGN-21 AUTH-60 a wrong password and an unknown address get the same message, and nothing typed is lost", async ({
    page,
  }) => {
    await page.goto("/auth");
    const person = await freshAccount(page.request);
    for (const address of [person.email, "nobody@people.example"]) {
      await signIn(page, address, "not-it");
      await expect(alert(page)).toHaveText(
        "Invalid email or password. Please check your credentials and try again.",
      );
      await expect(email(page)).toHaveValue(address);
      await expect(password(page)).toHaveValue("not-it");
      await expect(submit(page)).toBeFocused();
    }
    await expectAccessible(page);
    await password(page).fill("another");
    await expect(alert(page)).toHaveCount(0);
  });

  test("SIGN-15 the sixth attempt within 15 minutes waits, in this page and after a reload", async ({
    page,
  }) => {
    const person = await freshAccount(page.request);
    const urls = recordRequests(page);
    await page.goto("/auth");
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await signIn(page, person.email, `wrong ${attempt}`);
      await expect.poll(() => urls.filter(isSignInCall).length).toBe(attempt);
      await expect(alert(page)).toHaveText(errors.invalid_credentials);
    }
    await signIn(page, person.email, person.password);
    const tooMany = /^Too many attempts\. Please try again in 1[45] minutes\.$/;
    await expect(alert(page)).toHaveText(tooMany);
    expect(urls.filter(isSignInCall)).toHaveLength(5);
    await page.reload();
    await signIn(page, person.email, person.password);
    await expect(alert(page)).toHaveText(tooMany);
    expect(urls.filter(isSignInCall)).toHaveLength(6);
  });

  test("SIGN-16 without a connection the page says so, keeps what was typed, and works again later", async ({
    page,
    context,
  }) => {
    await page.goto("/auth");
    await expect(submit(page)).toBeEnabled();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await signIn(page, customer);
    await expect(alert(page)).toHaveText(text.errors.offline);
    await expect(email(page)).toHaveValue(customer);
    await context.setOffline(false);
    await submit(page).click();
    await expect(page).toHaveURL("/");
  });
});
