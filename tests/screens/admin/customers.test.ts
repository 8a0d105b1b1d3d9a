// Customers in the back office: the list, one person, notes, and the ways between persons and
// orders.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { customer as text } from "#i18n/he/customer.ts";
import { customers as labels } from "#i18n/he/customers.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { palette } from "#i18n/he/palette.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { startScreenShop } from "../screen-shop.ts";
import { newName } from "./catalog-staff.ts";
import { createOrderStaff, getNumber } from "./order-staff.ts";
import { chooseInClash, fill, findDialog, getButton, getRows, untilAt } from "./staff.ts";

type List = CallOutput<"GET /api/admin/customers">;
type Customer = CallOutput<"GET /api/admin/customers/:id">;

const shop = await startScreenShop();
const { call } = shop;
const staff = createOrderStaff(shop);

const findLink = (name: string) => screen.findByRole("link", { name });

async function findCustomer(words: string): Promise<string> {
  const { customers } = await call<List>("admin", `GET /api/admin/customers?q=${words}`);
  return customers[0]?.id ?? "";
}

/** A guest whom only this test knows, by an order. */
async function enterGuest() {
  const name = newName("Gili");
  const email = shop.newEmail();
  const orderId = await staff.enterOrder(1, { customer: { name, email, phone: "052-555-0142" } });
  const id = await findCustomer(email);
  const findPanel = () => screen.findByRole("complementary", { name });
  const note = (body: string) => call("admin", `POST /api/admin/customers/${id}/notes`, { body });

  /** Opens the guest; `panel` is where they are shown. */
  async function open(tab = "") {
    const user = await shop.open(`/admin/customers/${id}${tab}`, { as: "admin" });
    const panel = await findPanel();
    return { user, panel, part: within(panel) };
  }
  /** Rewrites the guest's only note, as a colleague would. */
  async function rewriteNote(body: string): Promise<void> {
    const { notes } = await call<Customer>("admin", `GET /api/admin/customers/${id}`);
    const version = notes[0]?.version;
    await call("admin", `PUT /api/admin/customer-notes/${notes[0]?.id}`, { body, version });
  }
  return { name, email, orderId, findPanel, open, note, rewriteNote };
}

const findNotes = (panel: HTMLElement) =>
  within(panel).findByRole("list", { name: text.notes.list });

test("CRM-27 the palette finds a guest by e-mail address", async () => {
  const { name, email, findPanel } = await enterGuest();
  const user = await shop.open("/admin", { as: "admin" });
  await user.click(await screen.findByRole("button", { name: admin.search }));
  await user.type(await screen.findByRole("combobox", { name: palette.field }), email);
  const group = await screen.findByRole("group", { name: palette.groups.customers });
  await user.click(await within(group).findByRole("option", { name: new RegExp(name) }));
  expect(await within(await findPanel()).findByText(labels.guest)).toBeVisible();
});

test("CRM-24 a guest opens with contact links, history and consent", async () => {
  const { user, part } = await (await enterGuest()).open();
  expect(await part.findByText(labels.guest)).toBeVisible();
  const whatsapp = await part.findByRole("link", { name: text.whatsapp });
  expect(whatsapp).toHaveAttribute("href", "https://wa.me/972525550142");
  const timeline = await part.findByRole("list", { name: text.timeline.list });
  expect(timeline).toHaveTextContent(text.timeline.kinds.order);
  await user.click(part.getByRole("tab", { name: text.tabs.consent }));
  expect(await part.findByText(text.consent.none)).toBeVisible();
});

test("CRM-35, ORDP-57 a customer without an e-mail address has a card, and no control that writes a mail", async () => {
  const name = newName("Vered");
  const phone = "054-7000199";
  const orderId = await staff.enterOrder(1, { customer: { name, email: "", phone } });
  const id = await findCustomer("0547000199");
  const user = await shop.open(`/admin/customers/${id}`, { as: "admin" });
  const panel = await screen.findByRole("complementary", { name });
  const part = within(panel);
  expect(await part.findByText(text.noEmail)).toBeVisible();
  const chat = { name: text.whatsapp };
  expect(part.getByRole("link", chat)).toHaveAttribute("href", "https://wa.me/972547000199");
  expect(panel.querySelector("a[href^='mailto:']")).toBeNull();
  await user.click(part.getByRole("tab", { name: text.tabs.consent }));
  expect(await part.findByText(text.consent.noEmail)).toBeVisible();
  await user.click(part.getByRole("tab", { name: text.tabs.messages }));
  expect(await part.findByText(text.messages.noEmail)).toBeVisible();
  expect(getRows().find((row) => row.textContent.includes(name))).toHaveTextContent(phone);

  await shop.goTo(`/admin/orders/${orderId}`);
  const order = within(
    await screen.findByRole("complementary", { name: new RegExp(getNumber(orderId)) }),
  );
  expect(await order.findByRole("link", chat)).toHaveAttribute(
    "href",
    "https://wa.me/972547000199",
  );
  expect(await order.findByRole("link", { name: text.ofOrder.open })).toHaveAttribute(
    "href",
    `/admin/customers/${id}`,
  );
  await shop.goTo(`/admin/orders/new?customer=${id}`);
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: newOrder.customer.fields.phone.label })).toHaveValue(
      phone,
    ),
  );
  expect(screen.queryByLabelText(newOrder.details.notifyCustomer)).toBeNull();
});

test("CRM-38 staff join a caller to the customer with the same number, after a preview", async () => {
  const number = "054-7000277";
  const caller = newName("Caller");
  await staff.enterOrder(1, { customer: { name: caller, email: "", phone: number } });
  const id = await findCustomer(caller);
  const name = newName("Known");
  await staff.enterOrder(1, { customer: { name, email: shop.newEmail(), phone: number } });
  const user = await shop.open(`/admin/customers/${id}`, { as: "admin" });
  const panel = within(await screen.findByRole("complementary", { name: caller }));
  await user.click(await panel.findByRole("button", { name: text.join.button }));
  const dialog = await screen.findByRole("alertdialog", { name: text.join.title });
  expect(dialog).toHaveTextContent(name);
  await user.click(within(dialog).getByRole("button", { name: text.join.submit }));
  const card = await screen.findByRole("complementary", { name });
  await user.click(await within(card).findByRole("tab", { name: new RegExp(text.tabs.orders) }));
  const list = await within(card).findByRole("list", { name: text.orders.list });
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
});

test("CRM-25 a note is written, deleted, and restored from the message", async () => {
  const { user, panel, part } = await (await enterGuest()).open();
  await user.click(await part.findByRole("tab", { name: text.tabs.notes }));
  await untilAt(/tab=notes$/);
  await user.type(await part.findByRole("textbox", { name: text.notes.label }), "Rings twice");
  await user.click(getButton(text.notes.save, panel));
  expect(await findNotes(panel)).toHaveTextContent("Rings twice");
  await user.click(getButton(text.notes.delete, panel));
  await waitFor(() => expect(part.queryByRole("list", { name: text.notes.list })).toBeNull());
  await user.click(await screen.findByRole("button", { name: admin.dialog.undo }));
  expect(await findNotes(panel)).toHaveTextContent("Rings twice");
});

test("CRM-25 a note that another person has changed is not overwritten, and both texts can stay", async () => {
  const { open, note, rewriteNote } = await enterGuest();
  await note("Rings twice");
  const { user, panel } = await open("?tab=notes");
  await findNotes(panel);
  await user.click(getButton(text.notes.edit, panel));
  await rewriteNote("Rings thrice");
  const dialog = await findDialog(text.notes.editTitle);
  await fill(user, within(dialog).getByRole("textbox"), "Rings once");
  await user.click(getButton(admin.dialog.save, dialog));
  const told = await chooseInClash(user, { [text.notes.editTitle]: "both" });
  expect(told).toContain("Noa Adler");
  expect(told).toContain("Rings thrice");
  await waitFor(async () =>
    expect(await findNotes(panel)).toHaveTextContent(/Rings thrice\s+Rings once/),
  );
});

test("CRM-26 an order shows the notes about its customer, and links to them", async () => {
  const { orderId, open, note, findPanel } = await enterGuest();
  await note("Rings thrice");
  const { user, part } = await open("?tab=orders");
  const orders = await part.findByRole("list", { name: text.orders.list });
  await user.click(within(orders).getByRole("link"));
  await untilAt(new RegExp(orderId));
  expect(await screen.findByText("Rings thrice")).toBeVisible();
  await user.click(await findLink(text.ofOrder.open));
  const panel = await findPanel();
  expect(await within(panel).findByRole("link", { name: text.newOrder })).toBeVisible();
});

test("CRM-22 a new order for a customer starts with their contact data", async () => {
  const { email, open } = await enterGuest();
  const { user, part } = await open();
  await user.click(await part.findByRole("link", { name: text.newOrder }));
  const field = await screen.findByRole("textbox", { name: newOrder.customer.fields.email.label });
  await waitFor(() => expect(field).toHaveValue(email));
  await untilAt("/admin/orders/new");
});

test("CRM-23 the list is filtered by cards, search and filters in the address", async () => {
  const { email } = await enterGuest();
  const getGuest = () => getRows().find((row) => row.textContent.includes(email));
  const user = await shop.open("/admin/customers", { as: "admin" });
  await waitFor(() => expect(getRows()).toHaveLength(50));
  await user.click(await findLink(labels.figures.active.label));
  await untilAt("/admin/customers?state=active");
  await waitFor(() => expect(getGuest()).toHaveTextContent(labels.states.active));
  await user.click(getButton(labels.kind.choices.guest));
  await untilAt("/admin/customers?state=active&kind=guest");
  await waitFor(() => expect(getGuest()).toHaveTextContent(labels.guest));
  await user.click(await findLink(labels.figures.dormant.label));
  await untilAt("/admin/customers?state=dormant");
  await waitFor(() => expect(getGuest()).toBeUndefined());
  await user.type(screen.getByRole("searchbox", { name: labels.search }), "zzyzzx");
  expect(await screen.findByText(labels.list.filtered.title)).toBeVisible();
  await user.click(getButton(admin.list.clear));
  await waitFor(() => expect(getRows()).toHaveLength(50));
});

test("INBOX-30 INBOX-31 a look-alike e-mail address is marked in the lists, the order and the customer", async () => {
  await staff.receiveUnits("blue", 1);
  // The first letter is a Cyrillic one.
  const email = `\u0430${shop.newEmail()}`;
  const { number } = await staff.orderElsewhere("blue", 1, email);
  const places = [
    ["/admin/orders", (await staff.findOrders(number))[0]?.id],
    ["/admin/customers", await findCustomer(number)],
  ];
  for (const [list, id] of places) {
    await shop.open(`${list}?q=${number}`, { as: "admin" });
    await waitFor(() => expect(getRows()).toHaveLength(1));
    expect(getRows()[0]).toHaveTextContent(admin.notLatin);
    await shop.goTo(`${list}/${id}`);
    const link = await findLink(email);
    expect(link).toHaveAttribute("href", `mailto:%D0%B0${email.slice(1)}`);
    expect(link.closest("aside")).toHaveTextContent(admin.notLatin);
  }
});
