import type { Locator } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { roles } from "#i18n/he/roles.ts";
import { toDo } from "#i18n/he/to-do.ts";
import { expectAccessible } from "./accessible.ts";
import { freshAccount, signInAs } from "./accounts.ts";
import { button, signInAsStaff } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

// Where an order can be refunded, were it not for the rights.
test.use({ payments: "stripe" });

const { packer } = roles.grants.presets.names;

/** A button that can be reached, does nothing, and says that it is a matter of permission. */
async function expectRefused(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute("aria-disabled", "true");
  await expect(control).toHaveAccessibleDescription(admin.notPermitted);
}

test("PERM-26 PERM-25 PERM-14 a packer with the preset works on orders on a narrow phone, and can neither see figures nor refund", async ({
  page,
  browser,
}) => {
  // Two browsers, one after the other.
  test.slow();
  await signInAsStaff(page);
  const { email, password, fullName } = await freshAccount(page.request);
  await page.goto("/admin/settings/roles");
  await button(page, roles.add.button).click();
  const adding = page.getByRole("dialog", { name: roles.add.title });
  await adding.getByRole("textbox", { name: roles.add.email }).fill(email);
  await button(adding, packer).click();
  await button(adding, roles.add.submit).click();
  const row = page.getByRole("row").filter({ hasText: email });
  const rights = row.getByRole("button", { name: roles.people.rights.of(fullName) });
  await expect(rights).toContainText(packer);
  await rights.click();
  await expect(page.getByRole("dialog", { name: roles.grants.title(fullName) })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({
    viewport: { width: 360, height: 720 },
    extraHTTPHeaders: { "x-forwarded-for": "10.77.0.1" },
  });
  const staffPage = await context.newPage();
  await signInAs(staffPage, email, password);
  await staffPage.goto("/admin");
  await expect(staffPage.getByRole("region", { name: toDo.title })).toBeVisible();
  await expect(staffPage.getByRole("region")).toHaveCount(1);
  await expectAccessible(staffPage);
  await staffPage.goto("/admin/orders");
  const orderList = staffPage.getByRole("table", { name: orders.list.label });
  await expect(orderList).toBeVisible();
  await expectAccessible(staffPage);
  await button(staffPage, admin.nav.open).click();
  const nav = staffPage.getByRole("navigation", { name: admin.nav.label });
  const own = [admin.nav.dashboard, admin.nav.orders].map((name) => new RegExp(name));
  await expect(nav.getByRole("listitem")).toHaveText(own);
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
  await context.close();
});
