// The day of the staff, counted: how many presses each of its tasks takes, from the screen where one
// usually is. The numbers may only become smaller.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { contentActions } from "#i18n/he/content-editor.ts";
import { coupons } from "#i18n/he/coupons.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { formatNames } from "#i18n/he/files.ts";
import { inbox, message as messageText, messageLabels } from "#i18n/he/inbox.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { returns } from "#i18n/he/returns.ts";
import { roles } from "#i18n/he/roles.ts";
import { toDo } from "#i18n/he/to-do.ts";
import { returnForm } from "#i18n/en/return-form.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { bulkBar } from "./admin-orders-api.ts";
import { findVariant } from "./catalog.ts";
import { countPresses } from "./count-presses.ts";
import { expect, phone, test } from "./fixtures.ts";
import { newAddress } from "./forms.ts";
import { createCoupon, orderOlive, receiveUnits } from "./ordering.ts";
import { createRow, getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { button, openDialog, signInAsStaff, toast } from "./staff.ts";

test.use({ payments: "manual", hasOwnShop: true });

const main = (page: Page) => page.getByRole("main");

test("DAY-01 giving a packer their rights takes 3 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.roles);
  const { click, expectAtMost } = countPresses(page);
  await click(page.getByRole("button", { name: roles.grants.title("Eitan Barak") }));
  await click(button(openDialog(page), roles.grants.presets.names.packer));
  await click(button(openDialog(page), admin.dialog.save));
  await expect(toast(page)).toContainText(roles.grants.saved);
  expectAtMost({ clicks: 3, keys: 0 });
});

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
    await type(number, `RR${Date.now()}IL`);
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
  expectAtMost({ clicks: 3, keys: 0 });
});

test("DAY-05 five answers to five people take 11 keys and no click", async ({ page }) => {
  const { call } = await signInAsStaff(page);
  const name = `Ruth ${randomUUID().slice(0, 8)}`;
  for (const place of [1, 2, 3, 4, 5]) {
    const written = await page.request.post("/api/functions/mailjet-contact-form", {
      headers: { "x-forwarded-for": `10.9.8.${place}` },
      data: {
        submission_key: randomUUID(),
        email: newAddress(),
        name: `${name} ${place}`,
        message: "Does it fit under the seat?",
      },
    });
    expect(written.status(), await written.text()).toBe(200);
  }
  await page.goto(`${adminPaths.messages}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("list", { name: inbox.list }).getByRole("listitem")).toHaveCount(5);
  await page.locator("#main").focus();
  const { type, press, expectAtMost } = countPresses(page);
  await press("j");
  for (const place of [1, 2, 3, 4, 5]) {
    // The newest stands first, and the one below it opens after each answer.
    const panel = page.getByRole("complementary", { name: `${name} ${6 - place}` });
    const field = panel.getByRole("textbox", { name: messageText.reply.label });
    await expect(panel).toContainText(messageLabels.states.read);
    await press("r");
    await type(field, `Yes, answer ${place}.`);
    await press("Control+Enter");
    await expect
      .poll(async () => {
        const path = `/api/admin/messages?folder=answered&q=${name}`;
        return (await call<{ messages: unknown[] }>("GET", path)).messages.length;
      })
      .toBe(place);
  }
  expectAtMost({ clicks: 0, keys: 11 });
});

test("DAY-06 a variant is restocked from the dashboard with 2 clicks and a key", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.home);
  const { click, type, press, expectAtMost } = countPresses(page);
  await click(main(page).getByRole("link", { name: dashboard.figures.lowStock.label }));
  await click(
    main(page)
      .getByRole("button", { name: /^עריכת המלאי/ })
      .first(),
  );
  await type(main(page).getByRole("textbox", { name: inventory.edit.stockLabel }), "40");
  await press("Enter");
  await expect(toast(page)).toContainText(inventory.saved);
  expectAtMost({ clicks: 2, keys: 1 });
});

test("DAY-07 all colors of a product get another price with 2 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.inventory);
  const { click, type, expectAtMost } = countPresses(page);
  await click(
    main(page)
      .getByRole("button", { name: /^עריכת המחיר/ })
      .first(),
  );
  await type(main(page).getByRole("textbox", { name: inventory.edit.priceLabel }), "79.00");
  await click(button(page, inventory.edit.forAll));
  await expect(main(page).getByRole("button", { name: /\$79\.00/ })).not.toHaveCount(0);
  expectAtMost({ clicks: 2, keys: 0 });
});

test("DAY-08 a coupon with a limit and an end takes 4 clicks and 3 keys", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.coupons);
  const code = `E${randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()}`;
  const { click, type, press, expectAtMost } = countPresses(page);
  await click(button(page, coupons.actions.add));
  const dialog = page.getByRole("dialog", { name: coupons.form.add });
  await type(dialog.getByLabel(coupons.fields.code.label, { exact: true }), code);
  await press("Tab");
  await press("Tab");
  await type(dialog.getByLabel(coupons.form.values.percent), "15");
  await click(dialog.getByLabel(/^עד יום/));
  await page.keyboard.insertText("2031-12-31");
  await click(dialog.getByLabel(/^שימושים בסך הכול/));
  await page.keyboard.insertText("50");
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
  expectAtMost({ clicks: 4, keys: 3 });
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
  const { accessKey, number } = await orderOlive(page.request);
  const { orders: found } = await call<{ orders: OrderRow[] }>(
    "GET",
    `/api/admin/orders?q=${number}`,
  );
  const id = found[0]?.id ?? "";
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
  await click(page.getByRole("row").filter({ hasText: number }).getByRole("link").first());
  for (const step of [returns.steps.approve, returns.steps.receive, returns.steps.refund]) {
    await click(button(page.getByRole("banner"), step.title));
    await click(button(page.getByRole("dialog", { name: step.title }), step.submit));
    await expect(page.getByRole("dialog", { name: step.title })).toHaveCount(0);
  }
  await expect(main(page)).toContainText(returns.states.refunded);
  expectAtMost({ clicks: 8, keys: 0 });
});

test("DAY-12 a number of the policies is published with 5 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.content);
  const { click, type, press, expectAtMost } = countPresses(page);
  await click(main(page).getByRole("link", { name: "מדיניות ומספרים" }));
  const field = main(page).getByRole("textbox", { name: /^אחריות/ });
  await click(field);
  await press("ControlOrMeta+a");
  await type(field, "24");
  await click(button(page, contentActions.publish.button));
  await click(button(openDialog(page), contentActions.publish.submit));
  await expect(toast(page)).toContainText(contentActions.publish.saved);
  expectAtMost({ clicks: 4, keys: 1 });
});

test("DAY-13 a customer is found with 2 keys and their name", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.home);
  await expect(main(page).getByRole("region").first()).toBeVisible();
  const { type, press, expectAtMost } = countPresses(page);
  await press("Control+k");
  await type(page.getByRole("combobox"), "Maya Lev");
  await expect(page.getByRole("option", { name: /Maya Lev/ }).first()).toBeVisible();
  await press("Enter");
  await expect(page).toHaveURL(/\/admin\/(customers|orders)\//);
  expectAtMost({ clicks: 0, keys: 2 });
});

test("DAY-14 the file of a month takes 3 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.analytics);
  const { click, expectAtMost } = countPresses(page);
  await click(button(page, analytics.period.month));
  const file = page.waitForEvent("download");
  await click(page.getByRole("button", { name: /^הורדה/ }).first());
  await click(page.getByRole("menuitem", { name: formatNames.xlsx }));
  await file;
  expectAtMost({ clicks: 3, keys: 0 });
});
