// Lines, prices, payments and shipments that were entered wrongly are put right.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { toDay } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import { formatDecimal, money } from "#shared/money.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, getEvents, openForm } from "./order-staff.ts";
import { fill, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, readOrder, receiveUnits } = createOrderStaff(shop);
const { edit } = orderActions;
const { lines, outcome, farOff } = orderCorrections;
const blue = backpackColors.blue.name;

/** An order of blue backpacks, open in its panel. */
async function openNewOrder(quantity = 2, more: Record<string, unknown> = {}) {
  const id = await enterOrder(quantity, more);
  return { id, ...(await openOrder(id)) };
}

test("ORDP-56 the form shows the new total, what was paid too much and the stock that moves, before it is saved", async () => {
  const { id, user, panel } = await openNewOrder(2, { isPaid: true });
  const dialog = await openForm(user, panel, { button: edit.lines });
  expect(getButton(admin.dialog.save, dialog)).toHaveAccessibleDescription(edit.unchanged);
  await fill(user, getField(edit.quantity(blue), dialog), "1");
  const box = await within(dialog).findByRole("region", { name: outcome.title });
  expect(box).toHaveTextContent(outcome.overpaid);
  expect(box).toHaveTextContent(outcome.gives(1));
  expect((await readOrder(id)).lines[0]?.quantity).toBe(2);
  await user.click(getButton(admin.dialog.save, dialog));
  await findToast(orderActions.done);
  await waitFor(() => expect(panel).toHaveTextContent(text.payment.overpaid));
  expect((await readOrder(id)).lines[0]?.quantity).toBe(1);
});

test("ORDP-56 a line is removed and another one added; the last line stays, and so does what was typed", async () => {
  await receiveUnits("olive", 1);
  const { id, user, panel } = await openNewOrder();
  const dialog = await openForm(user, panel, { button: edit.lines });
  await user.click(getButton(lines.remove(blue), dialog));
  await within(dialog).findByText(lines.problems.none_left);
  const picker = await within(dialog).findByRole("combobox", { name: newOrder.lines.add });
  await fill(user, picker, "olive");
  await user.click(await screen.findByRole("option", { name: /OLIVE/ }));
  const box = await within(dialog).findByRole("region", { name: outcome.title });
  await waitFor(() => expect(box).toHaveTextContent(outcome.takes(1)));
  await user.click(getButton(admin.dialog.save, dialog));
  await findToast(orderActions.done);
  const bought = (await readOrder(id)).lines.filter(({ isGift }) => !isGift);
  expect(bought.map(({ sku }) => sku)).toEqual([expect.stringMatching(/OLIVE$/)]);
  await waitFor(() => expect(getEvents(panel).at(-1)).toHaveTextContent(text.timeline.parts.lines));
});

test("ORDP-53 ORDP-55 an agreed price far from the usual one asks once; its field has the focus and replaces what it holds", async () => {
  const { id, user, panel } = await openNewOrder(1);
  const dialog = await openForm(user, panel, { button: edit.lines });
  await user.click(getButton(newOrder.agreed.totalButton, dialog));
  const amount = getField(newOrder.agreed.total.USD, dialog);
  expect(amount).toHaveFocus();
  await user.keyboard("9000");
  expect(amount).toHaveValue("9000");
  const [reason] = within(dialog).getAllByRole("textbox", { name: newOrder.agreed.reason });
  if (reason) await fill(user, reason, "A whole team");
  await user.click(getButton(admin.dialog.save, dialog));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(farOff.title);
  await user.click(getButton(farOff.refuse, question));
  expect((await readOrder(id)).total.amountMinor).not.toBe(900_000);
  await user.click(getButton(admin.dialog.save, dialog));
  await user.click(getButton(farOff.submit, await screen.findByRole("alertdialog")));
  await findToast(orderActions.done);
  expect((await readOrder(id)).total.amountMinor).toBe(900_000);
});

test("ORDP-53 a payment of a tenth of what is due asks once", async () => {
  const { id, user, panel } = await openNewOrder(1);
  const { total } = await readOrder(id);
  const dialog = await openForm(user, panel, orderActions.payment);
  const typed = formatDecimal(money(Math.floor(total.amountMinor / 10), total.currency));
  await fill(user, getField(orderActions.payment.amount.USD, dialog), typed);
  await user.click(getButton(orderActions.payment.submit, dialog));
  await user.click(getButton(farOff.submit, await screen.findByRole("alertdialog")));
  await findToast(orderActions.payment.saved);
});

test("ORDP-54 a payment is corrected and cancelled, and stays in the list as cancelled", async () => {
  const { id, user, panel } = await openNewOrder(1, { isPaid: true });
  const { payment, cancelPayment } = orderCorrections;
  const form = await openForm(user, panel, payment);
  await fill(user, getField(payment.fields.reference.label, form), "R-9");
  await user.click(getButton(admin.dialog.save, form));
  await findToast(payment.saved);
  await waitFor(() => expect(panel).toHaveTextContent("R-9"));
  const question = await openForm(user, panel, cancelPayment);
  expect(within(question).getByRole("region", { name: outcome.title })).toHaveTextContent(
    cancelPayment.due,
  );
  await fill(user, getField(cancelPayment.fields.note.label, question), "Another order");
  await user.click(getButton(cancelPayment.submit, question));
  await findToast(cancelPayment.saved);
  await waitFor(() => expect(panel).toHaveTextContent(cancelPayment.tag));
  expect(await readOrder(id)).toMatchObject({ paid: { amountMinor: 0 }, status: "pending" });
});

test("ORDP-54 a shipment is corrected, unless another person has changed the order meanwhile, and removed", async () => {
  const id = await enterOrder(1);
  await shop.call("admin", `POST /api/admin/orders/${id}/shipments`, {
    carrier: "dhl",
    trackingNumber: "WRONG",
    notifyCustomer: false,
  });
  const { user, panel } = await openOrder(id);
  const { shipment, removeShipment } = orderCorrections;
  const form = await openForm(user, panel, shipment);
  await fill(user, getField(shipment.fields.trackingNumber.label, form), "RIGHT");
  expect(getField(shipment.fields.notifyCustomer.label, form)).not.toBeChecked();
  const [first] = (await readOrder(id)).shipments;
  await shop.call("admin", `PATCH /api/admin/orders/${id}/shipments/${first?.id}`, {
    version: (await readOrder(id)).version,
    carrier: "ups",
    trackingNumber: "OTHER",
    sentOn: first && toDay(new Date(first.createdAt)),
  });
  await user.click(getButton(admin.dialog.save, form));
  await findToast(admin.clash.check);
  await waitFor(() => expect(panel).toHaveTextContent("OTHER"));
  await user.click(getButton(admin.dialog.save, form));
  await findToast(shipment.saved);
  await waitFor(() => expect(panel).toHaveTextContent("RIGHT"));
  await user.click(getButton(removeShipment.button, panel));
  const question = await screen.findByRole("alertdialog");
  await user.click(getButton(removeShipment.submit, question));
  await findToast(removeShipment.saved);
  expect((await readOrder(id)).shipments).toEqual([]);
});

test("ORDP-52 no mail is offered to a customer without an address", async () => {
  const customer = { name: "Tamar Gal", email: "", phone: "+972 52-555-0142" };
  const { user, panel } = await openNewOrder(1, { customer });
  for (const form of [{ button: edit.lines }, orderActions.shipment, orderActions.payment]) {
    const dialog = await openForm(user, panel, form);
    expect(within(dialog).queryByLabelText(orderActions.notifyCustomer)).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
});
