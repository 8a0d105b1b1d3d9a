// The money of an order: what comes in, and what goes back.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { admin } from "#i18n/he/admin.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, openForm } from "./order-staff.ts";
import { countPresses, fill, findDialog, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, readOrder, receiveUnits, receiveCancelled } = createOrderStaff(shop);
const labels = orderActions.refund;
const blueUnits = { name: new RegExp(backpackColors.blue.name) };

/** An order of two units, open in its panel. */
async function openOrderWith(more: Record<string, unknown> = {}) {
  const id = await enterOrder(2, more);
  return { id, ...(await openOrder(id)) };
}

/** A paid order that has left, with the form of its refund open. */
async function openRefund() {
  const { id, user, panel } = await openOrderWith({ isPaid: true, status: "shipped" });
  const refund = await openForm(user, panel, labels);
  const amount = getField(labels.amount.USD, refund);
  return {
    id,
    user,
    panel,
    refund,
    amount,
    lineBox: within(refund).getByRole("checkbox", blueUnits),
  };
}

/** Asks for 20 dollars back in silence. */
async function fillRefund(user: UserEvent, refund: HTMLElement): Promise<void> {
  await fill(user, getField(labels.amount.USD, refund), "20");
  await fill(user, getField(labels.reason, refund), "Loose seam");
  await user.click(getField(orderActions.notifyCustomer, refund));
}

/** How many of the order's units are refunded. */
const chooseCount = (user: UserEvent, refund: HTMLElement, count: string) =>
  user.selectOptions(
    within(refund).getByRole("combobox", { name: labels.lineCount(backpackColors.blue.name) }),
    count,
  );

const refundDone = labels.saved(orderLabels.statuses.refunded);

test("ORDP-16 the amount due is recorded as paid once, even if the button is pressed twice", async () => {
  const { id, user, panel } = await openOrderWith();
  const payment = await openForm(user, panel, orderActions.payment);
  await fill(
    user,
    getField(orderActions.payment.fields.reference.label, payment),
    `transfer ${id}`,
  );
  await user.dblClick(getButton(orderActions.payment.submit, payment));
  await findToast(orderActions.payment.saved);
  await within(panel).findAllByText(text.payment.paid);
  expect((await readOrder(id)).payments).toHaveLength(1);
});

test("ORDP-40 ORDP-13 a refund starts empty, follows the selected items, and cannot exceed the remaining amount", async () => {
  const { id, user, refund, amount, lineBox } = await openRefund();
  const { total } = await readOrder(id);
  expect(amount).toHaveValue("");
  await user.click(getButton(labels.submit, refund));
  await within(refund).findByText(labels.problems.required);
  await chooseCount(user, refund, "1");
  expect(amount).toHaveValue((total.amountMinor / 200).toFixed(2));
  await user.click(lineBox);
  expect(amount).toHaveValue("");
  await user.click(lineBox);
  expect(amount).toHaveValue((total.amountMinor / 100).toFixed(2));
  await fill(user, amount, ((total.amountMinor + 1) / 100).toFixed(2));
  await user.click(getButton(labels.submit, refund));
  await within(refund).findByText(labels.problems.too_large);
});

test("ORDP-14 items that have left are restocked by a refund only if staff choose so", async () => {
  const { id, user, refund, lineBox } = await openRefund();
  await fillRefund(user, refund);
  const restock = getField(labels.restock, refund);
  expect(lineBox).not.toBeChecked();
  expect(restock).not.toBeChecked();
  await chooseCount(user, refund, "1");
  await user.click(restock);
  await user.click(getButton(labels.submit, refund));
  await findToast(refundDone);
  const { lines } = await readOrder(id);
  expect(lines[0]?.restockedQuantity).toBe(1);
});

test("ORDP-15 a partial refund sets the status to refunded, and shows that it is partial", async () => {
  const { id, user, panel, refund } = await openRefund();
  await fillRefund(user, refund);
  await user.click(getButton(labels.submit, refund));
  await findToast(refundDone);
  await waitFor(() => expect(panel).toHaveTextContent(text.payment.partly_refunded));
  const { refunds, refunded, status } = await readOrder(id);
  expect([refunds.length, refunded.amountMinor, status]).toEqual([1, 2_000, "refunded"]);
});

test("ORDP-41 a partial refund takes three presses", async () => {
  const ids = [await receiveUnits("blue", 1), await receiveUnits("olive", 1)];
  const lines = ids.map((variantId) => ({ variantId, quantity: 1 }));
  const id = await enterOrder(1, { lines, isPaid: true, status: "shipped" });
  const { user, panel } = await openOrder(id);
  const { press, presses } = countPresses(user);
  await press(getButton(labels.button, panel));
  const refund = await findDialog(labels.title);
  const { name } = backpackColors.olive;
  await press(within(refund).getByRole("checkbox", { name: new RegExp(name) }));
  await press(getButton(labels.submit, refund));
  await findToast(refundDone);
  expect(presses()).toBeLessThanOrEqual(3);
  const order = await readOrder(id);
  const olive = order.lines.find((line) => line.variantName === name);
  expect(order.refunded).toEqual(olive?.total);
});

test("ORDP-28 a refund whose response was lost keeps its input, and is made once", async () => {
  const { id, user, refund } = await openRefund();
  await fillRefund(user, refund);
  shop.intercept(`POST /api/admin/orders/${id}/refunds`, async (proceed) => {
    await proceed();
    return handleConnectError();
  });
  await user.click(getButton(labels.submit, refund));
  await findToast(admin.unreachable.offline);
  expect(getField(labels.reason, refund)).toHaveValue("Loose seam");
  await user.click(getButton(labels.submit, refund));
  await findToast(refundDone);
  const { refunds, refunded } = await readOrder(id);
  expect([refunds.length, refunded.amountMinor]).toEqual([1, 2_000]);
});

test("ORDP-27 a paid order that the customer cancels is refunded by hand, and staff mark the refund as paid out", async () => {
  const id = await receiveCancelled();
  const { user, panel } = await openOrder(id);
  expect(panel).toHaveTextContent(text.notices.refundWaits);
  await user.click(getButton(orderActions.settle.button, panel));
  const question = await screen.findByRole("alertdialog");
  await user.click(getButton(orderActions.settle.submit, question));
  await findToast(orderActions.settle.saved);
  await waitFor(() => expect(panel).not.toHaveTextContent(text.notices.refundWaits));
});
