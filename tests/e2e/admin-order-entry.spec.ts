// Orders that are entered by hand in the back office.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatMoney } from "#i18n/format.ts";
import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { MAX_CHAT } from "#modules/order-processing/chat/max-chat.ts";
import { expectAccessible } from "./accessible.ts";
import { findBag, readCost } from "./catalog.ts";
import { toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { openOrdersApi } from "./admin-orders-api.ts";
import { receiveBags } from "./ordering.ts";

// More bags than there are, is refused by the shop.
test.use({ payments: "manual", expectedNoise: [/409/] });

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const submit = (page: Page) => page.getByRole("button", { name: newOrder.submit });
const picker = (page: Page) => page.getByRole("combobox", { name: newOrder.lines.add });

/** Opens an empty order of a shop with at least two olive bags. */
async function openEntry(page: Page) {
  const api = await openOrdersApi(page);
  await receiveBags(page.request, "olive", 2);
  const bag = await findBag(page.request, "olive");
  await page.goto("/admin/orders/new");
  await expect(submit(page)).toBeVisible();
  const quantity = field(page, newOrder.lines.quantity(bag.variantName));
  return { api, bag, quantity, email: `${randomUUID()}@example.com` };
}

/** Fills in a customer who takes one olive bag with a coupon. */
async function fillIn(page: Page, email: string): Promise<void> {
  await picker(page).fill("olive");
  await page.getByRole("option", { name: /OLIVE/ }).click();
  await field(page, newOrder.customer.name).fill("יעל O'Brien");
  await field(page, newOrder.customer.email).fill(email);
  await field(page, newOrder.coupon.label).fill("save10");
}

test("ORDL-22 an order without lines says so, and the focus goes to where they are added", async ({
  page,
}) => {
  await openOrdersApi(page);
  await page.goto("/admin/orders");
  await page.getByRole("link", { name: text.create }).click();
  await submit(page).click();
  await expect(page.getByText(newOrder.problems.lines)).toBeVisible();
  await expect(picker(page)).toBeFocused();
});

test("ORDL-22 every refusal stands at its field, also that there are not so many bags", async ({
  page,
}) => {
  const { bag, quantity, email } = await openEntry(page);
  await fillIn(page, email.replace("@", ""));
  await quantity.fill("99");
  await field(page, newOrder.coupon.label).fill("save99");
  await submit(page).click();
  await expect(page.getByText(newOrder.problems.couponCode)).toBeVisible();
  await expect(page.getByText(newOrder.problems.email)).toBeVisible();
  await field(page, newOrder.customer.email).fill(email);
  await field(page, newOrder.coupon.label).fill("save10");
  await submit(page).click();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription(new RegExp(bag.variantName));
});

test("ORDL-23 what has been entered survives a reload, and leaving it asks first", async ({
  page,
}) => {
  const { email } = await openEntry(page);
  await fillIn(page, email);
  await page.reload();
  await expect(field(page, newOrder.customer.email)).toHaveValue(email);
  await page.getByRole("link", { name: admin.nav.dashboard }).first().click();
  await expect(page.getByRole("alertdialog")).toContainText(newOrder.leave.title);
  await page.getByRole("button", { name: newOrder.leave.stay }).click();
  await expect(field(page, newOrder.customer.email)).toHaveValue(email);
});

test("ORDL-24 the sum runs along with the quantity and the coupon", async ({ page }) => {
  const { bag, quantity, email } = await openEntry(page);
  await fillIn(page, email);
  await quantity.fill("1");
  await page.getByRole("button", { name: newOrder.lines.more(bag.variantName) }).click();
  await expect(quantity).toHaveValue("2");
  const { total } = await readCost(page.request, { olive: 2 }, "save10");
  await expect(page.getByText(total)).toBeVisible();
});

test("ORDL-21 ORDL-25 an order is entered with its coupon, status and payment, and two presses make one", async ({
  page,
}) => {
  const { api, quantity, email } = await openEntry(page);
  await fillIn(page, email);
  await quantity.fill("2");
  // A payment is proposed at what is due then, and the code has to be asked for.
  await expect(page.getByText("SAVE10", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: newOrder.payments.add }).click();
  await page.getByLabel(newOrder.details.status).selectOption("processing");
  await submit(page).dblclick();

  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  await expect(toast(page)).toContainText(/[\dA-F]{8}/);
  const found = await api.find(email);
  const { total } = await readCost(page.request, { olive: 2 }, "save10");
  expect(
    found.map((row) => [row.status, row.bags, formatMoney(row.total), formatMoney(row.paid)]),
  ).toEqual([["processing", 2, total, total]]);
  await page.goto("/admin/orders/new");
  await expect(field(page, newOrder.customer.email)).toHaveValue("");
});

test("HAND-10 what is sold at a stall is written down: by phone alone, at an agreed price, paid in cash and handed over", async ({
  page,
}) => {
  const { api, bag } = await openEntry(page);
  const phone = `050${String(Number.parseInt(randomUUID().slice(0, 6), 16)).padStart(8, "0")}`;
  await picker(page).fill("olive");
  await page.getByRole("option", { name: /OLIVE/ }).click();
  await page.getByRole("button", { name: newOrder.agreed.buttonFor(bag.variantName) }).click();
  await field(page, newOrder.agreed.price.USD).fill("50");
  await field(page, newOrder.agreed.reason).fill("מחיר לשוק");
  await field(page, newOrder.customer.name).fill("קונה בשוק");
  await field(page, newOrder.customer.phone).fill(phone);
  await page.getByLabel(newOrder.details.isHandedOver).check();
  await page.getByRole("button", { name: newOrder.payments.add }).click();
  await expect(field(page, orderActions.payment.amount.USD)).toHaveValue("50.00");
  await submit(page).click();

  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  const [order] = await api.find(phone);
  expect(order).toMatchObject({
    status: "completed",
    customer: { email: null, phone },
    paid: { amountMinor: 5_000 },
    total: { amountMinor: 5_000 },
  });
  await expect(page.getByText("מחיר לשוק").first()).toBeVisible();
  await expect(page.getByText(orderLabels.paymentKinds.cash).first()).toBeVisible();
});

test("HAND-10 an order of a message is written down in shekels, at one price for all of it", async ({
  page,
}) => {
  const { api, bag, email } = await openEntry(page);
  await picker(page).fill("olive");
  await page.getByRole("option", { name: /OLIVE/ }).click();
  await expect(page.getByText(bag.variantName).first()).toBeVisible();
  await page.getByLabel(newOrder.details.currency).selectOption("ILS");
  await page.getByRole("button", { name: newOrder.agreed.totalButton }).click();
  await field(page, newOrder.agreed.total.ILS).fill("250");
  await field(page, newOrder.agreed.reason).fill("לקוחה חוזרת");
  await field(page, newOrder.customer.name).fill("דנה לוי");
  await field(page, newOrder.customer.email).fill(email);
  await submit(page).click();

  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  const [order] = await api.find(email);
  expect(order).toMatchObject({ total: { amountMinor: 25_000, currency: "ILS" } });
  await expect(page.getByText("לקוחה חוזרת").first()).toBeVisible();
  await expect(page.getByText("250.00").first()).toBeVisible();
});

test("CHAT-05 a pasted conversation that is too long is refused at its field", async ({ page }) => {
  await openEntry(page);
  const { chat } = newOrder;
  await page.getByRole("button", { name: chat.button }).click();
  const conversation = field(page, chat.label);
  await conversation.fill("x".repeat(MAX_CHAT + 1));
  await expect(conversation).toHaveAccessibleDescription(chat.tooLong(MAX_CHAT));
  await expectAccessible(page, "[role=dialog]");
});

test("CHAT-05 a pasted conversation fills the form, and marks what is not sure", async ({
  page,
}) => {
  const { bag } = await openEntry(page);
  const { chat } = newOrder;
  await page.getByRole("button", { name: chat.button }).click();
  const dialog = page.getByRole("dialog", { name: chat.title });
  // The product's name as well: others may sell something of the same color.
  await field(page, chat.label).fill(
    `[12/11/2026, 14:03:22] דנה לוי: היי, אפשר 2 ${bag.variantName} של ${bag.productName}?\n[12/11/2026, 14:04:01] דנה לוי: הרצל 12 דירה 4, חיפה\n[12/11/2026, 14:04:30] דנה לוי: 054-5550112`,
  );
  await dialog.getByRole("button", { name: chat.submit }).click();
  await expect(dialog).toHaveCount(0);
  const name = field(page, newOrder.customer.name);
  await expect(name).toHaveValue("דנה לוי");
  await expect(name).toHaveAccessibleDescription(chat.unsure);
  await expect(field(page, newOrder.customer.phone)).toHaveValue("054-5550112");
  await expect(field(page, newOrder.addresses.city)).toHaveValue("חיפה");
  await expect(field(page, newOrder.lines.quantity(bag.variantName))).toHaveValue("2");
  await expectAccessible(page);
  // Writing something else there takes a mark away; a reload does not.
  await page.reload();
  await expect(name).toHaveAccessibleDescription(chat.unsure);
  await name.fill("דנה לוין");
  await expect(name).not.toHaveAccessibleDescription(chat.unsure);
});
