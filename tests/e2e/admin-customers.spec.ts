// Customers in the back office: how their list is worked on with a finger or by keyboard, and what
// becomes of words that nobody has saved yet.
import { admin } from "#i18n/he/admin.ts";
import { customer as text } from "#i18n/he/customer.ts";
import { customers as labels } from "#i18n/he/customers.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { products } from "#i18n/he/products.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { button, openTools } from "./staff.ts";
import { expect, test, windows } from "./fixtures.ts";
import { openForm, getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { rows } from "./admin-orders-api.ts";

test.use({ payments: "manual" });

for (const [where, options] of windows)
  test.describe(where, () => {
    test.use(options);

    test("ADMIN-93 CRM-23 CRM-24 customers are found by a card and a menu, open beside or over the list, and return to their row", async ({
      page,
      isMobile,
    }) => {
      const { enter } = await signInAsOrderStaff(page);
      await enter(1);
      await page.goto("/admin/customers");
      await page.getByRole("link", { name: labels.figures.active.label, exact: true }).click();
      await expect(page).toHaveURL("/admin/customers?state=active");
      await expect(rows(page).first()).toContainText(labels.states.active);
      // A head that nobody sees takes no focus.
      await expect(page.locator("thead button").first()).toBeVisible({ visible: !isMobile });
      if (isMobile) await openTools(page, 1);
      await page.getByRole("button", { name: new RegExp(`^${labels.sort.label}: `) }).click();
      await page.getByRole("menuitemradio", { name: admin.list.ascending }).click();
      await expect(page).toHaveURL("/admin/customers?state=active&direction=asc");
      await expectNoSidewaysScrolling(page);

      // Until then the rows are those of the order before.
      await expect(page.getByRole("main").locator("[aria-busy=false]")).toHaveCount(1);
      await rows(page).first().getByRole("link").focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/customers\/[\da-f-]{36}\?state=active&direction=asc$/);
      const id = new URL(page.url()).pathname.split("/").at(-1);
      const panel = page.getByRole(isMobile ? "dialog" : "complementary");
      await expect(panel.getByRole("tab", { name: text.tabs.timeline })).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await button(panel, text.close).click();
      await expect(page).toHaveURL("/admin/customers?state=active&direction=asc");
      await expect(page.locator(`[data-row-link="${id}"]:visible`)).toBeFocused();
    });
  });

test("ADMIN-90 ADMIN-91 ADMIN-92 no input is lost by a click outside, by Escape, or by leaving the page", async ({
  page,
}) => {
  test.slow();
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1);
  const other = await enter(1);
  await page.goto(`/admin/orders/${id}`);
  const panel = getPanel(page, id);
  const getNote = (orderId: string) => getPanel(page, orderId).getByLabel(orderActions.note.label);
  await getNote(id).fill("Half a note");
  const contact = await openForm(page, panel, { button: orderActions.edit.contact });
  const email = contact.getByLabel(orderActions.edit.fields.email.label);
  const before = await email.inputValue();
  await email.fill("half@people.example");
  const question = page.getByRole("alertdialog", { name: admin.leave.title });
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(button(question, admin.leave.refuse)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("half@people.example");
  await button(contact, admin.dialog.close).click();
  await button(question, admin.leave.submit).click();
  await expect(contact).toHaveCount(0);
  // A form whose fields are as before closes without a question.
  await openForm(page, panel, { button: orderActions.edit.contact });
  await email.fill("half@people.example");
  await email.fill(before);
  await page.mouse.click(5, 5);
  await expect(contact).toHaveCount(0);

  await page.goto(`/admin/orders/${other}`);
  await expect(getNote(other)).toHaveValue("");
  await page.getByRole("link", { name: admin.nav.products }).first().click();
  await page.locator('main a[href^="/admin/products/"]:visible').first().click();
  await page
    .getByRole("main")
    .getByLabel(products.fields.name.label, { exact: true })
    .fill("Half a name");
  await page.getByRole("link", { name: admin.nav.orders }).first().click();
  await button(question, admin.leave.submit).click();
  await page.goto(`/admin/orders/${id}`);
  await expect(getNote(id)).toHaveValue("Half a note");
});
