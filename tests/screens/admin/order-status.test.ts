// The status of an order: changing it, taking that back, and giving a reason.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { startScreenShop } from "../screen-shop.ts";
import { chooseStatus, createOrderStaff, getEvents } from "./order-staff.ts";
import { chooseInClash, findDialog, findToast, getButton } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, readOrder } = createOrderStaff(shop);
const labels = orderActions.status;

/** A paid order with this status, open in its panel; `getStatus` asks the shop what it is now. */
async function openNewOrder(status: "processing" | "shipped") {
  const id = await enterOrder(1, { isPaid: true, status });
  const { user, panel } = await openOrder(id);
  const getStatus = async () => (await readOrder(id)).status;
  return { id, user, panel, getStatus };
}

test("ORDP-05 ORDP-19 a status that sends no mail changes at once, and can be undone from the message", async () => {
  const { user, panel, getStatus } = await openNewOrder("processing");
  await chooseStatus(user, panel, "completed");
  const toast = await findToast(labels.saved(orderLabels.statuses.completed));
  expect(await getStatus()).toBe("completed");
  await user.click(getButton(admin.dialog.undo, toast));
  await findToast(labels.undone(orderLabels.statuses.processing));
  expect(await getStatus()).toBe("processing");
});

test("ORDP-20 a status that another person has just changed is not overwritten", async () => {
  const { id, user, panel, getStatus } = await openNewOrder("processing");
  // The colleague is faster, and the page has not heard of it.
  shop.intercept(`POST /api/admin/orders/${id}/status`, async (proceed) => {
    const change = { status: "shipped", notifyCustomer: false };
    await shop.call("admin", `POST /api/admin/orders/${id}/status`, change);
    return proceed();
  });
  await chooseStatus(user, panel, "completed");
  const told = await chooseInClash(user, { [labels.to]: "theirs" });
  expect(told).toContain(orderLabels.statuses.shipped);
  expect(told).toContain("Noa Adler");
  await waitFor(() =>
    expect(panel.querySelector("header")?.textContent).toContain(orderLabels.statuses.shipped),
  );
  expect(await getStatus()).toBe("shipped");
});

test("ORDP-06 before an order is cancelled, its form says that items come back and no money is refunded", async () => {
  const { user, panel, getStatus } = await openNewOrder("shipped");
  await chooseStatus(user, panel, "cancelled");
  const form = await findDialog(labels.title);
  expect(form.textContent).toContain(labels.warnings.returns_units);
  expect(form.textContent).toContain(labels.warnings.keeps_money);
  expect(await getStatus()).toBe("shipped");
});

test("ORDP-04 an unusual status change requires a reason, which the timeline shows", async () => {
  const { user, panel, getStatus } = await openNewOrder("shipped");
  await chooseStatus(user, panel, "cancelled");
  const form = await findDialog(labels.title);
  await user.click(getButton(labels.submit, form));
  const reason = within(form).getByLabelText(labels.reason);
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(form.textContent).toContain(labels.reasonNeeded);
  expect(await getStatus()).toBe("shipped");
  await user.type(reason, "Came back unopened");
  await user.click(within(form).getByLabelText(orderActions.notifyCustomer));
  await user.click(getButton(labels.submit, form));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: labels.title })).toBeNull());
  const shown = `${orderLabels.became.cancelled}Came back unopened`;
  await waitFor(() => expect(getEvents(panel).at(-1)?.textContent).toContain(shown));
});
