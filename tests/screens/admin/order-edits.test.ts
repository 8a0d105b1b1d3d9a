// Edits of an order and the notes in its timeline: nothing that was typed is lost.
import { waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, getEvents, openForm } from "./order-staff.ts";
import { findDialog, chooseInClash, fill, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, readOrder } = createOrderStaff(shop);
const { edit, note: labels } = orderActions;

async function closeToast(user: UserEvent, toast: HTMLElement): Promise<void> {
  const shown = within(toast).getByRole("dialog", { name: admin.error });
  await user.click(within(shown).getByLabelText(admin.toast.close));
}

/** An order of one unit, open in its panel. */
async function openNewOrder() {
  const id = await enterOrder();
  return { id, ...(await openOrder(id)) };
}

/** The field of a new note, and its button. */
const getNote = (panel: HTMLElement) => ({
  note: getField(labels.label, panel),
  save: getButton(labels.save, panel),
});

test("ORDP-18 a quantity beyond the stock is refused at its line, and stays", async () => {
  const { user, panel } = await openNewOrder();
  const dialog = await openForm(user, panel, { button: edit.lines });
  const quantity = getField(edit.quantity(backpackColors.blue.name), dialog);
  await fill(user, quantity, "99");
  await user.click(getButton(admin.dialog.save, dialog));
  await waitFor(() => expect(quantity).toHaveAccessibleDescription(edit.outOfStock));
  const toast = await findToast(errors.out_of_stock);
  expect(toast).toHaveTextContent(`${edit.failed} ${errors.out_of_stock}`);
  // Closing the message is not leaving the form.
  await closeToast(user, toast);
  expect(quantity).toHaveValue("99");
  await user.keyboard("{Escape}");
  await user.click(await within(document.body).findByRole("button", { name: admin.leave.submit }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test("ORDP-17 saving an outdated edit shows what another person has changed, and the user chooses", async () => {
  const { id, user, panel } = await openNewOrder();
  const dialog = await openForm(user, panel, { button: edit.contact });
  const save = getButton(admin.dialog.save, dialog);
  expect(save).toHaveAccessibleDescription(edit.unchanged);
  await shop.call("admin", `PATCH /api/admin/orders/${id}`, {
    version: (await readOrder(id)).version,
    contact: { name: "Tamar", email: "tamar@people.example", phone: "+972 50 555 0199" },
  });
  const email = getField(edit.fields.email.label, dialog);
  await fill(user, email, "tamar.gal@people.example");
  await user.click(save);
  const question = await findDialog(admin.clash.title);
  expect((await readOrder(id)).customer.email).toBe("tamar@people.example");
  await user.click(getButton(admin.clash.back, question));
  expect(email).toHaveValue("tamar.gal@people.example");
  await user.click(save);
  const told = await chooseInClash(user, { [edit.contact]: "mine" });
  expect(told).toContain("+972 50 555 0199");
  expect(told).toContain("Noa Adler");
  await findToast(orderActions.done);
  await within(panel).findByRole("link", { name: "tamar.gal@people.example" });
});

test("ORDP-22 a note that could not be saved stays in its field", async () => {
  const { id, user, panel } = await openNewOrder();
  const { note, save } = getNote(panel);
  await fill(user, note, "Ring twice");
  shop.intercept(`POST /api/admin/orders/${id}/notes`, handleConnectError);
  await user.click(save);
  const toast = await findToast(labels.failed);
  expect(note).toHaveValue("Ring twice");
  await closeToast(user, toast);
  await user.click(save);
  await waitFor(() => expect(note).toHaveValue(""));
});

test("ORDP-09 a note for the customer looks different from an internal note", async () => {
  const { user, panel } = await openNewOrder();
  const { note, save } = getNote(panel);
  await fill(user, note, "Ring twice");
  await user.click(getButton(labels.visible, panel));
  await user.click(save);
  await waitFor(() => expect(note).toHaveValue(""));
  await fill(user, note, "Pays late");
  await user.click(save);
  const last = `${text.timeline.internal}Pays late`;
  await waitFor(() => expect(getEvents(panel).at(-1)).toHaveTextContent(last));
  expect(getEvents(panel).at(-2)).toHaveTextContent(text.timeline.visible);
});
