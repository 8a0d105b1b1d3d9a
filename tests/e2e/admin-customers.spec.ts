// Customers in the back office: the list, one person, notes, the ways between persons and orders, and what becomes of words that
// nobody has saved yet.
import { randomUUID } from "node:crypto";
import { admin } from "#i18n/he/admin.ts";
import { customer as text } from "#i18n/he/customer.ts";
import { customers as words } from "#i18n/he/customers.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { palette } from "#i18n/he/palette.ts";
import { roles } from "#i18n/he/roles.ts";
import { settings } from "#i18n/he/settings.ts";
import type { crmEndpoints } from "#modules/crm/contract.ts";
import type { CallOutput } from "#web/api-request.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { button } from "./clerk.ts";
import { expect, test } from "./fixtures.ts";
import { openForm, panelOf, signInAsOrderClerk } from "./order-clerk.ts";
import { rows } from "./order-desk.ts";
import { shops } from "./shops.ts";

// A colleague's change is refused, once.
test.use({ baseURL: shops.manual.url, expectedNoise: [/\b409\b/] });

type List = CallOutput<typeof crmEndpoints.listCustomers>;

test("CRM-22 CRM-24 CRM-25 CRM-26 CRM-27 a guest is found, noted down, and recognised on their order, and the next order begins with them", async ({
  page,
}) => {
  const clerk = await signInAsOrderClerk(page);
  const name = `Gili ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(" ", ".").toLowerCase()}@people.example`;
  const orderId = await clerk.enter(1, { customer: { name, email, phone: "052-555-0142" } });
  await page.goto("/admin");

  // From anywhere, by what people remember.
  await page.getByRole("button", { name: palette.search }).click();
  await page.getByRole("combobox", { name: palette.field }).fill(email);
  await page
    .getByRole("group", { name: palette.groups.customers })
    .getByRole("option", { name })
    .click();
  const panel = page.getByRole("complementary", { name });
  await expect(panel.getByText(words.guest, { exact: true })).toBeVisible();
  await expect(panel.getByRole("link", { name: text.whatsapp })).toHaveAttribute(
    "href",
    "https://wa.me/972525550142",
  );
  await expect(panel.getByRole("list", { name: text.timeline.list })).toContainText(
    text.timeline.kinds.order,
  );
  await panel.getByRole("tab", { name: text.tabs.consent }).click();
  await expect(panel.getByText(text.consent.none)).toBeVisible();

  // A note is written, deleted, brought back; somebody else's change is not written over.
  await panel.getByRole("tab", { name: text.tabs.notes }).click();
  await expect(page).toHaveURL(/tab=notes$/);
  await panel.getByRole("textbox", { name: text.notes.label }).fill("Rings twice");
  await button(panel, text.notes.save).click();
  const notes = panel.getByRole("list", { name: text.notes.list });
  await expect(notes).toContainText("Rings twice");
  await button(panel, text.notes.delete).click();
  await expect(notes).toBeHidden();
  await button(page, admin.dialog.undo).click();
  await expect(notes).toContainText("Rings twice");
  await button(panel, text.notes.edit).click();
  const { customers } = await clerk.call<List>("GET", `/api/admin/customers?q=${email}`);
  const id = customers[0]?.id ?? "";
  const { notes: known } = await clerk.call<CallOutput<typeof crmEndpoints.readCustomer>>(
    "GET",
    `/api/admin/customers/${id}`,
  );
  await clerk.call("PUT", `/api/admin/customer-notes/${known[0]?.id}`, {
    body: "Rings thrice",
    seen: known[0]?.updatedAt,
  });
  const dialog = page.getByRole("dialog", { name: text.notes.editTitle });
  await dialog.getByRole("textbox").fill("Rings once");
  await button(dialog, admin.dialog.save).click();
  await expect(dialog.getByText(text.notes.conflict).first()).toBeVisible();
  await button(dialog, admin.dialog.cancel).click();
  await button(page.getByRole("alertdialog"), admin.leave.leave).click();
  await expect(notes).toContainText("Rings thrice");

  // To the order, which says who it is, and back.
  await panel.getByRole("tab", { name: text.tabs.orders }).click();
  await panel.getByRole("tabpanel").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(orderId));
  await expect(page.getByText("Rings thrice")).toBeVisible();
  await page.getByRole("link", { name: text.ofOrder.open }).click();
  await panel.getByRole("link", { name: text.newOrder }).click();
  await expect(page.getByRole("textbox", { name: newOrder.customer.email })).toHaveValue(email);
  await expect(page).toHaveURL("/admin/orders/new");
});

test("ADMIN-93 CRM-23 CRM-24 the list is narrowed down by cards, search and filters in the address, and a customer opens beside it or over it @phone", async ({
  page,
  isMobile,
}) => {
  await signInAsOrderClerk(page);
  await page.goto("/admin/customers");
  await expect(rows(page)).toHaveCount(50);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("link", { name: words.figures.dormant.label, exact: true }).click();
  await expect(page).toHaveURL("/admin/customers?state=dormant");
  await expect(rows(page).first()).toContainText(words.states.dormant);
  await button(page, words.kind.choices.guest).click();
  await expect(page).toHaveURL("/admin/customers?state=dormant&kind=guest");
  await expect(rows(page).first()).toContainText(words.guest);
  await page.getByRole("searchbox", { name: words.search }).fill("zzyzzx");
  await expect(page.getByText(words.empty.filtered.title)).toBeVisible();
  await button(page, admin.list.clear).click();
  await expect(rows(page)).toHaveCount(50);

  await page.goto("/admin/customers?sort=revenue");
  const first = rows(page).first().getByRole("link");
  const id = await first.getAttribute("data-row-link");
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/customers/${id}?sort=revenue`);
  const panel = page.getByRole(isMobile ? "dialog" : "complementary");
  await expect(panel.getByRole("tab", { name: text.tabs.timeline })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await button(panel, text.close).click();
  await expect(page).toHaveURL("/admin/customers?sort=revenue");
  await expect(rows(page).first().getByRole("link")).toBeFocused();

  // The heads of columns that a phone does not show take no focus; the menu turns the list round.
  await expect(page.locator("thead button").first()).toBeVisible({ visible: !isMobile });
  await page.getByRole("button", { name: new RegExp(`^${words.sort.label}: `) }).click();
  await page.getByRole("menuitemradio", { name: admin.list.ascending }).click();
  await expect(page).toHaveURL("/admin/customers?sort=revenue&direction=asc");
});

test("ADMIN-90 ADMIN-91 ADMIN-92 nothing that was typed is lost by a press beside it, by Escape, or by going elsewhere", async ({
  page,
}) => {
  const { enter } = await signInAsOrderClerk(page);
  const id = await enter(1);
  const other = await enter(1);
  await page.goto(`/admin/orders/${id}`);
  const panel = panelOf(page, id);
  const noteOf = (orderId: string) => panelOf(page, orderId).getByLabel(orderActions.note.label);
  await noteOf(id).fill("Half a note");
  const contact = await openForm(page, panel, { button: orderActions.edit.contact });
  const email = contact.getByLabel(orderActions.edit.email);
  const before = await email.inputValue();
  await email.fill("half@people.example");
  const question = page.getByRole("alertdialog", { name: admin.leave.title });
  await page.mouse.click(5, 5);
  await page.keyboard.press("Escape");
  await expect(button(question, admin.leave.stay)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("half@people.example");
  await button(contact, admin.dialog.close).click();
  await button(question, admin.leave.leave).click();
  await expect(contact).toHaveCount(0);
  // What is as it was before is nothing to ask about.
  await openForm(page, panel, { button: orderActions.edit.contact });
  await email.fill("half@people.example");
  await email.fill(before);
  await page.mouse.click(5, 5);
  await expect(contact).toHaveCount(0);

  await page.goto(`/admin/orders/${other}`);
  await expect(noteOf(other)).toHaveValue("");
  await page.getByRole("link", { name: admin.nav.settings }).first().click();
  await page.getByRole("link", { name: settings.sections.roles }).first().click();
  await page.getByLabel(roles.grants.actions["orders.refund"].name).click();
  await page.getByRole("link", { name: admin.nav.orders }).first().click();
  await button(question, admin.leave.leave).click();
  await page.goto(`/admin/orders/${id}`);
  await expect(noteOf(id)).toHaveValue("Half a note");
});
