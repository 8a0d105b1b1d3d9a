// The status of many orders of the list, changed at once.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as text } from "#i18n/he/orders.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, getNumber, selectAll } from "./order-staff.ts";
import { fill, findDialog, findToast, getButton, getField, getRows, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { openLot } = createOrderStaff(shop);
const labels = text.bulkStatus;

/**
 * Three new orders, all of them selected in a list of nothing else, and the form to change their
 * status.
 */
async function pickThree() {
  const { user, name, ids, find } = await openLot(3);
  const bar = await selectAll(user);
  expect(bar).toHaveTextContent(text.bulk.picked(3));
  const openForm = async () => {
    await user.click(getButton(text.bulk.status, bar));
    return findDialog(labels.title(3));
  };
  return {
    user,
    name,
    first: ids[0] ?? "",
    dialog: await openForm(),
    openForm,
    /** A colleague completes the first order meanwhile. */
    completeFirst: () =>
      shop.call("admin", `POST /api/admin/orders/${ids[0]}/status`, {
        status: "completed",
        notifyCustomer: false,
      }),
    readStatuses: async () =>
      Object.fromEntries((await find()).map((order) => [order.customer.name, order.status])),
  };
}

const choose = (user: UserEvent, dialog: HTMLElement, status: OrderStatus) =>
  user.selectOptions(getField(labels.to, dialog), status);

const countRows = (status: OrderStatus) =>
  getRows().filter((row) => row.textContent.includes(orderLabels.statuses[status])).length;

test("ORDL-11 a selection is kept when the page of the list changes", async () => {
  const user = await shop.open("/admin/orders", { as: "admin" });
  await screen.findByRole("table");
  await waitFor(() => expect(getRows()).toHaveLength(50));
  const [, , , fourth = document.body] = getRows();
  await user.click(within(fourth).getByRole("checkbox"));
  await user.click(screen.getByRole("link", { name: admin.list.next }));
  await untilAt(/after=/);
  const bar = await screen.findByRole("region", { name: text.bulk.region });
  expect(bar).toHaveTextContent(text.bulk.picked(1));
  await user.click(getButton(text.bulk.clear, bar));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
});

test("ORDL-12 an order changed by another person shows the reason, and the others continue", async () => {
  const { user, name, first, dialog, completeFirst, readStatuses } = await pickThree();
  await user.click(getButton(labels.run, dialog));
  await within(dialog).findByText(labels.missing);
  await choose(user, dialog, "processing");
  await fill(user, getField(labels.reason, dialog), "Packed together");
  await completeFirst();
  await user.click(getButton(labels.run, dialog));
  await within(dialog).findByText(labels.failed(1, 3));
  const list = within(dialog).getByRole("list", { name: labels.results });
  const results = within(list).getAllByRole("listitem");
  expect(results).toHaveLength(3);
  const stayed = results.find((result) => result.textContent.includes(getNumber(first)));
  expect(stayed).toHaveTextContent(admin.clash.check);
  expect(within(list).getAllByText(labels.done)).toHaveLength(2);
  expect(await readStatuses()).toEqual({
    [`${name} 1`]: "completed",
    [`${name} 2`]: "processing",
    [`${name} 3`]: "processing",
  });
});

test("ORDL-13 a bulk change can be undone from its message, without touching other orders", async () => {
  const { user, name, dialog, completeFirst, readStatuses } = await pickThree();
  await choose(user, dialog, "processing");
  await completeFirst();
  await user.click(getButton(labels.run, dialog));
  const toast = await findToast(labels.success);
  await user.click(getButton(admin.dialog.undo, toast));
  await findToast(labels.undone);
  expect(await readStatuses()).toEqual({
    [`${name} 1`]: "completed",
    [`${name} 2`]: "pending",
    [`${name} 3`]: "pending",
  });
  await user.click(getButton(labels.close, dialog));
  await waitFor(() => expect(countRows("pending")).toBe(2));
});

test("ORDL-12 a selection follows its own change, and can be changed again", async () => {
  const { user, dialog, openForm, readStatuses } = await pickThree();
  await choose(user, dialog, "processing");
  await user.click(getButton(labels.run, dialog));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(countRows("processing")).toBe(3));
  const again = await openForm();
  await choose(user, again, "cancelled");
  await user.click(getField(labels.notify, again));
  await user.click(getButton(labels.run, again));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(new Set(Object.values(await readStatuses()))).toEqual(new Set(["cancelled"]));
});
