import type { APIRequestContext, Page } from "@playwright/test";
import { account as text } from "#i18n/en/account.ts";
import { expectAccessible } from "./accessible.ts";
import { freshAccount, linkInMail, sessionKey, signInAs } from "./accounts.ts";
import { expect, recordRequests, test } from "./fixtures.ts";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Update Password" });
const expired = (page: Page) =>
  page.getByText("Invalid or expired reset link. Please request a new password reset.");
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function choose(page: Page, password: string, repeated = password): Promise<void> {
  await field(page, "New password").fill(password);
  await field(page, "Confirm new password").fill(repeated);
  await submit(page).click();
}

/** Asks for the mail of a forgotten password and returns the path of its link. */
async function resetPath(request: APIRequestContext, email: string): Promise<string> {
  const asked = await request.post("/api/auth/forgot-password", { data: { email } });
  expect(asked.status()).toBe(204);
  return mailedResetPath(request, email);
}

/** The path of the link in the mail that has been asked for. */
async function mailedResetPath(request: APIRequestContext, email: string): Promise<string> {
  let path = "";
  await expect(async () => {
    const url = new URL(await linkInMail(request, email));
    path = url.pathname + url.search;
    expect(url.pathname).toBe("/reset-password");
  }).toPass();
  return path;
}

const canSignIn = async (request: APIRequestContext, email: string, password: string) =>
  (await request.post("/api/auth/sign-in", { data: { email, password } })).status() === 200;

test("SIGN-40 without a token the page says at once that the link does not work", async ({
  page,
}) => {
  const urls = recordRequests(page);
  await page.goto("/reset-password");
  await expect(expired(page)).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  expect(urls.filter((url) => url.includes("/api/"))).toEqual([]);
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/auth");
});

test("SIGN-21 SIGN-41 the two must match and have 6 characters, and nothing is sent before", async ({
  page,
}) => {
  const urls = recordRequests(page);
  await page.goto("/reset-password?token=none&type=recovery");
  await choose(page, "12345");
  await expect(field(page, "New password")).toBeFocused();
  await expect(field(page, "New password")).toHaveAccessibleDescription(
    "Password must be at least 6 characters long",
  );
  await expectAccessible(page);
  await choose(page, "123456", "1234567");
  await expect(field(page, "Confirm new password")).toBeFocused();
  await expect(field(page, "Confirm new password")).toHaveAccessibleDescription(
    "Passwords do not match",
  );
  await expect(field(page, "New password")).toHaveValue("123456");
  expect(urls.filter((url) => url.includes("/api/"))).toEqual([]);
  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await expect(page).toHaveURL("/auth");
});

test.describe("refused", () => {
  test.use({ expectedNoise: [/status of 4\d\d|\/api\/auth\/[\w-]+ 4\d\d/] });

  test("SIGN-42 from the forgotten password through the mail to the new one @phone", async ({
    page,
  }) => {
    const { email, password } = await freshAccount(page.request);
    await page.goto("/auth");
    await page.getByLabel("Email").first().fill(email);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(toast(page)).toContainText("Password reset email sent!");
    const path = await mailedResetPath(page.request, email);
    expect((await page.request.head(path)).status()).toBe(200);
    expect((await page.request.get(path)).status()).toBe(200);

    await page.goto(path);
    await choose(page, "paws&go");
    await expect(page).toHaveURL("/auth");
    await expect(toast(page)).toContainText("Password updated successfully!");
    expect(await canSignIn(page.request, email, password)).toBe(false);
    expect(await canSignIn(page.request, email, "paws&go")).toBe(true);

    await page.goto(path);
    await choose(page, "another1");
    await expect(expired(page)).toBeFocused();
    expect(await canSignIn(page.request, email, "another1")).toBe(false);
  });

  test("SIGN-21 SIGN-43 a link that was never one of ours is refused with the same words", async ({
    page,
  }) => {
    for (const token of ["none", "x".repeat(600), "%3Cscript%3E"]) {
      await page.goto(`/reset-password?token=${token}&type=recovery`);
      await choose(page, "123456");
      await expect(expired(page)).toBeFocused();
    }
    await expectAccessible(page);
  });

  test("SIGN-44 helpers and administrators need a password by all the rules", async ({ page }) => {
    await page.goto(await resetPath(page.request, "moderator@wanderpaw.example"));
    await choose(page, "abcdef");
    await expect(field(page, "New password")).toBeFocused();
    await expect(field(page, "New password")).toHaveAccessibleDescription(
      text.problems.field([
        "password_too_short",
        "password_no_uppercase",
        "password_no_number",
        "password_no_special",
      ]),
    );
    await expect(field(page, "Confirm new password")).toHaveValue("abcdef");
  });

  test("SIGN-45 a browser that was still signed in is not afterwards", async ({ page }) => {
    const { email, password } = await freshAccount(page.request);
    const path = await resetPath(page.request, email);
    await signInAs(page, email, password);
    await page.goto(path);
    await choose(page, "paws&go");
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  });
});
