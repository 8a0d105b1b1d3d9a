// Customers in the back office: the list, one person, notes, the ways between persons and orders,
// and what becomes of words that nobody has saved yet.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { customer as text } from "#i18n/he/customer.ts";
import { customers as labels } from "#i18n/he/customers.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { palette } from "#i18n/he/palette.ts";
import { products } from "#i18n/he/products.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { button, openTools } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { openForm, getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { rows } from "./admin-orders-api.ts";
import { orderElsewhere, receiveBags } from "./ordering.ts";

// A colleague's change is refused, once.
test.use({ payments: "manual", expectedNoise: [/\b409\b/] });

type List = CallOutput<"GET /api/admin/customers">;
type Customer = CallOutput<"GET /api/admin/customers/:id">;

/**
 * A guest whom only this test knows, by an order; the page is signed in, and nothing is open yet.
 */
async function enterGuest(page: Page) {
  const { call, enter } = await signInAsOrderStaff(page);
  const name = `Gili ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(" ", ".").toLowerCase()}@people.example`;
  const orderId = await enter(1, { customer: { name, email, phone: "052-555-0142" } });
  const { customers } = await call<List>("GET", `/api/admin/customers?q=${email}`);
  const id = customers[0]?.id ?? "";
  const panel = page.getByRole("complementary", { name });
  return {
    name,
    email,
    orderId,
    panel,
    notes: panel.getByRole("list", { name: text.notes.list }),
    open: (tab = "") => page.goto(`/admin/customers/${id}${tab}`),
    note: (body: string) => call("POST", `/api/admin/customers/${id}/notes`, { body }),
    /** Rewrites the guest's only note, as a colleague would. */
    rewriteNote: async (body: string) => {
      const { notes } = await call<Customer>("GET", `/api/admin/customers/${id}`);
      const seen = notes[0]?.updatedAt;
      await call("PUT", `/api/admin/customer-notes/${notes[0]?.id}`, { body, seen });
    },
  };
}

test("CRM-27 the palette finds a guest by what people remember", async ({ page }) => {
  const { name, email, panel } = await enterGuest(page);
  await page.goto("/admin");
  await page.getByRole("button", { name: palette.search }).click();
  await page.getByRole("combobox", { name: palette.field }).fill(email);
  await page
    .getByRole("group", { name: palette.groups.customers })
    .getByRole("option", { name })
    .click();
  await expect(panel.getByText(labels.guest, { exact: true })).toBeVisible();
});

test("CRM-24 a guest opens with the way to reach them, what happened, and what they agreed to", async ({
  page,
}) => {
  const { panel, open } = await enterGuest(page);
  await open();
  await expect(panel.getByText(labels.guest, { exact: true })).toBeVisible();
  await expect(panel.getByRole("link", { name: text.whatsapp })).toHaveAttribute(
    "href",
    "https://wa.me/972525550142",
  );
  await expect(panel.getByRole("list", { name: text.timeline.list })).toContainText(
    text.timeline.kinds.order,
  );
  await panel.getByRole("tab", { name: text.tabs.consent }).click();
  await expect(panel.getByText(text.consent.none)).toBeVisible();
});

test("CRM-25 a note is written, deleted, and brought back by the message", async ({ page }) => {
  const { panel, notes, open } = await enterGuest(page);
  await open();
  await panel.getByRole("tab", { name: text.tabs.notes }).click();
  await expect(page).toHaveURL(/tab=notes$/);
  await panel.getByRole("textbox", { name: text.notes.label }).fill("Rings twice");
  await button(panel, text.notes.save).click();
  await expect(notes).toContainText("Rings twice");
  await button(panel, text.notes.delete).click();
  await expect(notes).toBeHidden();
  await button(page, admin.dialog.undo).click();
  await expect(notes).toContainText("Rings twice");
});

test("CRM-25 a note that somebody else has changed is not written over", async ({ page }) => {
  const { panel, notes, open, note, rewriteNote } = await enterGuest(page);
  await note("Rings twice");
  await open("?tab=notes");
  await button(panel, text.notes.edit).click();
  await rewriteNote("Rings thrice");
  const dialog = page.getByRole("dialog", { name: text.notes.editTitle });
  await dialog.getByRole("textbox").fill("Rings once");
  await button(dialog, admin.dialog.save).click();
  await expect(dialog.getByText(text.notes.conflict).first()).toBeVisible();
  await button(dialog, admin.dialog.cancel).click();
  await button(page.getByRole("alertdialog"), admin.leave.leave).click();
  await expect(notes).toContainText("Rings thrice");
});

test("CRM-26 an order shows what was noted about its customer, and leads to them", async ({
  page,
}) => {
  const { panel, orderId, open, note } = await enterGuest(page);
  await note("Rings thrice");
  await open("?tab=orders");
  await panel.getByRole("tabpanel").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(orderId));
  await expect(page.getByText("Rings thrice")).toBeVisible();
  await page.getByRole("link", { name: text.ofOrder.open }).click();
  await expect(panel.getByRole("link", { name: text.newOrder })).toBeVisible();
});

test("CRM-22 a new order for a customer begins with their contact", async ({ page }) => {
  const { panel, email, open } = await enterGuest(page);
  await open();
  await panel.getByRole("link", { name: text.newOrder }).click();
  await expect(page.getByRole("textbox", { name: newOrder.customer.email })).toHaveValue(email);
  await expect(page).toHaveURL("/admin/orders/new");
});

test("ADMIN-93 CRM-23 the list is narrowed down by cards, search and filters in the address @phone", async ({
  page,
  isMobile,
}) => {
  const { email } = await enterGuest(page);
  const guest = rows(page).filter({ hasText: email });
  const openCard = (label: string) => page.getByRole("link", { name: label, exact: true }).click();
  await page.goto("/admin/customers");
  await expect(rows(page)).toHaveCount(50);
  await expectNoSidewaysScrolling(page);
  await openCard(labels.figures.active.label);
  await expect(page).toHaveURL("/admin/customers?state=active");
  await expect(guest).toContainText(labels.states.active);
  if (isMobile) await openTools(page, 1);
  await button(page, labels.kind.choices.guest).click();
  await expect(page).toHaveURL("/admin/customers?state=active&kind=guest");
  await expect(guest).toContainText(labels.guest);
  await openCard(labels.figures.dormant.label);
  await expect(page).toHaveURL("/admin/customers?state=dormant");
  await expect(guest).toBeHidden();
  await page.getByRole("searchbox", { name: labels.search }).fill("zzyzzx");
  await expect(page.getByText(labels.empty.filtered.title)).toBeVisible();
  await button(page, admin.list.clear).click();
  await expect(rows(page)).toHaveCount(50);
});

test("CRM-24 a customer opens beside the list or over it, and closing leads back to the row @phone", async ({
  page,
  isMobile,
}) => {
  await signInAsOrderStaff(page);
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
});

test("ADMIN-93 the list of customers is sorted by a menu, and hidden heads take no focus @phone", async ({
  page,
  isMobile,
}) => {
  await signInAsOrderStaff(page);
  await page.goto("/admin/customers?sort=revenue");
  await expect(rows(page)).toHaveCount(50);
  await expect(page.locator("thead button").first()).toBeVisible({ visible: !isMobile });
  if (isMobile) await openTools(page, 0);
  await page.getByRole("button", { name: new RegExp(`^${labels.sort.label}: `) }).click();
  await page.getByRole("menuitemradio", { name: admin.list.ascending }).click();
  await expect(page).toHaveURL("/admin/customers?sort=revenue&direction=asc");
});

test("INBOX-30 INBOX-31 an address that looks like another one is told apart in the lists, the order and the customer @phone", async ({
  page,
}) => {
  const { call } = await signInAsOrderStaff(page);
  await receiveBags(page.request, "blue", 1);
  // The first letter is a Cyrillic one.
  const email = `\u0430${randomUUID()}@people.example`;
  const { number } = await orderElsewhere(page.request, "blue", 1, {}, email);
  const found = await call<{ orders: OrderRow[] }>("GET", `/api/admin/orders?q=${number}`);
  const { customers } = await call<List>("GET", `/api/admin/customers?q=${number}`);
  const places = [
    ["/admin/orders", found.orders[0]?.id],
    ["/admin/customers", customers[0]?.id],
  ];
  for (const [list, id] of places) {
    await page.goto(`${list}?q=${number}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByText(admin.notLatin)).toBeVisible();
    await page.goto(`${list}/${id}`);
    const link = page.getByRole("link", { name: email, exact: true });
    await expect(link).toHaveAttribute("href", `mailto:%D0%B0${email.slice(1)}`);
    const panel = page.locator("[role=dialog], aside").filter({ has: link });
    await expect(panel.getByText(admin.notLatin)).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
});

test("ADMIN-90 ADMIN-91 ADMIN-92 nothing that was typed is lost by a press beside it, by Escape, or by going elsewhere", async ({
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
  await page.getByRole("main").getByLabel(products.form.name, { exact: true }).fill("Half a name");
  await page.getByRole("link", { name: admin.nav.orders }).first().click();
  await button(question, admin.leave.leave).click();
  await page.goto(`/admin/orders/${id}`);
  await expect(getNote(id)).toHaveValue("Half a note");
});
