// An open order in the back office: what its panel shows, how it opens and closes, and what becomes
// of a deleted one.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { readCost } from "./catalog.ts";
import { button, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { getNumber, openOrder, getPanel, makeRow, signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual", expectedNoise: [/\b(?:404|500)\b/] });

/** An order of two bags that is paid, with a coupon, open in its panel. */
async function openPaidOrder(page: Page) {
  const { enter, read } = await signInAsOrderStaff(page);
  const id = await enter(2, { isPaid: true, couponCode: "SAVE10", status: "processing" });
  await page.goto(`/admin/orders/${id}`);
  const panel = getPanel(page, id);
  await expect(panel.getByRole("heading", { level: 2 })).toBeVisible();
  return { id, panel, read };
}

test("ORDP-01 an order shows shekels by its own rate, with the dollars and the rate beside", async ({
  page,
}) => {
  const { id, panel, read } = await openPaidOrder(page);
  const { ilsRate, total } = await read(id);
  const cost = await readCost(page.request, { blue: 2 }, "SAVE10");
  const rate = Number(ilsRate?.rate);
  for (const shown of [
    cost.subtotal,
    cost.total,
    ((total.amountMinor * rate) / 100).toFixed(2),
    rate.toFixed(4),
  ])
    await expect(panel).toContainText(shown);
});

test("ORDP-02 ORDP-03 an order shows its status, what is paid, and that no shipment has left", async ({
  page,
}) => {
  const { panel } = await openPaidOrder(page);
  for (const shown of [orderLabels.statuses.processing, text.payment.paid, text.shipment.none])
    await expect(panel).toContainText(shown);
});

test("ORDP-10 ORDP-11 an order shows its origin, lines, coupon, address, and links to reach the customer", async ({
  page,
}) => {
  const { panel } = await openPaidOrder(page);
  for (const shown of [
    text.sources.admin,
    "14 Alder Lane",
    "WANDERPAW_BACKPACK_BLUE",
    "SAVE10 (10%)",
  ])
    await expect(panel).toContainText(shown);
  for (const [name, href] of [
    ["tamar@people.example", "mailto:tamar@people.example"],
    ["+972 52-555-0142", "tel:+972525550142"],
  ] as const)
    await expect(panel.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("ORDP-24 what cannot be done with an order can be reached, and says why", async ({ page }) => {
  const { panel } = await openPaidOrder(page);
  const pay = button(panel, orderActions.payment.button);
  await expect(pay).toHaveAccessibleDescription(text.reasons.paid_in_full);
  // Playwright does not press what says that it cannot be pressed.
  await pay.press("Enter");
  await expect(page.getByRole("dialog", { name: orderActions.payment.title })).toHaveCount(0);
  await expect(button(panel, `${orderActions.edit.lines}: ${text.reasons.paid}`)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("ORDP-12 an order opened by keyboard takes the focus, and gives it back to its row", async ({
  page,
}) => {
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1, { isPaid: true });
  await page.goto(`/admin/orders?q=${getNumber(id)}`);
  const row = makeRow(page, id);
  await row.focus();
  await page.keyboard.press("Enter");
  const panel = getPanel(page, id);
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  // Escape closes what is on top alone.
  await button(panel, orderActions.refund.button).press("Enter");
  const form = page.getByRole("dialog", { name: orderActions.refund.title });
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(button(panel, orderActions.refund.button)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/orders?q=${getNumber(id)}`);
  await expect(row).toBeFocused();
});

test("ORDP-26 on a phone an order fills the screen, with its actions in view @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide window has room beside the list");
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1);
  await page.goto(`/admin/orders?q=${getNumber(id)}`);
  const panel = await openOrder(page, id);
  expect(await panel.boundingBox()).toMatchObject({ width: 360, height: 740 });
  await expect(button(panel, orderActions.status.menu)).toBeInViewport();
});

test("ORDP-23 an order is deleted after a question, and brought back by the message or its panel @phone", async ({
  page,
}) => {
  const { enter, read } = await signInAsOrderStaff(page);
  const id = await enter(1);
  await page.goto(`/admin/orders?q=${getNumber(id)}`);
  const panel = await openOrder(page, id);
  const remove = async () => {
    await button(panel, text.more).click();
    await page.getByRole("menuitem", { name: orderActions.remove.button }).click();
    await button(page.getByRole("alertdialog"), orderActions.remove.confirm).click();
    await expect(toast(page)).toContainText(orderActions.remove.done);
    await expect(panel).toHaveCount(0);
    expect((await read(id)).isDeleted).toBe(true);
  };
  await remove();
  await button(toast(page), admin.dialog.undo).click();
  await expect(toast(page)).toContainText(orderActions.restore.done);
  await openOrder(page, id);
  await remove();
  await page.goto(`/admin/orders/${id}`);
  await expect(panel).toContainText(text.deleted.text);
  await button(panel, orderActions.restore.button).click();
  await expect(toast(page)).toContainText(orderActions.restore.done);
  expect((await read(id)).isDeleted).toBe(false);
});

test("ORDP-25 an order that does not exist says so, with the way back to the list @phone", async ({
  page,
}) => {
  await signInAsOrderStaff(page);
  const unknown = randomUUID();
  await page.goto(`/admin/orders/${unknown}?status=pending`);
  await expect(getPanel(page, unknown)).toContainText(text.missing.title);
  await page.getByRole("link", { name: text.missing.back }).click();
  await expect(page).toHaveURL("/admin/orders?status=pending");
});

test("ORDP-25 an order that cannot be read says so, with another attempt @phone", async ({
  page,
}) => {
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1);
  const panel = getPanel(page, id);
  // News would have the order read anew, and take the button away before it is pressed.
  await page.route("**/api/admin/live", () => {});
  const path = `**/api/admin/orders/${id}`;
  await page.route(path, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/admin/orders/${id}`);
  await expect(panel).toContainText(text.failed);
  await page.unroute(path);
  await button(panel, admin.list.retry).click();
  await expect(panel).toContainText("Tamar Gal");
});
