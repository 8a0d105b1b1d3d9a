// Signing up and in. What the forms refuse, and where they lead, is tried in tests/screens/account.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { account as content } from "#content/account.ts";
import { confirmEmail, resetPassword } from "#i18n/en/account-links.ts";
import { account as text } from "#i18n/en/account.ts";
import { resend as resendText } from "#i18n/en/resend.ts";
import { errors } from "#i18n/en/errors.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { demoPassword, linkInMail, storedSession } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./forms.ts";
import { signInByForm } from "./sign-in-by-form.ts";
import { button } from "./staff.ts";

const customer = "customer@wanderpaw.example";

const tab = (page: Page, name: keyof typeof text.tabs) =>
  page.getByRole("tab", { name: text.tabs[name] });
const panel = (page: Page, name: keyof typeof text.tabs) =>
  page.getByRole("tabpanel", { name: text.tabs[name] });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("SIGN-03 SIGN-20 everything works with the keyboard alone, and arrow keys switch the tabs", async ({
  page,
}) => {
  await page.goto(paths.auth);
  const form = panel(page, "sign-in");
  await expect(tab(page, "sign-in")).toHaveAttribute("aria-selected", "true");
  await expect(button(form, text.signIn.submit)).toBeEnabled();
  await tab(page, "sign-in").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "sign-up")).toBeFocused();
  await expect(tab(page, "sign-up")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/auth?tab=sign-up");
  await page.reload();
  await expect(panel(page, "sign-up")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(button(page, text.signUp.submit)).toBeEnabled();
  await tab(page, "sign-up").press("Home");
  await expect(tab(page, "sign-in")).toBeFocused();
  await expect(page).toHaveURL(paths.auth);
  // It comes with the scripts, and takes a press of Tab.
  await expect(button(form, text.showPassword)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type(customer);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(button(form, text.showPassword)).toBeFocused();
  await expect(form.getByLabel(text.password, { exact: true })).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await expect(button(form, text.forgot.action)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.home);
});

test.describe("with refused attempts", () => {
  test.use({ expectedNoise: [/status of 4\d\d|\/api\/auth\/[\w-]+ 4\d\d/] });

  test("SIGN-08 SIGN-12 SIGN-18 a visitor signs up, cannot sign in before confirming, and is then signed in and welcomed", async ({
    page,
  }) => {
    const email = `${randomUUID()}@a-long-name-for-many.people.example`;
    await page.clock.install();
    await page.goto(paths.auth);
    await expect(button(panel(page, "sign-in"), text.signIn.submit)).toBeEnabled();
    await tab(page, "sign-up").click();
    const form = panel(page, "sign-up");
    await form.getByLabel(text.fullName).fill("Maya Brenner");
    await form.getByLabel(text.email).fill(email);
    await form.getByLabel(text.password, { exact: true }).fill(demoPassword);
    await button(form, text.signUp.submit).click();
    await expect(toast(page)).toContainText(text.signUp.created);
    await expect(tab(page, "sign-in")).toBeFocused();
    await expect(panel(page, "sign-in").getByLabel(text.email)).toHaveValue(email);
    await expect(panel(page, "sign-in")).toContainText(text.signUp.confirmFirst(email));
    await expectNoSidewaysScrolling(page);
    const first = await linkInMail(page.request, email);

    // Too early; the mail comes again, once a minute.
    await page.goto(paths.auth);
    await signInByForm(page, { email, password: demoPassword });
    await expect(page.getByRole("alert")).toHaveText(errors.email_not_confirmed);
    const resend = button(page, resendText.action);
    await resend.click();
    await expect(toast(page)).toContainText(resendText.sent);
    await expect(resend).toHaveAttribute("aria-disabled", "true");
    await page.clock.fastForward(60_000);
    await expect(resend).not.toHaveAttribute("aria-disabled");

    await expect.poll(() => linkInMail(page.request, email)).not.toBe(first);
    const { pathname, search } = new URL(await linkInMail(page.request, email));
    await page.goto(pathname + search);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.confirm.heading);
    await field(page, text.password).fill(demoPassword);
    await button(page, confirmEmail.submit).click();
    await expect(page).toHaveURL(paths.home);
    await expect(toast(page)).toContainText(confirmEmail.confirmed);
    const user = { email, full_name: "Maya Brenner" };
    expect(await storedSession(page)).toMatchObject({ token_type: "bearer", user });

    // A page that is loaded anew says it, and only that one.
    await page.evaluate(() => localStorage.clear());
    await page.goto(paths.auth);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await signInByForm(page, { email: ` ${email.toUpperCase()} `, password: demoPassword });
    await expect(page).toHaveURL(paths.home);
    await expect(toast(page)).toContainText(shell.toast.welcome);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("shop-welcome"))).toBeNull();
    expect(await storedSession(page)).toMatchObject({ token_type: "bearer", user });
    expect(JSON.stringify(await storedSession(page))).not.toContain(demoPassword);
  });

  test("SIGN-21 the pages to sign in, to confirm and to reset have no accessibility defects, with their errors too", async ({
    page,
  }) => {
    test.slow();
    await page.goto(paths.auth);
    await button(panel(page, "sign-in"), text.signIn.submit).click();
    await expect(panel(page, "sign-in")).toContainText(text.problems.password);
    await expectAccessible(page);
    await signInByForm(page, { email: "nobody@people.example", password: "not-it" });
    await expect(page.getByRole("alert")).toHaveText(errors.invalid_credentials);
    await expectAccessible(page);
    await tab(page, "sign-up").click();
    await button(panel(page, "sign-up"), text.signUp.submit).click();
    await expect(panel(page, "sign-up")).toContainText(text.problems.fullName);
    await expectAccessible(page);

    const email = `${randomUUID()}@people.example`;
    const data = { email, password: demoPassword, full_name: "Maya Brenner" };
    expect((await page.request.post("/api/auth/sign-up", { data })).status()).toBe(204);
    const { pathname, search } = new URL(await linkInMail(page.request, email));
    await page.goto(pathname + search);
    await field(page, text.password).fill("Not-the-one-1!");
    await button(page, confirmEmail.submit).click();
    await expect(field(page, text.password)).toBeFocused();
    await expectAccessible(page);
    await page.goto(paths.confirmEmail);
    await expect(page.getByText(confirmEmail.expired)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${paths.resetPassword}?token=none&type=recovery`);
    await field(page, resetPassword.newPassword).fill("12345");
    await button(page, resetPassword.submit).click();
    await expect(field(page, resetPassword.newPassword)).toBeFocused();
    await expectAccessible(page);
    for (const label of [resetPassword.newPassword, resetPassword.confirmPassword])
      await field(page, label).fill("123456");
    await button(page, resetPassword.submit).click();
    await expect(page.getByText(resetPassword.expired)).toBeFocused();
    await expectAccessible(page);
  });
});
