import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { account } from "#i18n/en/account.ts";
import { codeStep } from "#i18n/en/code-step.ts";
import { errors } from "#i18n/en/errors.ts";
import { secondFactor as text } from "#i18n/en/second-factor.ts";
import { expectAccessible } from "./accessible.ts";
import { expectSignedIn, freshAccount, signInAs } from "./accounts.ts";
import { button } from "./staff.ts";
import { expect, shopNow, test } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";

const STEP_MS = 30_000;

test.use({ expectedNoise: [/\b(?:401|403|422)\b/] });

/**
 * An app that has taken up a secret. Each call shows a code that was not shown before; the next is
 * good already.
 */
function appWith(secret: string) {
  let used = 0;
  return {
    nextCode() {
      used = Math.max(used + 1, Math.floor(shopNow().getTime() / STEP_MS));
      return new TOTP({ secret }).generate({ timestamp: used * STEP_MS });
    },
  };
}

/** The next answer to a call is that the proof is too old, as ten minutes after signing in. */
async function ageProof(page: Page, address: string): Promise<void> {
  const answer = { status: 403, contentType: "application/problem+json" };
  const body = JSON.stringify({ code: "proof_needed", status: 403, title: "proof_needed" });
  await page.route(address, (route) => route.fulfill({ ...answer, body }), { times: 1 });
}

test("MFA-24 MFA-25 MFA-26 a customer turns on two-step sign-in, signs in with a code and a recovery code, and turns it off", async ({
  page,
}) => {
  test.slow();
  const person = await freshAccount(page.request);
  await signInAs(page, person.email, person.password);
  await page.goto("/account");
  const section = page.getByRole("region", { name: text.title });
  const labels = text.panel;

  // It asks who is there when that was long ago, by keyboard, and gives the focus back to who
  // changes their mind.
  await ageProof(page, "**/api/auth/second-factor/start");
  await button(section, labels.setUp).press("Enter");
  const question = page.getByRole("dialog", { name: text.proof.title });
  await expect(question.getByLabel(text.proof.password, { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(button(section, labels.setUp)).toBeFocused();
  await ageProof(page, "**/api/auth/second-factor/start");
  await button(section, labels.setUp).press("Enter");
  const password = question.getByLabel(text.proof.password, { exact: true });
  await password.fill("wrong");
  await password.press("Enter");
  await expect(question).toContainText(text.proof.passwordWrong);
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await password.press("Enter");

  await expect(section.getByRole("heading", { name: labels.start.title })).toBeFocused();
  const squares = section.getByRole("img", { name: labels.start.image });
  await expect(squares.locator("path")).toHaveAttribute("d", /^M4 4h1v1h-1z/);
  await expectAccessible(page);
  const app = appWith((await section.locator("form code").innerText()).replaceAll(" ", ""));
  const code = section.getByLabel(labels.code, { exact: true });
  await code.fill("000000");
  await code.press("Enter");
  await expect(section).toContainText(errors.invalid_code);
  await expect(code).toBeFocused();
  await code.fill(app.nextCode());
  await code.press("Enter");

  await expect(section.getByRole("heading", { name: labels.codes.title })).toBeFocused();
  const codes = await section
    .getByRole("list", { name: labels.codes.title })
    .getByRole("listitem")
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  const saving = page.waitForEvent("download");
  await button(section, labels.codes.download).click();
  expect((await saving).suggestedFilename()).toBe("shop-recovery-codes.txt");
  await button(section, labels.codes.done).click();
  await expect(section).toContainText(`${labels.codesLeft} 10`);
  await expect(section.getByRole("heading", { name: text.title })).toBeFocused();

  await button(page.getByRole("main"), "Sign out here only").click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth?next=%2Faccount");
  await signInByForm(page, person);
  const { app: byApp, recovery, back } = codeStep;
  const form = page.getByRole("tabpanel", { name: account.tabs["sign-in"] });
  await expect(form.getByLabel(byApp.label)).toBeFocused();
  await expect(form.getByLabel(byApp.label)).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(page);
  await button(form, back).click();
  await expect(form.getByLabel(account.password, { exact: true })).toBeFocused();
  await expect(form.getByLabel(account.email)).toHaveValue(person.email);
  await signInByForm(page, person);
  await form.getByLabel(byApp.label).fill("000000");
  await page.keyboard.press("Enter");
  await expect(form).toContainText(errors.invalid_code);
  await form.getByLabel(byApp.label).fill(app.nextCode());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
  await expectSignedIn(page);

  await button(page.getByRole("main"), "Sign out here only").click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth?next=%2Faccount");
  // A person who waits too long has to type the password again.
  await page.route(
    "**/api/auth/second-factor",
    (route) =>
      route.fulfill({
        status: 401,
        contentType: "application/problem+json",
        body: JSON.stringify({ code: "unauthenticated" }),
      }),
    { times: 1 },
  );
  await signInByForm(page, person);
  await form.getByLabel(byApp.label).fill("123456");
  await page.keyboard.press("Enter");
  await expect(form).toContainText(account.codeExpired);
  await expect(form.getByLabel(account.password, { exact: true })).toBeFocused();
  await signInByForm(page, person);
  await button(form, byApp.instead).click();
  await expect(form.getByLabel(recovery.label)).toBeFocused();
  await form.getByLabel(recovery.label).fill(codes[0]?.toUpperCase() ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
  await expect(section).toContainText(`${labels.codesLeft} 9`);

  await button(section, labels.disable).click();
  await expect(section.getByRole("heading", { name: labels.stop.title })).toBeFocused();
  await section.getByLabel(labels.code, { exact: true }).fill(codes[1] ?? "");
  await page.keyboard.press("Enter");
  await expect(section).toContainText(labels.off);
});
