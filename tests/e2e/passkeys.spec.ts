import type { Locator, Page } from "@playwright/test";
import { account } from "#i18n/en/account.ts";
import { codeStep } from "#i18n/en/code-step.ts";
import { errors } from "#i18n/en/errors.ts";
import { passkeys as text } from "#i18n/en/passkeys.ts";
import { secondFactor } from "#i18n/en/second-factor.ts";
import { ownPasskeys } from "#i18n/he/own-passkeys.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { expectAccessible } from "./accessible.ts";
import { expectSignedIn, freshAccount, signInAs, type TestAccount } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { signInByForm } from "./sign-in-by-form.ts";
import { button, signInAsStaff } from "./staff.ts";

test.use({
  // Devices know hosts by name alone, and keep what one shows from the others.
  baseURL: ({ shop }, provide) => provide(shop.url.replace("127.0.0.1", "localhost")),
  expectedNoise: [/\b(?:401|403|422)\b|ERR_FAILED/],
});

/** A phone that knows its holder, as far as the browser can tell. */
async function plugIn(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether it takes whoever holds it for its owner. */
    know: (isUserVerified: boolean) =>
      devTools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    keys: async () =>
      (await devTools.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

async function openSection(page: Page, person: TestAccount) {
  await signInAs(page, person.email, person.password);
  await page.goto("/account");
  return page.getByRole("region", { name: text.title });
}

/** The button of the only passkey there is, which is called by its name as well. */
const ofRow = (section: Locator, action: string) =>
  section.getByRole("listitem").getByRole("button", { name: action });

const signInForm = (page: Page) => page.getByRole("tabpanel", { name: account.tabs["sign-in"] });

test("PASSKEY-20 PASSKEY-21 a customer adds a passkey, signs in with it alone, renames it and removes it", async ({
  page,
}) => {
  test.slow();
  const phone = await plugIn(page);
  const person = await freshAccount(page.request);
  const section = await openSection(page, person);
  const labels = text.panel;
  await expect(section).toContainText(labels.none);
  const library = page.waitForRequest(/passkey-device/);
  await button(section, labels.add).dblclick();
  await library;
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(section.getByRole("listitem")).toContainText(labels.neverUsed);
  expect(await phone.keys()).toHaveLength(1);
  await expectAccessible(page);
  // The device has one already.
  await button(section, labels.add).click();
  await expect(page.getByText(labels.alreadyAdded)).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(1);

  await button(page.getByRole("main"), "Sign out here only").click();
  await expect(page).toHaveURL("/");
  await page.goto("/auth?next=%2Faccount");
  const form = signInForm(page);
  await expectAccessible(page);
  await button(form, account.passkey).dblclick();
  await expect(page).toHaveURL("/account");
  await expectSignedIn(page);
  await expect(section.getByRole("listitem")).toContainText(labels.used);

  await ofRow(section, text.panel.rename).click();
  const name = section.getByLabel(labels.name, { exact: true });
  await expect(section.getByRole("heading", { name: labels.renaming.title })).toBeFocused();
  await name.fill("  ");
  await name.press("Enter");
  await expect(section).toContainText(labels.nameMissing);
  await name.fill("Work phone");
  await name.press("Enter");
  await expect(section.getByRole("listitem")).toContainText("Work phone");
  await expect(section.getByRole("heading", { name: text.title })).toBeFocused();

  await ofRow(section, text.panel.remove).click();
  await expect(section.getByRole("heading", { name: labels.removing.title })).toBeFocused();
  await expectAccessible(page);
  await button(section, labels.cancel).click();
  await ofRow(section, text.panel.remove).click();
  await button(section, labels.removing.submit).click();
  await expect(section).toContainText(labels.none);
});

test("PASSKEY-21 a device without user verification and a removed passkey do not sign in, and the form says so", async ({
  page,
}) => {
  const phone = await plugIn(page);
  const person = await freshAccount(page.request);
  const section = await openSection(page, person);
  await button(section, text.panel.add).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await ofRow(section, text.panel.remove).click();
  await button(section, text.panel.removing.submit).click();
  await expect(section).toContainText(text.panel.none);
  await button(page.getByRole("main"), "Sign out here only").click();
  await expect(page).toHaveURL("/");

  await page.goto("/auth");
  const form = signInForm(page);
  await button(form, account.passkey).click();
  await expect(form.getByRole("alert")).toHaveText(errors.passkey_refused);
  // A closed question is nothing to speak of, and the password is at hand.
  await phone.know(false);
  await button(form, account.passkey).click();
  await expect(button(form, account.passkey)).toBeVisible();
  await expect(page).toHaveURL("/auth");
  // Without a connection it says so, and nothing is lost.
  await form.getByLabel(account.email).fill(person.email);
  await page.route("**/api/auth/passkeys/**", (route) => route.abort());
  await button(form, account.passkey).click();
  await expect(form.getByRole("alert")).toHaveText(account.errors.offline);
  await expect(form.getByLabel(account.email)).toHaveValue(person.email);
});

test("PASSKEY-22 the dialog that asks for a proof of identity accepts a passkey", async ({
  page,
}) => {
  await plugIn(page);
  const person = await freshAccount(page.request);
  const section = await openSection(page, person);
  await button(section, text.panel.add).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);

  const answer = { status: 403, contentType: "application/problem+json" };
  const body = JSON.stringify({ code: "proof_needed", status: 403, title: "proof_needed" });
  await page.route(
    "**/api/auth/second-factor/start",
    (route) => route.fulfill({ ...answer, body }),
    { times: 1 },
  );
  const twoStep = page.getByRole("region", { name: secondFactor.title });
  await button(twoStep, secondFactor.panel.setUp).click();
  const question = page.getByRole("dialog", { name: secondFactor.proof.title });
  await button(question, secondFactor.proof.passkey).click();
  await expect(
    twoStep.getByRole("heading", { name: secondFactor.panel.start.title }),
  ).toBeFocused();
});

test.describe("in the back office", () => {
  test.use({ payments: "manual" });

  test("PASSKEY-23 a staff member adds a passkey, and then needs it or a recovery code after the password", async ({
    page,
  }) => {
    await plugIn(page);
    const { call } = await signInAsStaff(page);
    const person = await freshAccount(page.request);
    await call("POST", "/api/admin/roles", {
      email: person.email,
      role: "moderator",
      granted: ["orders.read"],
    });
    await signInAs(page, person.email, person.password);
    await page.goto("/admin/settings/me");
    const panel = page.getByRole("region", { name: ownPasskeys.title });
    await button(panel, ownPasskeys.panel.add).click();
    await expect(panel.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("main")).toContainText(ownSecurity.panel.byPasskey);
    await expectAccessible(page);

    await page.evaluate(() => localStorage.clear());
    await page.goto("/auth?next=%2Fadmin%2Forders");
    await signInByForm(page, person);
    const form = signInForm(page);
    await expect(form.getByLabel(codeStep.recovery.label)).toBeFocused();
    await expectAccessible(page);
    await button(form, codeStep.passkey).click();
    await expect(page).toHaveURL("/admin/orders");
  });
});
