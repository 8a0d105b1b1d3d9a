// The day of the staff with orders, counted: see staff-day.spec.ts.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { returns } from "#i18n/he/returns.ts";
import { toDo } from "#i18n/he/to-do.ts";
import { returnForm } from "#i18n/en/return-form.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { bulkBar } from "./admin-orders-api.ts";
import { findVariant } from "./catalog.ts";
import { countPresses } from "./count-presses.ts";
import { expect, phone, test } from "./fixtures.ts";
import { createCoupon, orderOlive, receiveUnits } from "./ordering.ts";
import { createRow, getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { button, signInAsStaff } from "./staff.ts";

test.use({ payments: "manual", hasOwnShop: true });

const main = (page: Page) => page.getByRole("main");

test("DAY-02 the packing slips of all that is to be packed take 4 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.orders);
  const { click, expectAtMost } = countPresses(page);
  await click(page.getByRole("link", { name: orders.views.toShip }));
  await click(page.getByRole("checkbox", { name: admin.list.selectAll }));
  await click(button(bulkBar(page), orders.bulk.takeAlong));
  const opened = page.waitForEvent("popup");
  await click(page.getByRole("menuitem", { name: orders.bulk.packing }));
  await expect((await opened).getByRole("article").first()).toBeVisible();
  expectAtMost({ clicks: 4, keys: 0 });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("DAY-03 one parcel leaves with its number after 4 clicks", async ({ page }) => {
    const { enter, read } = await signInAsOrderStaff(page);
    const id = await enter(1, { status: "processing", isPaid: true });
    await page.goto(adminPaths.orders);
    const { click, type, expectAtMost } = countPresses(page);
    await click(createRow(page, id));
    const panel = getPanel(page, id);
    await click(button(panel, orderActions.next.ship));
    const dialog = page.getByRole("dialog", { name: orderActions.shipment.title });
    const number = dialog.getByLabel(orderActions.shipment.fields.trackingNumber.label);
    await click(number);
    await type(number, `RR${randomUUID().slice(0, 8)}IL`);
    await click(button(dialog, orderActions.shipment.submit));
    await expect.poll(async () => (await read(id)).status).toBe("shipped");
    expectAtMost({ clicks: 4, keys: 0 });
  });
});

test("DAY-04 a line of an order is refunded with its share of the coupon after 3 clicks", async ({
  page,
}) => {
  const { enter, read, call } = await signInAsOrderStaff(page);
  await receiveUnits(page.request, "olive", 1);
  const { variants } = await call<{ variants: VariantStock[] }>("GET", "/api/admin/stock");
  const sold = variants.filter(({ slug }) => slug === "olive" || slug === "blue");
  const id = await enter(1, {
    isPaid: true,
    couponCode: await createCoupon(page.request, 10),
    lines: sold.map((variant) => ({ variantId: variant.id, quantity: 1 })),
  });
  await page.goto(adminPaths.order(id));
  const { click, expectAtMost } = countPresses(page);
  await click(button(getPanel(page, id), orderActions.refund.button));
  const dialog = page.getByRole("dialog", { name: orderActions.refund.title });
  await click(dialog.getByRole("checkbox").first());
  await expect(dialog.getByLabel(orderActions.refund.amount.USD)).not.toHaveValue("");
  await click(button(dialog, orderActions.refund.submit));
  await expect.poll(async () => (await read(id)).refunded.amountMinor).toBeGreaterThan(0);
  const { lines, subtotal, total, refunded } = await read(id);
  const price = lines[0]?.total.amountMinor ?? 0;
  expect(refunded.amountMinor).toBe(Math.round((price * total.amountMinor) / subtotal.amountMinor));
  expect(refunded.amountMinor).toBeLessThan(price);
  expectAtMost({ clicks: 3, keys: 0 });
});

test("DAY-09 a chat becomes an order in shekels with an agreed total and a part payment, with 8 clicks and 3 keys", async ({
  page,
}) => {
  await signInAsStaff(page);
  await receiveUnits(page.request, "olive", 2);
  const variant = await findVariant(page.request, "olive");
  await page.goto(adminPaths.newOrder);
  const { click, type, press, choose, expectAtMost } = countPresses(page);
  await click(button(page, newOrder.chat.button));
  await type(
    page.getByRole("textbox", { name: newOrder.chat.label }),
    `[12/11/2026, 14:03:22] דנה לוי: היי, אפשר 2 ${variant.variantName} של ${variant.productName}?\n[12/11/2026, 14:04:01] דנה לוי: הרצל 12 דירה 4, חיפה\n[12/11/2026, 14:04:30] דנה לוי: 054-5550112`,
  );
  await click(button(page.getByRole("dialog"), newOrder.chat.submit));
  await choose(page.getByLabel(newOrder.details.currency), "ILS");
  await click(button(page, newOrder.agreed.totalButton));
  await type(page.getByLabel(newOrder.agreed.total.ILS), "440");
  await press("Tab");
  await type(page.getByLabel(newOrder.agreed.reason), "ליריד");
  await click(button(page, newOrder.payments.add));
  await type(page.getByLabel(orderActions.payment.amount.ILS), "200");
  await click(button(page, newOrder.submit));
  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  await expect(main(page)).toContainText("240.00");
  expectAtMost({ clicks: 8, keys: 3 });
});

test("DAY-10 the next part payment takes 3 clicks", async ({ page }) => {
  const { enter, read } = await signInAsOrderStaff(page);
  const id = await enter(1);
  await page.goto(adminPaths.orders);
  const { click, type, expectAtMost } = countPresses(page);
  await click(createRow(page, id));
  await click(button(getPanel(page, id), orderActions.payment.button));
  const dialog = page.getByRole("dialog", { name: orderActions.payment.title });
  await type(dialog.getByLabel(orderActions.payment.amount.USD), "20");
  await click(button(dialog, orderActions.payment.submit));
  await expect.poll(async () => (await read(id)).paid.amountMinor).toBe(2_000);
  expectAtMost({ clicks: 3, keys: 0 });
});

test("DAY-11 a claim is approved, received and paid back with 8 clicks", async ({ page }) => {
  const { call } = await signInAsOrderStaff(page);
  const { id, accessKey, number } = await orderOlive(page.request);
  await call("POST", `/api/admin/orders/${id}/payments`, { notifyCustomer: false });
  await call("POST", `/api/admin/orders/${id}/shipments`, {
    carrier: "dhl",
    trackingNumber: "A 1",
    notifyCustomer: false,
  });
  await page.goto(returnPath(accessKey));
  await page.getByLabel(returnForm.kinds.claim).check();
  await page.getByLabel(returnForm.message).fill("A strap is torn.");
  await page.getByRole("button", { name: returnForm.goOn }).click();
  await page.getByRole("button", { name: returnForm.confirm.claim }).click();
  await expect(main(page)).toContainText(returnForm.requests.states.asked);

  await page.goto(adminPaths.home);
  const { click, expectAtMost } = countPresses(page);
  await click(
    page
      .getByRole("region", { name: toDo.title })
      .getByRole("link", { name: toDo.kinds.returns.one }),
  );
  // The dashboard lists the order, too.
  await expect(page).toHaveURL(/\/admin\/returns/);
  await click(page.getByRole("row").filter({ hasText: number }).getByRole("link").first());
  for (const step of [returns.steps.approve, returns.steps.receive, returns.steps.refund]) {
    await click(button(page.getByRole("banner"), step.title));
    await click(button(page.getByRole("dialog", { name: step.title }), step.submit));
    await expect(page.getByRole("dialog", { name: step.title })).toHaveCount(0);
  }
  await expect(main(page)).toContainText(returns.states.refunded);
  expectAtMost({ clicks: 8, keys: 0 });
});
