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
import type { RightsPreset } from "#shared/rights-presets.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { expectAccessible } from "./accessible.ts";
import { freshAccount, signInAs, type TestAccount } from "./accounts.ts";
import { button, signInAsStaff, toast, type Staff } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

// Where an order can be refunded, were it not for the rights.
test.use({ payments: "stripe" });

const people = (page: Page) => page.getByRole("table", { name: roles.people.title });
const makeRow = (page: Page, { email }: TestAccount) =>
  people(page).getByRole("row").filter({ hasText: email });
const { names } = roles.grants.presets;
const box = (page: Page | Locator, action: keyof typeof roles.grants.actions) =>
  page.getByRole("checkbox", { name: roles.grants.actions[action].name, exact: true });
/** Links in the navigation of a person who may read orders. */
const ofOrders = [new RegExp(admin.nav.orders), new RegExp(admin.nav.returns)];
const modules = (page: Page) => page.getByRole("navigation", { name: admin.nav.label });

/** A button that can be reached, does nothing, and says that it is a matter of permission. */
async function expectRefused(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute("aria-disabled", "true");
  await expect(control).toHaveAccessibleDescription(admin.notPermitted);
}

/** Gives the role of a moderator, with the rights of a preset or none. */
async function giveRole(page: Page, email: string, preset?: RightsPreset): Promise<void> {
  await button(page, roles.add.button).click();
  const dialog = page.getByRole("dialog", { name: roles.add.title });
  await dialog.getByRole("textbox", { name: roles.add.email }).fill(email);
  if (preset) await button(dialog, names[preset]).click();
  await button(dialog, roles.add.submit).click();
}

/** The button that says in short what somebody may do, and shows all of it. */
const getRightsButton = (page: Page, person: TestAccount) =>
  makeRow(page, person).getByRole("button", { name: roles.people.rights.of(person.fullName) });

async function openRights(page: Page, person: TestAccount): Promise<Locator> {
  await getRightsButton(page, person).click();
  return page.getByRole("dialog", { name: roles.grants.title(person.fullName) });
}

/** A page on which the person is signed in, in a browser of their own. */
async function openAs(
  browser: Browser,
  { email, password }: TestAccount,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    ...(viewport && { viewport }),
    extraHTTPHeaders: { "x-forwarded-for": "10.77.0.1" },
  });
  const page = await context.newPage();
  await signInAs(page, email, password);
  return page;
}

/** The id of a person, from the list of people. */
async function getId(staff: Staff, { email }: TestAccount): Promise<string | undefined> {
  const list = await staff.call<CallOutput<"GET /api/admin/roles">>("GET", "/api/admin/roles");
  return list.roles.find((row) => row.email === email)?.user_id;
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
  await expect(getRightsButton(page, person)).toContainText(roles.people.rights.count(0));
  const rights = await openRights(page, person);
  await box(rights, "orders.write").check();
  await expect(box(rights, "orders.read")).toBeChecked();
  await button(rights, admin.dialog.save).click();
  await expect(toast(page)).toContainText(roles.grants.saved);
  await expect(getRightsButton(page, person)).toContainText(names.packer);

  const staffPage = await openAs(browser, person);
  await staffPage.goto("/admin");
  // There is no dashboard for them: they are led to what there is.
  await expect(staffPage).toHaveURL("/admin/orders");
  await expect(modules(staffPage).getByRole("link")).toHaveText(ofOrders);
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

  await staff.call("PUT", `/api/admin/roles/${await getId(staff, person)}/grants`, {
    granted: [],
    seen: ["orders.read", "orders.write"],
  });
  // The next thing that they ask for is refused, and they are shown out; the list may have asked by
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
  const rights = await openRights(page, person);
  const due = rights.getByText(roles.grants.secondFactorDue(SECOND_FACTOR_GRACE_DAYS));
  await expect(due).toHaveCount(0);
  await box(rights, "customers.export").check();
  await expect(due).toBeVisible();
  await button(rights, admin.dialog.save).click();
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
  await staffPage.context().close();
});

test("PERM-26 PERM-25 PERM-14 a packer by the preset works with orders on a narrow phone, is shown no figures, and gives no money back", async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsStaff(page);
  const person = await freshAccount(page.request);
  await page.goto("/admin/settings/roles");
  await giveRole(page, person.email, "packer");
  await expect(getRightsButton(page, person)).toContainText(names.packer);

  const staffPage = await openAs(browser, person, { width: 360, height: 720 });
  await staffPage.goto("/admin");
  await expect(staffPage).toHaveURL("/admin/orders");
  const orderList = staffPage.getByRole("table", { name: orders.table });
  await expect(orderList).toBeVisible();
  await expectAccessible(staffPage);
  await button(staffPage, admin.nav.open).click();
  const nav = modules(staffPage).getByRole("link");
  await expect(nav).toHaveText(ofOrders);
  await staffPage.keyboard.press("Escape");
  await orderList.getByRole("link").first().click();
  await expect(staffPage.getByRole("group", { name: orderActions.bar })).toBeVisible({
    timeout: 15_000,
  });
  await expectRefused(button(staffPage, orderActions.refund.button));
  await expectAccessible(staffPage);
  for (const path of ["/admin/analytics", "/admin/inventory"]) {
    await staffPage.goto(path);
    await expect(staffPage.getByRole("heading", { level: 1 })).toHaveText(admin.closed.title);
  }
  await staffPage.context().close();
});

test.describe("somebody else is faster", () => {
  test.use({ expectedNoise: [/409/] });

  test("PERM-05 PERM-25 an administrator reads that another one has just changed the same rights, and what was ticked stays", async ({
    page,
  }) => {
    test.slow();
    const staff = await signInAsStaff(page);
    const person = await freshAccount(page.request);
    await page.goto("/admin/settings/roles");
    await giveRole(page, person.email, "texts");
    const rights = await openRights(page, person);
    await expect(button(rights, names.texts)).toHaveAttribute("aria-pressed", "true");
    await button(rights, names.answers).click();
    await expect(box(rights, "messages.write")).toBeChecked();
    await expect(box(rights, "content.read")).not.toBeChecked();
    await expectAccessible(page);

    const path = `/api/admin/roles/${await getId(staff, person)}/grants`;
    await staff.call("PUT", path, { granted: [], seen: ["content.read", "content.write"] });
    await button(rights, admin.dialog.save).click();
    await expect(rights.getByRole("alert")).toHaveText(roles.grants.conflict);
    await expect(box(rights, "messages.write")).toBeChecked();
    await button(rights, admin.dialog.save).click();
    await expect(toast(page)).toContainText(roles.grants.saved);
    await expect(getRightsButton(page, person)).toContainText(names.answers);
  });
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
    await dialog.getByRole("textbox", { name: roles.add.email }).fill(person.email);
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
