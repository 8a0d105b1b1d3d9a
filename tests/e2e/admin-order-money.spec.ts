// The money and the shipments of an order: what comes in, what leaves, and what goes back.
import type { Locator, Page, Route } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { admin } from "#i18n/he/admin.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { button, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { countPresses } from "./presses.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { receiveBags } from "./ordering.ts";
import { openForm, getPanel, signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual", expectedNoise: [/ERR_FAILED/] });

const labels = orderActions.refund;

/** An order of two bags, open in its panel. */
async function openOrderWith(page: Page, more: Record<string, unknown> = {}) {
  const { enter, read, call } = await signInAsOrderStaff(page);
  const id = await enter(2, more);
  await page.goto(`/admin/orders/${id}`);
  return { id, panel: getPanel(page, id), read, call };
}

/** A paid order that has left, with the form of its refund open. */
async function openRefund(page: Page) {
  const known = await openOrderWith(page, { isPaid: true, status: "shipped" });
  const refund = await openForm(page, known.panel, labels);
  return { ...known, refund, amount: refund.getByLabel(labels.amount.USD) };
}

/** Asks for 20 dollars back in silence. */
async function fillRefund(refund: Locator): Promise<void> {
  await refund.getByLabel(labels.amount.USD).fill("20");
  await refund.getByLabel(labels.reason).fill("Loose seam");
  await refund.getByLabel(orderActions.notifyCustomer).uncheck();
}

test("ORDP-16 what is due is written down as paid once, though the button is pressed twice", async ({
  page,
}) => {
  const { id, panel } = await openOrderWith(page);
  const payment = await openForm(page, panel, orderActions.payment);
  await payment.getByLabel(orderActions.payment.reference).fill(`transfer ${id}`);
  await button(payment, orderActions.payment.save).dblclick();
  await expect(toast(page)).toContainText(orderActions.payment.done);
  await expect(panel).toContainText(text.payment.paid);
});

test("ORDP-21 a shipment is added with carrier, number and address, and can be followed", async ({
  page,
}) => {
  const { panel } = await openOrderWith(page, { isPaid: true });
  const shipment = await openForm(page, panel, orderActions.shipment);
  await shipment.getByLabel(orderActions.shipment.carrier).selectOption("other");
  await shipment.getByLabel(orderActions.shipment.number).fill("HF 77 1");
  await shipment.getByLabel(orderActions.shipment.address).fill("courier.example/77");
  await button(shipment, orderActions.shipment.save).click();
  await expect(shipment).toContainText(orderActions.shipment.addressWrong);
  await shipment.getByLabel(orderActions.shipment.address).fill("https://courier.example/77");
  await button(shipment, orderActions.shipment.save).click();
  await expect(toast(page)).toContainText(orderActions.shipment.done);
  await expect(panel.getByRole("link", { name: text.shipments.follow })).toHaveAttribute(
    "href",
    "https://courier.example/77",
  );
  await expect(panel).toContainText(text.shipment.sent(1));
});

test("ARRIVE-06 a shipment's day of arrival is written down, corrected and taken back, and a day to come is refused", async ({
  page,
}) => {
  const { id, panel, call } = await openOrderWith(page, { isPaid: true });
  await call("POST", `/api/admin/orders/${id}/shipments`, {
    carrier: "dhl",
    trackingNumber: "A 7",
    notifyCustomer: false,
  });
  await page.reload();
  const { arrival } = orderActions;
  await button(panel, arrival.button).click();
  const dialog = page.getByRole("dialog", { name: arrival.title });
  const today = await dialog.getByLabel(arrival.day).inputValue();
  await dialog.getByLabel(arrival.day).fill("2199-01-01");
  await button(dialog, arrival.save).click();
  await expect(dialog).toContainText(arrival.problems.in_future);
  await dialog.getByLabel(arrival.day).fill(today);
  await button(dialog, arrival.save).click();
  await expect(toast(page)).toContainText(arrival.done);
  await expect(panel).toContainText(text.shipments.knownBy.staff);
  await expect(panel).toContainText(text.timeline.kinds.arrived);
  await button(panel, arrival.correct).click();
  await dialog.getByLabel(arrival.notYet).check();
  await button(dialog, arrival.save).click();
  await expect(panel).toContainText(text.timeline.notArrived);
  await expect(button(panel, arrival.button)).toBeVisible();
});

test("ORDP-40 ORDP-13 a refund begins empty, follows the bags that are chosen, and more than is left is refused", async ({
  page,
}) => {
  const { id, refund, amount, read } = await openRefund(page);
  const { total } = await read(id);
  await expect(amount).toHaveValue("");
  await button(refund, labels.save).click();
  await expect(refund).toContainText(labels.problems.required);
  await refund.getByRole("combobox").first().selectOption("1");
  await expect(amount).toHaveValue((total.amountMinor / 200).toFixed(2));
  await refund.getByRole("checkbox", { name: backpackColors.blue.name }).uncheck();
  await expect(amount).toHaveValue("");
  await refund.getByRole("checkbox", { name: backpackColors.blue.name }).check();
  await expect(amount).toHaveValue((total.amountMinor / 100).toFixed(2));
  await amount.fill(((total.amountMinor + 1) / 100).toFixed(2));
  await button(refund, labels.save).click();
  await expect(refund).toContainText(labels.problems.too_large);
});

test("ORDP-14 no bag that has left comes back with a refund unless somebody says so", async ({
  page,
}) => {
  const { id, refund, read } = await openRefund(page);
  await fillRefund(refund);
  const bags = refund.getByRole("checkbox", { name: backpackColors.blue.name });
  await expect(bags).not.toBeChecked();
  await expect(refund.getByLabel(labels.restock)).not.toBeChecked();
  await refund.getByRole("combobox").first().selectOption("1");
  await refund.getByLabel(labels.restock).check();
  await button(refund, labels.save).click();
  await expect(toast(page)).toContainText(labels.done(orderLabels.statuses.refunded));
  const { lines } = await read(id);
  expect(lines[0]?.restockedQuantity).toBe(1);
});

test("ORDP-15 a refund of a part sets the status to refunded, and shows that it is a part", async ({
  page,
}) => {
  const { id, panel, refund, read } = await openRefund(page);
  await fillRefund(refund);
  await button(refund, labels.save).click();
  await expect(toast(page)).toContainText(labels.done(orderLabels.statuses.refunded));
  await expect(panel).toContainText(text.payment.partly_refunded);
  const { refunds, refunded, status } = await read(id);
  expect([refunds.length, refunded.amountMinor, status]).toEqual([1, 2_000, "refunded"]);
});

test("ORDP-41 a part of an order is refunded in three presses", async ({ page }) => {
  const { enter, read, call } = await signInAsOrderStaff(page);
  await receiveBags(page.request, "olive", 1);
  const { variants } = await call<{ variants: VariantStock[] }>("GET", "/api/admin/stock");
  const lines = ["blue", "olive"].map((slug) => ({
    variantId: variants.find((it) => it.slug === slug)?.id,
    quantity: 1,
  }));
  const id = await enter(1, { lines, isPaid: true, status: "shipped" });
  const { lines: ordered } = await read(id);
  await page.goto(`/admin/orders/${id}`);
  const { press, presses } = countPresses(page);
  await press(button(getPanel(page, id), labels.button));
  const refund = page.getByRole("dialog", { name: labels.title });
  await press(refund.getByRole("checkbox", { name: backpackColors.olive.name }));
  await press(button(refund, labels.save));
  await expect(toast(page)).toContainText(labels.done(orderLabels.statuses.refunded));
  expect(presses()).toBeLessThanOrEqual(3);
  const olive = ordered.find((line) => line.variantName === backpackColors.olive.name);
  expect((await read(id)).refunded).toEqual(olive?.total);
});

test("ORDP-28 a refund whose answer was lost keeps what was typed, and is made once", async ({
  page,
}) => {
  const { id, refund, read } = await openRefund(page);
  await fillRefund(refund);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**/api/admin/orders/${id}/refunds`, loseAnswer, { times: 1 });
  await button(refund, labels.save).click();
  await expect(toast(page)).toContainText(admin.unreachable.offline);
  await expect(refund.getByLabel(labels.reason)).toHaveValue("Loose seam");
  await button(refund, labels.save).click();
  await expect(toast(page)).toContainText(labels.done(orderLabels.statuses.refunded));
  const { refunds, refunded } = await read(id);
  expect([refunds.length, refunded.amountMinor]).toEqual([1, 2_000]);
});

test("ORDP-27 what a customer cancels after having paid goes back by hand, and somebody says when it has", async ({
  page,
}) => {
  const { enterCancelled } = await signInAsOrderStaff(page);
  const id = await enterCancelled();
  await page.goto(`/admin/orders/${id}`);
  const panel = getPanel(page, id);
  await expect(panel).toContainText(text.notices.refundWaits);
  await button(panel, orderActions.settle.button).click();
  await button(page.getByRole("alertdialog"), orderActions.settle.confirm).click();
  await expect(toast(page)).toContainText(orderActions.settle.done);
  await expect(panel).not.toContainText(text.notices.refundWaits);
});
