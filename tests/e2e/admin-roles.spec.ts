import type { Browser, Locator, Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { order } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import { freshAccount, signInAs, type TestAccount } from "./accounts.ts";
import { button, signInAsClerk } from "./clerk.ts";
import { expect, test } from "./fixtures.ts";
import { shops } from "./shops.ts";

// Away from the shop where others try the door as a moderator without grants; and one after the other, for all
// moderators of a shop may do the same.
test.use({ baseURL: shops.stripe.url });
test.describe.configure({ mode: "default" });

const toasts = (page: Page) => page.getByRole("region", { name: admin.toast.region });
const people = (page: Page) => page.getByRole("table", { name: roles.people.title });
const rowOf = (page: Page, { email }: TestAccount) =>
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
  const clerk = await signInAsClerk(page);
  const person = await freshAccount(page.request);
  await page.goto("/admin/settings/roles");
  await giveRole(page, person.email.toUpperCase());
  await expect(rowOf(page, person)).toContainText(person.fullName);
  await box(page, "orders.write").check();
  await expect(box(page, "orders.read")).toBeChecked();
  await button(page, admin.dialog.save).click();
  await expect(toasts(page)).toContainText(roles.grants.saved);

  const desk = await openAs(browser, person);
  await desk.goto("/admin");
  // There is no dashboard for them: they are led to what there is.
  await expect(desk).toHaveURL("/admin/orders");
  await expect(modules(desk).getByRole("link")).toHaveText([new RegExp(admin.nav.orders)]);
  await expectRefused(button(desk, `${orders.export.button} CSV`));
  await desk.getByRole("table", { name: orders.table }).getByRole("link").first().click();
  const bar = desk.getByRole("group", { name: orderActions.bar });
  await expect(bar).toBeVisible({ timeout: 15_000 });
  await expect(button(bar, orderActions.parcel.button)).not.toHaveAttribute("aria-disabled");
  await expectRefused(button(bar, orderActions.refund.button));
  await button(desk, order.more).click();
  await expect(desk.getByRole("menuitem", { name: orderActions.remove.button })).toContainText(
    admin.notPermitted,
  );
  await desk.keyboard.press("Escape");

  await desk.goto("/admin/inventory");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(admin.closed.title);
  await desk.getByRole("link", { name: admin.closed.back }).click();
  await expect(desk).toHaveURL("/admin/orders");

  await clerk.call("PUT", "/api/admin/grants", {
    granted: [],
    seen: ["orders.read", "orders.write"],
  });
  // The next thing that they ask for is refused, and the door closes; the list may have asked by itself before.
  const row = desk.getByRole("table", { name: orders.table }).getByRole("link").first();
  await row.click({ timeout: 3_000 }).catch(() => {});
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(admin.accessDenied.title);
  await desk.context().close();
});

test.describe("an address that nobody has", () => {
  test.use({ expectedNoise: [/404/] });

  test("PERM-21 roles are given by address, changed and deleted after a question; the last administrator stays", async ({
    page,
  }) => {
    await signInAsClerk(page);
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
    await expect(toasts(page)).toContainText(roles.add.done);

    const select = rowOf(page, person).getByRole("combobox");
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

    await button(rowOf(page, person), roles.people.remove(person.fullName)).click();
    const removal = page.getByRole("alertdialog", { name: roles.removal.title });
    await button(removal, admin.dialog.delete).click();
    await expect(rowOf(page, person)).toHaveCount(0);
    await expect(toasts(page)).toContainText(roles.removal.done);
  });
});
