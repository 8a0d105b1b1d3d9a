import type { Browser, Locator, Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { order } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { privacy } from "#i18n/he/privacy.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import { SECOND_FACTOR_GRACE_DAYS } from "#shared/permissions.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { freshAccount, signInAs, type TestAccount } from "./accounts.ts";
import { button, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { shops } from "./shops.ts";

// Away from the shop where others try the door as a moderator without grants; and one after the
// other, for all moderators of a shop may do the same.
test.use({ baseURL: shops.stripe.url });
test.describe.configure({ mode: "default" });

const people = (page: Page) => page.getByRole("table", { name: roles.people.title });
const makeRow = (page: Page, { email }: TestAccount) =>
  people(page).getByRole("row").filter({ hasText: email });
const box = (page: Page, action: keyof typeof roles.grants.actions) =>
  page.getByRole("checkbox", { name: roles.grants.actions[action].name, exact: true });
const modules = (page: Page) => page.getByRole("navigation", { name: admin.nav.label });

/** A button that can be reached, does nothing, and says that it is a matter of permission. */
async function expectRefused(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute("aria-disabled", "true");
  await expect(control).toHaveAccessibleDescription(admin.notPermitted);
}

async function giveRole(page: Page, email: string): Promise<void> {
  await button(page, roles.add.button).click();
  const dialog = page.getByRole("dialog", { name: roles.add.title });
  await dialog.getByLabel(roles.add.email).fill(email);
  await button(dialog, roles.add.submit).click();
}

/** What the person sees in a browser of their own. */
async function openAs(browser: Browser, { email, password }: TestAccount): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shops.stripe.url,
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": "10.77.0.1" },
  });
  const page = await context.newPage();
  await signInAs(page, email, password);
  return page;
}

test("PERM-20 PERM-14 PERM-15 a moderator works with exactly what was granted, reads why the rest is closed, and leaves when it is taken away", async ({
  page,
  browser,
}) => {
  // Two browsers, one after the other.
  test.slow();
  const staff = await signInAsStaff(page);
  const person = await freshAccount(page.request);
  await page.goto("/admin/settings/roles");
  await giveRole(page, person.email.toUpperCase());
  await expect(makeRow(page, person)).toContainText(person.fullName);
  await box(page, "orders.write").check();
  await expect(box(page, "orders.read")).toBeChecked();
  await button(page, admin.dialog.save).click();
  await expect(toast(page)).toContainText(roles.grants.saved);

  const staffPage = await openAs(browser, person);
  await staffPage.goto("/admin");
  // There is no dashboard for them: they are led to what there is.
  await expect(staffPage).toHaveURL("/admin/orders");
  await expect(modules(staffPage).getByRole("link")).toHaveText([new RegExp(admin.nav.orders)]);
  await expectRefused(button(staffPage, `${orders.export.button} CSV`));
  await staffPage.getByRole("table", { name: orders.table }).getByRole("link").first().click();
  const bar = staffPage.getByRole("group", { name: orderActions.bar });
  await expect(bar).toBeVisible({ timeout: 15_000 });
  await expect(button(bar, orderActions.shipment.button)).not.toHaveAttribute("aria-disabled");
  await expectRefused(button(bar, orderActions.refund.button));
  await button(staffPage, order.more).click();
  await expect(staffPage.getByRole("menuitem", { name: orderActions.remove.button })).toContainText(
    admin.notPermitted,
  );
  await staffPage.keyboard.press("Escape");

  await staffPage.goto("/admin/inventory");
  await expect(staffPage.getByRole("heading", { level: 1 })).toHaveText(admin.closed.title);
  await staffPage.getByRole("link", { name: admin.closed.back }).click();
  await expect(staffPage).toHaveURL("/admin/orders");

  await staff.call("PUT", "/api/admin/grants", {
    granted: [],
    seen: ["orders.read", "orders.write"],
  });
  // The next thing that they ask for is refused, and the door closes; the list may have asked by
  // itself before.
  const row = staffPage.getByRole("table", { name: orders.table }).getByRole("link").first();
  await row.click({ timeout: 3_000 }).catch(() => {});
  await expect(staffPage.getByRole("heading", { level: 1 })).toHaveText(admin.accessDenied.title);
  await staffPage.context().close();
});

test("MFA-31 PRIV-29 a right that asks for a second factor says so when it is given, and exporting somebody who works here says why it is refused", async ({
  page,
  browser,
}) => {
  test.slow();
  const staff = await signInAsStaff(page);
  const person = await freshAccount(page.request);
  await page.goto("/admin/settings/roles");
  await giveRole(page, person.email);
  await expect(makeRow(page, person)).toContainText(roles.people.secondFactor.off);
  await expect(page.getByText(roles.grants.secondFactorDue(SECOND_FACTOR_GRACE_DAYS))).toHaveCount(
    0,
  );
  await box(page, "customers.export").check();
  await expect(
    page.getByText(roles.grants.secondFactorDue(SECOND_FACTOR_GRACE_DAYS)),
  ).toBeVisible();
  await button(page, admin.dialog.save).click();
  await expect(toast(page)).toContainText(roles.grants.saved);
  await page.reload();
  await expect(makeRow(page, person)).toContainText(roles.people.secondFactor.dueBy);

  const staffPage = await openAs(browser, person);
  const { customers } = await staff.call<CallOutput<"GET /api/admin/customers">>(
    "GET",
    "/api/admin/customers?q=admin%40wanderpaw.example",
  );
  await staffPage.goto(`/admin/customers/${customers[0]?.id}`);
  const exporting = button(staffPage, privacy.export.button);
  await expect(exporting).toHaveAttribute("aria-disabled", "true");
  await expect(exporting).toHaveAccessibleDescription(errors.staff_account);
  await staffPage.goto("/admin/settings/me");
  await expect(staffPage.getByText(ownSecurity.panel.due)).toBeVisible();
  await staff.call("PUT", "/api/admin/grants", {
    granted: [],
    seen: ["customers.read", "customers.export"],
  });
  await staffPage.context().close();
});

test.describe("an address that nobody has", () => {
  test.use({ expectedNoise: [/404/] });

  test("PERM-21 roles are given by address, changed and deleted after a question; the last administrator stays", async ({
    page,
  }) => {
    await signInAsStaff(page);
    const person = await freshAccount(page.request);
    await page.goto("/admin/settings/roles");
    const own = people(page).getByRole("row").filter({ hasText: roles.people.you });
    await expect(own.getByRole("combobox")).toBeDisabled();
    await expect(own).toContainText(roles.people.reasons.last_admin);

    await giveRole(page, "nobody@people.example");
    const dialog = page.getByRole("dialog", { name: roles.add.title });
    await expect(dialog).toContainText(roles.add.unknown);
    await dialog.getByLabel(roles.add.email).fill(person.email);
    await button(dialog, roles.add.submit).click();
    await expect(toast(page)).toContainText(roles.add.done);

    const select = makeRow(page, person).getByRole("combobox");
    await expect(select).toHaveValue("moderator");
    await select.selectOption("user");
    const question = page.getByRole("alertdialog", { name: roles.change.title });
    await expect(question).toContainText(roles.change.effects.user);
    await button(question, admin.dialog.cancel).click();
    await expect(select).toHaveValue("moderator");
    await select.selectOption("user");
    await button(question, roles.change.confirm).click();
    await expect(select).toHaveValue("user");
    await expect(select.getByRole("option", { selected: true })).toHaveText(roleNames.user);

    await button(makeRow(page, person), roles.people.remove(person.fullName)).click();
    const removal = page.getByRole("alertdialog", { name: roles.removal.title });
    await button(removal, admin.dialog.delete).click();
    await expect(makeRow(page, person)).toHaveCount(0);
    await expect(toast(page)).toContainText(roles.removal.done);
  });
});
