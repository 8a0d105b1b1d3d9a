import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { account as labels } from "#content/account.ts";
import { confirmEmail } from "#i18n/en/account-links.ts";
import { account as text } from "#i18n/en/account.ts";
import { expectAccessible } from "./accessible.ts";
import { linkInMail, sessionKey } from "./accounts.ts";
import { expect, recordRequests, test } from "./fixtures.ts";

const strong = "Carry-Me-2026!";

const panel = (page: Page) => page.getByRole("tabpanel", { name: "Sign Up" });
const signInPanel = (page: Page) => page.getByRole("tabpanel", { name: "Sign In" });
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true });
const submit = (page: Page) => panel(page).getByRole("button", { name: "Sign Up" });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const confirmButton = (page: Page) => page.getByRole("button", { name: "Confirm email" });
const confirmPassword = (page: Page) => page.getByLabel("Password", { exact: true });

/** On the page that the mail leads to. */
async function confirm(page: Page, password = strong): Promise<void> {
  await confirmPassword(page).fill(password);
  await confirmButton(page).click();
}

/** An address that no other test uses. */
const newAddress = () => `${randomUUID()}@a-long-name-for-many.people.example`;

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/auth?tab=sign-up");
  await fillSignUp(page, email);
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await field(page, "Full name").fill("Maya Brenner");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(strong);
  await submit(page).click();
}

/** The path of the link in the newest mail, or in one that is newer than the mail with `before`. */
async function mailedPath(
  request: APIRequestContext,
  email: string,
  before?: string,
): Promise<string> {
  let path = "";
  await expect(async () => {
    const url = new URL(await linkInMail(request, email));
    path = url.pathname + url.search;
    expect(path).not.toBe(before);
  }).toPass();
  return path;
}

async function openAccount(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  const data = { email, password: strong, full_name: "Maya Brenner" };
  expect((await request.post("/api/auth/sign-up", { data })).status()).toBe(204);
  return email;
}

test("SIGN-08 AUTH-60 from signing up through the mail to being signed in @phone", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/auth");
  const password = signInPanel(page).getByLabel("Password", { exact: true });
  await expect(
    signInPanel(page).getByRole("button", { name: "Sign In", exact: true }),
  ).toBeEnabled();
  await password.fill("tried before");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await fillSignUp(page, email);
  await expect(toast(page)).toContainText("Account created successfully!");
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeFocused();
  await expect(signInPanel(page).getByLabel("Email")).toHaveValue(email);
  await expect(signInPanel(page)).toContainText(text.signUp.confirmFirst(email));
  await expect(password).toHaveValue("");
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(field(page, "Password")).toHaveValue("");

  await page.goto(await mailedPath(page.request, email));
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await expectAccessible(page);
  await confirm(page);
  await expect(page).toHaveURL("/");
  await expect(toast(page)).toContainText(confirmEmail.confirmed);
  const stored = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  expect(JSON.parse(stored ?? "")).toMatchObject({ user: { email, full_name: "Maya Brenner" } });
});

test("SIGN-09 each password requirement is ticked as it is met, for screen readers too", async ({
  page,
}) => {
  await page.goto("/auth?tab=sign-up");
  await expect(submit(page)).toBeEnabled();
  const met = panel(page).getByRole("listitem").filter({ hasText: ", done" });
  await expect(met).toHaveCount(0);
  for (const [typed, count] of [
    ["a", 2],
    ["aB", 3],
    ["aB3", 4],
    ["aB3!", 5],
    ["aB3!aB3!", 6],
    ["password", 2],
    ["", 0],
  ] as const) {
    await field(page, "Password").fill(typed);
    await expect(met, typed).toHaveCount(count);
    const status = panel(page).getByRole("status");
    await expect(status).toHaveText(typed === "" ? "" : text.requirements.count(count, 6));
  }
  await expect(field(page, "Password")).toHaveAccessibleDescription(
    /At least 8 characters ?, still missing/,
  );
});

test("SIGN-10 SIGN-21 an empty name and a weak password are refused at the field, without a call", async ({
  page,
}) => {
  const urls = recordRequests(page);
  await page.goto("/auth?tab=sign-up");
  await field(page, "Email").fill("maya@people.example");
  await field(page, "Password").fill("welcome");
  await submit(page).click();
  await expect(field(page, "Full name")).toBeFocused();
  await expect(field(page, "Full name")).toHaveAccessibleDescription("Please enter your full name");
  await expect(panel(page)).toContainText(
    "Password must be at least 8 characters long. Password must contain at least one uppercase letter. " +
      "Password must contain at least one number. Password must contain at least one special character. " +
      "Password is too common. Please choose a more secure password",
  );
  await expect(field(page, "Password")).toHaveValue("welcome");
  await expectAccessible(page);
  expect(urls.filter((url) => url.includes("/api/"))).toEqual([]);
});

test("SIGN-30 looking at the link from the mail does not use it up; the button does, once", async ({
  page,
  context,
}) => {
  const path = await mailedPath(page.request, await openAccount(page.request));
  for (let look = 0; look < 3; look += 1) {
    expect((await page.request.head(path)).status()).toBe(200);
    expect((await page.request.get(path)).status()).toBe(200);
  }
  const scanner = await context.newPage();
  await scanner.goto(path);
  await expect(confirmButton(scanner)).toBeEnabled();
  await page.goto(path);
  await confirm(page);
  await expect(page).toHaveURL("/");
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe("/auth/confirm");
});

test.describe("refused", () => {
  test.use({ expectedNoise: [/status of 4\d\d|\/api\/auth\/[\w-]+ 4\d\d/] });

  test("SIGN-12 before the address is confirmed nobody signs in, but the mail can be sent again", async ({
    page,
  }) => {
    const email = await openAccount(page.request);
    const first = await mailedPath(page.request, email);
    await page.clock.install();
    await page.goto("/auth");
    await signInPanel(page).getByLabel("Email").fill(email);
    await signInPanel(page).getByLabel("Password", { exact: true }).fill(strong);
    await signInPanel(page).getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(signInPanel(page).getByRole("alert")).toHaveText(
      "Please check your email and click the confirmation link before signing in.",
    );
    const resend = page.getByRole("button", { name: "Resend confirmation email" });
    await resend.click();
    await expect(toast(page)).toContainText("Confirmation email sent!");
    await expect(resend).toHaveAttribute("aria-disabled", "true");
    await page.clock.fastForward(60_000);
    await expect(resend).not.toHaveAttribute("aria-disabled");
    await page.goto(await mailedPath(page.request, email, first));
    await confirm(page);
    await expect(page).toHaveURL("/");
  });

  test("SIGN-13 an address that is taken is told, and leads to signing in with it", async ({
    page,
  }) => {
    const email = await openAccount(page.request);
    await signUp(page, email.toUpperCase());
    await expect(panel(page).getByRole("alert")).toHaveText(
      "An account with this email already exists. Please sign in instead.",
    );
    await expect(field(page, "Password")).toHaveValue(strong);
    await panel(page).getByRole("button", { name: "Go to Sign In" }).click();
    await expect(signInPanel(page).getByLabel("Email")).toHaveValue(email.toUpperCase());
    await expect(page.getByRole("tab", { name: "Sign In" })).toBeFocused();
  });

  test("SIGN-21 SIGN-31 a confirmation link that was used, or is none, offers a new one @phone", async ({
    page,
  }) => {
    const email = await openAccount(page.request);
    const first = await mailedPath(page.request, email);
    await page.request.post("/api/auth/resend-confirmation", { data: { email } });
    const second = await mailedPath(page.request, email, first);
    await page.goto(first);
    await confirm(page);
    await expect(page.getByText(confirmEmail.expired)).toBeFocused();
    await expectAccessible(page);
    await page.goto("/auth/confirm");
    await expect(page.getByText(confirmEmail.expired)).toBeVisible();
    await expect(confirmButton(page)).toHaveCount(0);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Resend confirmation email" }).click();
    await expect(toast(page)).toContainText("Confirmation email sent!");
    await page.goto(await mailedPath(page.request, email, second));
    await confirm(page);
    await expect(page).toHaveURL("/");
  });

  test("SIGN-46 SIGN-47 a wrong password at the confirmation is said at its field; whoever did not choose it is mailed a link to choose one @phone", async ({
    page,
  }) => {
    const email = await openAccount(page.request);
    const path = await mailedPath(page.request, email);
    await page.goto(path);
    await confirmButton(page).click();
    await expect(confirmPassword(page)).toHaveAccessibleDescription(text.problems.password);
    await confirm(page, "Not-the-one-1!");
    await expect(confirmPassword(page)).toBeFocused();
    await expect(confirmPassword(page)).toHaveAccessibleDescription(
      text.problems.field(["wrong_password"]),
    );
    await expectAccessible(page);

    await page.getByRole("button", { name: confirmEmail.own.action }).click();
    await expect(page.getByRole("status").getByText(confirmEmail.own.mailed)).toBeVisible();
    await page.goto(await mailedPath(page.request, email, path));
    const chosen = "Entirely-My-0wn!";
    await page.getByLabel("New password", { exact: true }).fill(chosen);
    await page.getByLabel("Confirm new password", { exact: true }).fill(chosen);
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page).toHaveURL("/auth");
    // The password of the sign-up is gone, and its link with it.
    await page.goto(path);
    await confirm(page);
    await expect(page.getByText(confirmEmail.expired)).toBeFocused();
    const data = { email, password: chosen };
    expect((await page.request.post("/api/auth/sign-in", { data })).status()).toBe(200);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 4\d\d/] });

  test("SIGN-48 the confirmation page works without scripts, up to signing in", async ({
    page,
  }) => {
    const email = await openAccount(page.request);
    const path = await mailedPath(page.request, email);
    await page.goto(path);
    await confirm(page, "Not-the-one-1!");
    await expect(confirmPassword(page)).toHaveAccessibleDescription(
      text.problems.field(["wrong_password"]),
    );
    await page.getByRole("button", { name: confirmEmail.own.action }).click();
    await expect(page.getByText(confirmEmail.own.mailed)).toBeVisible();
    await confirm(page);
    await expect(page.getByRole("heading", { name: labels.confirmed.heading })).toBeVisible();
    const data = { email, password: strong };
    expect((await page.request.post("/api/auth/sign-in", { data })).status()).toBe(200);
    await page.goto(path);
    await confirm(page);
    await expect(page.getByText(confirmEmail.expired)).toBeVisible();
  });
});
