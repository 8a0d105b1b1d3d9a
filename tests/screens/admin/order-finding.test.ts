// Finding orders: what the daily questions cost in presses, filters, views, and from one order to
// the next.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { order as orderText } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { views } from "#i18n/he/views.ts";
import { startScreenShop } from "../screen-shop.ts";
import { newName } from "./catalog-staff.ts";
import { chooseStatus, createOrderStaff, findPanel } from "./order-staff.ts";
import {
  countPresses,
  fill,
  findDialog,
  findField,
  getButton,
  getField,
  getRows,
  untilAt,
} from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, readOrder } = createOrderStaff(shop);

const openList = (search = "") => shop.open(`/admin/orders${search}`, { as: "admin" });
const findBar = () => screen.findByRole("navigation", { name: views.bar });
const findChips = async () =>
  within(await screen.findByRole("list", { name: admin.list.active })).getAllByRole("button");
/** The link of each row; a phone has another one. */
const getLinks = () => getRows().map((row) => row.querySelector<HTMLElement>("[data-row-link]"));
const getIds = () => getLinks().map((link) => link?.dataset["rowLink"] ?? "");
const findRow = (id: string) =>
  waitFor(() => {
    const link = getLinks().find((it) => it?.dataset["rowLink"] === id);
    if (!link) throw new Error(`no row of ${id}`);
    return link;
  });

test("ORDL-31 a paid order that has not been shipped is opened with two presses", async () => {
  const id = await enterOrder(1, { isPaid: true, status: "processing" });
  const unpaid = await enterOrder(1, { status: "processing" });
  const { press, presses } = countPresses(await openList());
  const bar = within(await findBar());
  await press(await bar.findByRole("link", { name: text.views.toShip }));
  expect(await findChips()).toHaveLength(2);
  await waitFor(() => expect(getIds()).not.toContain(unpaid));
  await press(await findRow(id));
  expect(await findPanel(id)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(2);
});

/** Orders of a customer whom nobody else has, the last one last. */
async function enterOrders(name: string): Promise<string> {
  const customer = { name, email: shop.newEmail() };
  await enterOrder(1, { customer });
  return enterOrder(1, { customer });
}

test("ORDL-36 a customer's last order is opened with three presses", async () => {
  const name = newName("Last");
  const last = await enterOrders(name);
  const user = await openList();
  const { press, presses } = countPresses(user);
  await press(await screen.findByRole("searchbox", { name: text.search }));
  await user.paste(name);
  await waitFor(() => expect(getRows()).toHaveLength(2));
  await press(await findRow(last));
  expect(await findPanel(last)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
});

test("ORDL-32 filters are shown as chips, which remove them, and are in the address", async () => {
  const user = await openList();
  const { payment, source, from, coupon } = text.filters;
  await user.click(await screen.findByRole("button", { name: admin.list.moreFilters("") }));
  await user.selectOptions(await findField(payment.label), "unpaid");
  await user.selectOptions(getField(source.label), "admin");
  await fill(user, getField(from), "2026-01-01");
  await user.type(getField(coupon.label), "save10{Enter}");
  await untilAt(/payment=unpaid&source=admin&from=2026-01-01&coupon=save10/);
  await user.keyboard("{Escape}");
  await waitFor(async () => expect(await findChips()).toHaveLength(4));
  const chips = await findChips();
  const unpaid = chips.find(({ textContent }) => textContent.includes(payment.choices.unpaid));
  if (!unpaid) throw new Error("no chip says unpaid");
  await user.click(unpaid);
  await waitFor(() => expect(location.search).not.toContain("payment"));
  await waitFor(async () => expect(await findChips()).toHaveLength(3));
  const period = within(screen.getByRole("group", { name: text.period.label }));
  await user.click(period.getByText(text.period.choices.today));
  await waitFor(() => expect(location.search).not.toContain("from="));
});

test("VIEW-01 VIEW-04 a view is saved, applied, renamed and deleted", async () => {
  const name = newName("View");
  const user = await openList("?status=shipped&sort=total");
  await user.click(within(await findBar()).getByRole("button", { name: views.save }));
  const saving = await findDialog(views.saveTitle);
  await user.click(getButton(admin.dialog.save, saving));
  await waitFor(() => expect(saving).toHaveTextContent(views.fields.name.problems.required));
  await fill(user, getField(views.fields.name.label, saving), name);
  await user.click(getField(views.fields.isShared.label, saving));
  await user.click(getButton(admin.dialog.save, saving));
  const findView = async () =>
    within(await findBar()).findByRole("link", { name: new RegExp(name) });
  expect(await findView()).toHaveAttribute("aria-current", "true");
  await shop.goTo("/admin/orders");
  await user.click(await findView());
  await untilAt(/status=shipped&sort=total/);
  await user.click(within(await findBar()).getByRole("button", { name: views.manage }));
  await user.click(getButton(views.rename(name), await findDialog(views.manageTitle)));
  const renaming = await findDialog(views.renameTitle);
  await fill(user, getField(views.fields.name.label, renaming), `${name} b`);
  await user.click(getButton(admin.dialog.save, renaming));
  const remove = views.remove(`${name} b`);
  await user.click(await screen.findByRole("button", { name: remove }));
  await user.click(getButton(remove, await screen.findByRole("alertdialog")));
  await waitFor(async () => expect(await findBar()).not.toHaveTextContent(name));
});

test("ORDL-33 an open order leads to the next one and back, across pages of the list", async () => {
  const user = await openList("?sort=created&direction=asc");
  await waitFor(() => expect(getRows()).toHaveLength(50));
  const ids = getIds();
  const [first = "", before = "", last = ""] = [ids[0], ids[48], ids[49]];
  const step = async (from: string, name: string) => {
    const panel = within(await findPanel(from));
    await user.click(await panel.findByRole("link", { name }));
  };
  await user.click(await findRow(before));
  await step(before, orderText.next);
  await untilAt(new RegExp(last));
  await step(last, orderText.next);
  await untilAt(/after=/);
  await waitFor(() => expect(getIds()[0]).not.toBe(first));
  const [next = ""] = getIds();
  await step(next, orderText.previous);
  await untilAt(new RegExp(last));
  expect(location.search).not.toContain("after=");
  await step(last, orderText.previous);
  await untilAt(new RegExp(before));
});

test("ORDP-31 completing an unpaid order asks for confirmation", async () => {
  const id = await enterOrder(1, { status: "processing" });
  const { user, panel } = await openOrder(id);
  await chooseStatus(user, panel, "completed");
  const dialog = await findDialog(orderActions.status.title);
  expect(dialog).toHaveTextContent(orderActions.status.warnings.unpaid);
  expect((await readOrder(id)).status).toBe("processing");
  await user.click(getButton(orderActions.status.submit, dialog));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect((await readOrder(id)).status).toBe("completed");
});

test("ORDL-34 completing many orders asks once if some of them are unpaid", async () => {
  const name = newName("Many");
  await enterOrders(name);
  const user = await openList(`?q=${encodeURIComponent(name)}`);
  await waitFor(() => expect(getRows()).toHaveLength(2));
  const [box] = screen.getAllByRole("checkbox", { name: admin.list.selectAll });
  if (box) await user.click(box);
  const bar = await screen.findByRole("region", { name: text.bulk.region });
  await user.click(getButton(text.bulk.status, bar));
  const dialog = await findDialog(text.bulkStatus.title(2));
  await user.selectOptions(getField(text.bulkStatus.to, dialog), "completed");
  await user.click(getButton(text.bulkStatus.run, dialog));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(text.bulkStatus.unpaid.text(2));
  await user.click(getButton(text.bulkStatus.unpaid.submit, question));
  await waitFor(() => {
    for (const row of getRows()) expect(row).toHaveTextContent(orderLabels.statuses.completed);
  });
});
