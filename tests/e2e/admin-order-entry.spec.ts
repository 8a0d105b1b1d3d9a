// Orders that are entered by hand in the back office.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatMoney } from "#i18n/format.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { expectAccessible } from "./accessible.ts";
import { findVariant, readCost } from "./catalog.ts";
import { toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { openOrdersApi } from "./admin-orders-api.ts";
import { receiveUnits, sellUnits } from "./ordering.ts";

// More units than there are, is refused by the shop.
test.use({ payments: "manual", expectedNoise: [/409/] });

const orderUrl = /\/admin\/orders\/[\da-f-]{36}$/;
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const submit = (page: Page) => page.getByRole("button", { name: newOrder.submit });

/** Opens an empty order of a shop with at least two olive backpacks. */
async function openEntry(page: Page) {
  const api = await openOrdersApi(page);
  await receiveUnits(page.request, "olive", 2);
  const variant = await findVariant(page.request, "olive");
  await page.goto("/admin/orders/new");
  await expect(submit(page)).toBeVisible();
  const quantity = field(page, newOrder.lines.quantity(variant.variantName));
  return { api, variant, quantity, email: `${randomUUID()}@example.com` };
}

/** Fills in a customer who takes one olive backpack with a coupon. */
async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByRole("combobox", { name: newOrder.lines.add }).fill("olive");
  await page.getByRole("option", { name: /OLIVE/ }).click();
  await field(page, newOrder.customer.fields.name.label).fill("יעל O'Brien");
  await field(page, newOrder.customer.fields.email.label).fill(email);
  await field(page, newOrder.coupon.label).fill("save10");
}

test("ORDL-21 ORDL-25 an order is entered with its coupon, status and payment, and two presses create one", async ({
  page,
}) => {
  const { api, quantity, email } = await openEntry(page);
  await fillDetails(page, email);
  await quantity.fill("2");
  // A payment is proposed at what is due then, and the code has to be asked for.
  await expect(page.getByText("SAVE10", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: newOrder.payments.add }).click();
  await page.getByLabel(newOrder.details.status).selectOption("processing");
  await submit(page).dblclick();

  await expect(page).toHaveURL(orderUrl);
  await expect(toast(page)).toContainText(/[\dA-F]{8}/);
  const found = await api.find(email);
  const { total } = await readCost(page.request, { olive: 2 }, "save10");
  expect(
    found.map((row) => [row.status, row.units, formatMoney(row.total), formatMoney(row.paid)]),
  ).toEqual([["processing", 2, total, total]]);
  await page.goto("/admin/orders/new");
  await expect(field(page, newOrder.customer.fields.email.label)).toHaveValue("");
});

test("ADMIN-11 ORDL-22 a refused order can be sent again below the message about it", async ({
  page,
}) => {
  const { variant, quantity, email } = await openEntry(page);
  await fillDetails(page, email);
  await sellUnits(page.request, "olive", variant.available - 2);
  // Far more than are left: units that an earlier order held may be released at any moment.
  await quantity.fill("10");
  await submit(page).click();
  await expect(quantity).toBeFocused();
  await expect(toast(page)).toContainText(newOrder.failed);
  await quantity.fill("2");
  await submit(page).click();
  await expect(page).toHaveURL(orderUrl);
});

test("CHAT-05 a pasted conversation fills the form and marks uncertain values", async ({
  page,
}) => {
  const { variant } = await openEntry(page);
  const { chat } = newOrder;
  await page.getByRole("button", { name: chat.button }).click();
  const dialog = page.getByRole("dialog", { name: chat.title });
  await dialog.getByRole("button", { name: chat.submit }).click();
  await expect(field(page, chat.label)).toHaveAccessibleDescription(chat.required);
  await expectAccessible(page, "[role=dialog]");
  // The product's name as well: others may sell something of the same color.
  await field(page, chat.label).fill(
    `[12/11/2026, 14:03:22] דנה לוי: היי, אפשר 2 ${variant.variantName} של ${variant.productName}?\n[12/11/2026, 14:04:01] דנה לוי: הרצל 12 דירה 4, חיפה\n[12/11/2026, 14:04:30] דנה לוי: 054-5550112`,
  );
  await dialog.getByRole("button", { name: chat.submit }).click();
  await expect(dialog).toHaveCount(0);
  const name = field(page, newOrder.customer.fields.name.label);
  await expect(name).toHaveValue("דנה לוי");
  await expect(name).toHaveAccessibleDescription(chat.unsure);
  await expect(field(page, newOrder.customer.fields.phone.label)).toHaveValue("054-5550112");
  await expect(field(page, newOrder.addresses.fields.city.label)).toHaveValue("חיפה");
  await expect(field(page, newOrder.lines.quantity(variant.variantName))).toHaveValue("2");
  await expectAccessible(page);
  // Writing something else there takes a mark away; a reload does not.
  await page.reload();
  await expect(name).toHaveAccessibleDescription(chat.unsure);
  await name.fill("דנה לוין");
  await expect(name).not.toHaveAccessibleDescription(chat.unsure);
});
