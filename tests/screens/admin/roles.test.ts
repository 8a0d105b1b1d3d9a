// Roles and rights: what an administrator gives, and what somebody with exactly that finds.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { contentList } from "#i18n/he/content.ts";
import { contentActions } from "#i18n/he/content-editor.ts";
import { errors } from "#i18n/he/errors.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { order } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { privacy } from "#i18n/he/privacy.ts";
import { roles } from "#i18n/he/roles.ts";
import { SECOND_FACTOR_GRACE_DAYS } from "#shared/permissions.ts";
import type { RightsPreset } from "#shared/rights-presets.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { newName } from "./catalog-staff.ts";
import { createOrderStaff, getNumber } from "./order-staff.ts";
import { chooseInClash, fill, findDialog, findToast, getButton, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder } = createOrderStaff(shop);
type Person = Awaited<ReturnType<typeof shop.createCustomer>>;

const { names } = roles.grants.presets;
const openRoles = () => shop.open("/admin/settings/roles", { as: "admin" });
const findRow = async ({ email }: Person) => {
  const row = (await screen.findByText(email)).closest("tr");
  if (!row) throw new Error(`${email} is in no row`);
  return row;
};
const getBox = (part: HTMLElement, action: keyof typeof roles.grants.actions) =>
  within(part).getByRole("checkbox", { name: roles.grants.actions[action].name });

/** Waits for a button that can be reached, does nothing, and says why. */
async function expectRefused(name: string | RegExp, reason: string = admin.notPermitted) {
  const control = await screen.findByRole("button", { name });
  expect(control).toHaveAttribute("aria-disabled", "true");
  expect(control).toHaveAccessibleDescription(reason);
}

const getAddress = (dialog: HTMLElement) =>
  within(dialog).getByRole("textbox", { name: roles.add.email });

/** Gives the role of a moderator, with the rights of a preset or none. */
async function addRole(user: UserEvent, email: string, preset?: RightsPreset) {
  await user.click(await screen.findByRole("button", { name: roles.add.button }));
  const dialog = await findDialog(roles.add.title);
  await fill(user, getAddress(dialog), email);
  if (preset) await user.click(getButton(names[preset], dialog));
  await user.click(getButton(roles.add.submit, dialog));
  return dialog;
}

/** The button that says in short what somebody may do, and shows all of it. */
const findRights = async (person: Person) =>
  within(await findRow(person)).findByRole("button", {
    name: new RegExp(roles.people.rights.of(person.fullName)),
  });
const expectRights = (person: Person, words: string) =>
  waitFor(async () => expect(await findRights(person)).toHaveTextContent(words));

async function openRights(user: UserEvent, person: Person): Promise<HTMLElement> {
  await user.click(await findRights(person));
  return findDialog(roles.grants.title(person.fullName));
}
async function save(user: UserEvent, rights: HTMLElement): Promise<void> {
  await user.click(getButton(admin.dialog.save, rights));
  await findToast(roles.grants.saved);
}

/** Takes every right away from a person who has these, as another administrator would. */
async function takeRights({ email }: Person): Promise<void> {
  type List = CallOutput<"GET /api/admin/roles">;
  const list = await shop.call<List>("admin", "GET /api/admin/roles");
  const row = list.roles.find((it) => it.email === email);
  const { user_id: id, version } = row ?? {};
  await shop.call("admin", `PUT /api/admin/roles/${id}/grants`, { granted: [], version });
}

test("PERM-20 PERM-14 PERM-15 a moderator works with exactly the granted rights, reads why the rest is closed, and loses access", async () => {
  const id = await enterOrder(1, { isPaid: true, status: "processing" });
  const person = await shop.createCustomer(newName("Noa"));
  const user = await openRoles();
  await addRole(user, person.email.toUpperCase());
  await expectRights(person, roles.people.rights.count(0));
  const rights = await openRights(user, person);
  await user.click(getBox(rights, "orders.write"));
  expect(getBox(rights, "orders.read")).toBeChecked();
  await save(user, rights);
  await expectRights(person, names.packer);

  const moderator = await shop.open("/admin", { as: person.email });
  // Their first screen is the work list.
  const modules = await screen.findByRole("navigation", { name: admin.nav.label });
  const entries = within(modules).getAllByRole("listitem");
  expect(entries).toHaveLength(2);
  expect(entries[0]).toHaveTextContent(admin.nav.dashboard);
  expect(entries[1]).toHaveTextContent(admin.nav.orders);
  await shop.goTo("/admin/orders");
  await screen.findByText(orders.figures.total.label);
  expect(screen.queryByText(orders.figures.revenue.label)).toBeNull();
  await expectRefused(orders.export.button);
  await shop.goTo(`/admin/orders/${id}`);
  const bar = await screen.findByRole("group", { name: orderActions.bar });
  const ship = getButton(orderActions.shipment.button, bar);
  expect(ship).not.toHaveAttribute("aria-disabled", "true");
  await expectRefused(orderActions.refund.button);
  await moderator.click(getButton(order.more));
  const remove = await screen.findByRole("menuitem", {
    name: new RegExp(orderActions.remove.button),
  });
  expect(remove).toHaveTextContent(admin.notPermitted);

  await shop.goTo("/admin/inventory");
  await screen.findByRole("heading", { level: 1, name: admin.closed.title });
  await moderator.click(screen.getByRole("link", { name: admin.closed.back }));
  await untilAt("/admin");
  await shop.goTo("/admin/orders");
  const [other] = await screen.findAllByRole("link", { name: new RegExp(getNumber(id)) });
  await takeRights(person);
  // The next thing that they ask for is refused, and they are shown out.
  if (other) await moderator.click(other);
  const denied = { level: 1, name: admin.accessDenied.title };
  expect(await screen.findByRole("heading", denied)).toBeVisible();
});

test("MFA-31 PRIV-29 granting a right that requires a second factor says so, and so does a refused export of staff data", async () => {
  const person = await shop.createCustomer(newName("Noa"));
  const user = await openRoles();
  await addRole(user, person.email);
  expect(await findRow(person)).toHaveTextContent(roles.people.secondFactor.off);
  const rights = await openRights(user, person);
  const due = roles.grants.secondFactorDue(SECOND_FACTOR_GRACE_DAYS);
  expect(rights).not.toHaveTextContent(due);
  await user.click(getBox(rights, "customers.export"));
  expect(rights).toHaveTextContent(due);
  await save(user, rights);
  const { dueBy } = roles.people.secondFactor;
  await waitFor(async () => expect(await findRow(person)).toHaveTextContent(dueBy));

  type List = CallOutput<"GET /api/admin/customers">;
  const { customers } = await shop.call<List>(
    "admin",
    "GET /api/admin/customers?q=admin%40wanderpaw.example",
  );
  await shop.open(`/admin/customers/${customers[0]?.id}`, { as: person.email });
  await expectRefused(privacy.export.button, errors.staff_account);
  await shop.goTo("/admin/settings/me");
  expect(await screen.findByText(ownSecurity.panel.due, { exact: false })).toBeVisible();
});

test("PERM-05 PERM-25 an administrator is warned that another one has changed the same rights, and ticked boxes are kept", async () => {
  const person = await shop.createCustomer(newName("Noa"));
  const user = await openRoles();
  await addRole(user, person.email, "texts");
  const rights = await openRights(user, person);
  expect(getButton(names.texts, rights)).toHaveAttribute("aria-pressed", "true");
  await user.click(getButton(names.answers, rights));
  expect(getBox(rights, "messages.write")).toBeChecked();
  expect(getBox(rights, "content.read")).not.toBeChecked();

  await takeRights(person);
  await user.click(getButton(admin.dialog.save, rights));
  const question = await findDialog(admin.clash.title);
  expect(question).toHaveTextContent("Noa Adler");
  await user.click(getButton(admin.clash.back, question));
  expect(getBox(rights, "messages.write")).toBeChecked();
  await user.click(getButton(admin.dialog.save, rights));
  await chooseInClash(user, { [roles.grants.title(person.fullName)]: "mine" });
  await findToast(roles.grants.saved);
  await expectRights(person, names.answers);
});

test("CONT-19 PERM-31 a writer of texts reads the bank account and the list of staff, but changes neither", async () => {
  const person = await shop.createCustomer(newName("Noa"));
  const user = await openRoles();
  await addRole(user, person.email, "texts");
  await expectRights(person, names.texts);
  const rights = await openRights(user, person);
  await user.click(getBox(rights, "settings.read"));
  await save(user, rights);

  await shop.open(adminPaths.document("announcement"), { as: person.email });
  const publish = await screen.findByRole("button", { name: contentActions.publish.button });
  expect(publish).not.toHaveAttribute("aria-disabled", "true");
  await shop.goTo(adminPaths.document("payment-instructions"));
  await expectRefused(contentActions.publish.button);
  for (const field of screen.getAllByRole("textbox")) expect(field).toHaveAttribute("readonly");
  await shop.goTo("/admin/settings/roles");
  const row = await findRow(person);
  const { on, off, dueBy } = roles.people.secondFactor;
  for (const word of [on, off, dueBy]) expect(row).not.toHaveTextContent(word);
});

test("PERM-21 roles are assigned by address, changed, and removed after confirmation; the last administrator stays", async () => {
  const person = await shop.createCustomer(newName("Noa"));
  const user = await openRoles();
  const own = await findRow({ email: "admin@wanderpaw.example", fullName: "" });
  expect(own).toHaveTextContent(roles.people.you);
  expect(within(own).getByRole("combobox")).toBeDisabled();
  expect(own).toHaveTextContent(roles.people.reasons.last_admin);

  await addRole(user, "nobody@people.example");
  await findToast(roles.invitations.sent);
  await addRole(user, person.email);
  await findToast(roles.add.saved);

  const getSelect = async () => within(await findRow(person)).getByRole("combobox");
  expect(await getSelect()).toHaveValue("moderator");
  const change = async (answer: string) => {
    await user.selectOptions(await getSelect(), "user");
    const question = await screen.findByRole("alertdialog", { name: roles.change.title });
    expect(question).toHaveTextContent(roles.change.effects.user);
    await user.click(getButton(answer, question));
  };
  await change(admin.dialog.cancel);
  expect(await getSelect()).toHaveValue("moderator");
  await change(roles.change.submit);
  await waitFor(async () => expect(await getSelect()).toHaveValue("user"));

  await user.click(
    await screen.findByRole("button", { name: roles.people.remove(person.fullName) }),
  );
  const removal = await screen.findByRole("alertdialog", { name: roles.removal.title });
  await user.click(getButton(admin.dialog.delete, removal));
  await findToast(roles.removal.saved);
  await waitFor(() => expect(screen.queryByText(person.email)).toBeNull());
});

test("PERM-16 a button, a menu and a dialog say that a right to what they do is missing", async () => {
  const { email } = await shop.createCustomer(newName("Noa"));
  const granted = ["stock.read", "content.read"];
  await shop.call("admin", "POST /api/admin/roles", { email, role: "moderator", granted });
  const user = await shop.open("/admin/inventory", { as: email });
  await expectRefused(inventory.unpaidHolds.open);
  await user.click(getButton(inventory.stocktake.open));
  await findDialog(inventory.stocktake.title);
  await expectRefused(inventory.stocktake.upload);

  await shop.goTo("/admin/content");
  await user.click(await screen.findByRole("button", { name: contentList.create.button }));
  const item = await screen.findByRole("menuitem", { name: new RegExp(contentList.create.page) });
  expect(item).toHaveTextContent(admin.notPermitted);
  expect(item).toHaveAttribute("aria-disabled", "true");
});
