// Edits of an order and the notes in its timeline: nothing that was typed is lost.
import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { button, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { getEvents, openForm, getPanel, signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual", expectedNoise: [/\b409\b|ERR_FAILED/] });

const closeError = (page: Page) =>
  toast(page).getByRole("dialog", { name: admin.error }).getByLabel(admin.toast.close).click();

/** An order of one bag, open in its panel. */
async function openNewOrder(page: Page) {
  const { call, enter, read } = await signInAsOrderStaff(page);
  const id = await enter(1);
  await page.goto(`/admin/orders/${id}`);
  return { id, panel: getPanel(page, id), call, read };
}

test("ORDP-18 a quantity that the stock does not allow is refused at its line, and stays", async ({
  page,
}) => {
  const { panel } = await openNewOrder(page);
  const lines = await openForm(page, panel, { button: orderActions.edit.lines });
  const quantity = lines.getByLabel(orderActions.edit.quantity(backpackColors.blue.name));
  await quantity.fill("99");
  await button(lines, admin.dialog.save).click();
  await expect(lines).toContainText(orderActions.edit.outOfStock);
  await expect(toast(page)).toContainText(`${orderActions.edit.failed} ${errors.out_of_stock}`);
  // Closing the message is not leaving the form.
  await closeError(page);
  await expect(quantity).toHaveValue("99");
  await page.keyboard.press("Escape");
  await button(page, admin.leave.leave).click();
  await expect(lines).toHaveCount(0);
});

test("ORDP-17 an edit that was overtaken says what somebody else has changed, and keeps what was typed", async ({
  page,
}) => {
  const { id, panel, call, read } = await openNewOrder(page);
  const contact = await openForm(page, panel, { button: orderActions.edit.contact });
  await expect(button(contact, admin.dialog.save)).toHaveAccessibleDescription(
    orderActions.edit.unchanged,
  );
  await call("PATCH", `/api/admin/orders/${id}`, {
    seen: (await read(id)).updatedAt,
    billingAddress: { line1: "15 Alder Lane", city: "Haifa", country: "IL" },
  });
  await contact.getByLabel(orderActions.edit.email).fill("tamar.gal@people.example");
  await button(contact, admin.dialog.save).click();
  await expect(contact.getByRole("alert")).toContainText("15 Alder Lane");
  await expect(contact.getByLabel(orderActions.edit.email)).toHaveValue("tamar.gal@people.example");
  await button(contact, admin.dialog.save).click();
  await expect(toast(page)).toContainText(orderActions.done);
  await expect(panel.getByRole("link", { name: "tamar.gal@people.example" })).toBeVisible();
});

test("ORDP-22 a note that could not be saved stays in its field", async ({ page }) => {
  const { panel } = await openNewOrder(page);
  const note = panel.getByLabel(orderActions.note.label);
  await note.fill("Ring twice");
  await page.route("**/notes", (route) => route.abort());
  await button(panel, orderActions.note.save).click();
  await expect(toast(page)).toContainText(orderActions.note.failed);
  await expect(note).toHaveValue("Ring twice");
  await page.unroute("**/notes");
  await closeError(page);
  await button(panel, orderActions.note.save).click();
  await expect(note).toHaveValue("");
});

test("ORDP-09 a note that the customer reads differs from one that stays inside", async ({
  page,
}) => {
  const { panel } = await openNewOrder(page);
  const note = panel.getByLabel(orderActions.note.label);
  await note.fill("Ring twice");
  await button(panel, orderActions.note.visible).click();
  await button(panel, orderActions.note.save).click();
  await expect(note).toHaveValue("");
  await note.fill("Pays late");
  await button(panel, orderActions.note.save).click();
  const events = getEvents(panel);
  await expect(events.last()).toContainText(`${text.timeline.internal}Pays late`);
  await expect(events.nth(-2)).toContainText(text.timeline.visible);
});
