import type { APIRequestContext, Page } from "@playwright/test";
import { account } from "#i18n/en/account.ts";
import { accountSettings as text } from "#i18n/en/account-settings.ts";
import { secondFactor } from "#i18n/en/second-factor.ts";
import type { Session } from "#modules/identity/contract.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { freshAccount, sessionKey, signInAs, type TestAccount } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";

const messages = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** A fresh person who is signed in, with their account page open. */
async function openAccount(page: Page): Promise<TestAccount & { session: Session }> {
  const person = await freshAccount(page.request);
  const session = await signInAs(page, person.email, person.password);
  await page.goto("/account");
  await expect(page.getByLabel(account.fullName)).toHaveValue(person.fullName);
  // The last part to come: how it stands with the second step of signing in is asked for by itself.
  await expect(page.getByRole("button", { name: secondFactor.panel.setUp })).toBeVisible();
  return { ...person, session };
}

/** Signs the same person in on another device, which names itself. */
async function signInElsewhere(
  request: APIRequestContext,
  { email, password }: TestAccount,
  userAgent = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0",
): Promise<Session> {
  const answer = await request.post("/api/auth/sign-in", {
    data: { email, password },
    headers: { "user-agent": userAgent },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  // Our own API answers in the shape of its contract.
  return (await answer.json()) as Session;
}

/** The status with which the server answers somebody who holds this session. */
async function getStatus(request: APIRequestContext, { access_token }: Session): Promise<number> {
  const headers = { authorization: `Bearer ${access_token}` };
  return (await request.get("/api/auth/session", { headers })).status();
}

const getSessionItems = (page: Page) =>
  page.getByRole("list", { name: text.sessions.title }).getByRole("listitem");

test("ACC-02 who is not signed in is led to sign in, and back to their account", async ({
  page,
}) => {
  const person = await freshAccount(page.request);
  await page.goto("/account");
  await expect(page).toHaveURL("/auth?next=%2Faccount");
  await signInByForm(page, person);
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("main")).toContainText(person.email);
});

test("ACC-03 My Orders and Account lead to each other, by keyboard too", async ({ page }) => {
  await openAccount(page);
  const menu = page.getByRole("navigation", { name: text.navigation });
  await expect(menu.getByRole("link", { name: "Account" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "My Orders" }).press("Enter");
  await expect(page).toHaveURL("/orders");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
});

test("ACC-04 a new name is kept, once, however often the button is pressed", async ({ page }) => {
  await openAccount(page);
  const name = page.getByLabel(account.fullName);
  const save = page.getByRole("button", { name: text.profile.save });
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent += 1;
  });
  await name.fill("  Zoë O'Neil  ");
  await save.dblclick();
  await expect(messages(page)).toContainText(text.profile.saved);
  expect(sent).toBe(1);
  await page.reload();
  await expect(name).toHaveValue("Zoë O'Neil");
});

test("ACC-05 a name that cannot be is refused at its field, and what was typed stays", async ({
  page,
}) => {
  await openAccount(page);
  const name = page.getByLabel(account.fullName);
  await name.fill("   ");
  await name.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter your full name");
  await name.fill("x".repeat(101));
  await expect(name).not.toHaveAttribute("aria-invalid");
});

test.describe("refusals", () => {
  test.use({ expectedNoise: [/422|ERR_INTERNET_DISCONNECTED/] });

  test("ACC-05 a name that is too long is refused by the server, at its field", async ({
    page,
  }) => {
    await openAccount(page);
    const name = page.getByLabel(account.fullName);
    await name.fill("x".repeat(101));
    await name.press("Enter");
    await expect(name).toHaveAccessibleDescription("That is too long");
    await expect(name).toHaveValue("x".repeat(101));
  });

  test("ACC-06 without a connection a form says so, keeps what was typed, and works later", async ({
    page,
    context,
  }) => {
    await openAccount(page);
    const name = page.getByLabel(account.fullName);
    await name.fill("Noa Bar");
    await context.setOffline(true);
    await name.press("Enter");
    await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
    await expect(name).toHaveValue("Noa Bar");
    await context.setOffline(false);
    await name.press("Enter");
    await expect(messages(page)).toContainText(text.profile.saved);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("ACC-07 the current password must be right and the new one strong; each is told at its field", async ({
    page,
  }) => {
    await openAccount(page);
    const current = page.getByLabel(text.password.current, { exact: true });
    const next = page.getByLabel(text.password.next, { exact: true });
    const submit = page.getByRole("button", { name: text.password.submit });
    await submit.click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(text.password.currentMissing);
    await current.fill("Not-Mine-2026!");
    await next.fill("weak");
    await submit.click();
    await expect(next).toHaveAccessibleDescription(
      /Password must be at least 8 characters long\. Password must contain at least one uppercase letter/,
    );
    await next.fill("Carry-Her-2027!");
    await submit.click();
    await expect(current).toHaveAccessibleDescription(text.password.currentWrong);
    await expect(next).toHaveValue("Carry-Her-2027!");
  });
});

test("ACC-08 a new password counts from now on, other devices are signed out, and this one stays", async ({
  page,
}) => {
  const person = await openAccount(page);
  const elsewhere = await signInElsewhere(page.request, person);
  const current = page.getByLabel(text.password.current, { exact: true });
  const next = page.getByLabel(text.password.next, { exact: true });
  await current.fill(person.password);
  await next.pressSequentially("Carry-Her-2027!");
  await expect(page.getByText("6 of 6 password requirements met")).toBeAttached();
  await next.press("Enter");
  await expect(messages(page)).toContainText("Password updated successfully!");
  await expect(current).toHaveValue("");
  await expect(next).toHaveValue("");
  await expect(getSessionItems(page)).toHaveCount(1);
  expect(await getStatus(page.request, elsewhere)).toBe(401);
  expect(await getStatus(page.request, person.session)).toBe(200);
  const old = await page.request.post("/api/auth/sign-in", {
    data: { email: person.email, password: person.password },
  });
  expect(old.status()).toBe(401);
  await signInElsewhere(page.request, { ...person, password: "Carry-Her-2027!" });
});

test("ACC-09 every device is listed in plain words, and another one's session can be ended @phone", async ({
  page,
}) => {
  const person = await openAccount(page);
  const elsewhere = await signInElsewhere(page.request, person);
  await page.reload();
  // The link in the confirmation mail has signed in, too.
  await expect(getSessionItems(page)).toHaveCount(3);
  const here = getSessionItems(page).filter({ hasText: text.sessions.current });
  await expect(here).toHaveCount(1);
  await expect(here.getByRole("button")).toHaveCount(0);
  const there = getSessionItems(page).filter({ hasText: "Firefox on Windows" });
  await expect(there).toContainText(/Last active \w+ \d{1,2}, 20\d\d at /);
  await there.getByRole("button", { name: "End session: Firefox on Windows" }).press("Enter");
  await expect(messages(page)).toContainText(text.sessions.ended);
  await expect(getSessionItems(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: text.sessions.title })).toBeFocused();
  expect(await getStatus(page.request, elsewhere)).toBe(401);
  expect(await getStatus(page.request, person.session)).toBe(200);
});

test("ACC-12 signing out here only leads home and leaves other devices signed in", async ({
  page,
}) => {
  const person = await openAccount(page);
  const elsewhere = await signInElsewhere(page.request, person);
  await page.getByRole("button", { name: text.signOut.hereOnly }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  expect(await getStatus(page.request, person.session)).toBe(401);
  expect(await getStatus(page.request, elsewhere)).toBe(200);
});

test.describe("a list that does not come", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("ACC-13 devices that cannot be listed can be asked for again, and the focus is not lost", async ({
    page,
  }) => {
    const { email, password } = await freshAccount(page.request);
    await signInAs(page, email, password);
    await page.route("**/api/auth/sessions", (route) => route.abort());
    await page.goto("/account");
    await expect(page.getByRole("alert")).toHaveText(text.sessions.failed);
    await page.unroute("**/api/auth/sessions");
    await page.getByRole("button", { name: text.sessions.retry }).press("Enter");
    await expect(page.getByRole("heading", { name: text.sessions.title })).toBeFocused();
    await expect(getSessionItems(page)).not.toHaveCount(0);
  });
});

test("ACC-10 signing out everywhere ends every session and leads home", async ({ page }) => {
  const person = await openAccount(page);
  const elsewhere = await signInElsewhere(page.request, person);
  await page.getByRole("main").getByRole("button", { name: text.signOut.submit }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  for (const session of [elsewhere, person.session])
    expect(await getStatus(page.request, session)).toBe(401);
});

test("ACC-11 the account page has no accessibility defects @phone", async ({ page }) => {
  await openAccount(page);
  await expect(getSessionItems(page)).not.toHaveCount(0);
  await page.getByRole("button", { name: text.password.submit }).click();
  await expect(page.getByText(text.password.currentMissing)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});
