// Finding orders: what the daily questions cost in presses, and views of the list.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { order as orderText } from "#i18n/he/order.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { views } from "#i18n/he/views.ts";
import { bulkBar, openOrdersApi, rows, search } from "./admin-orders-api.ts";
import { expect, test } from "./fixtures.ts";
import { countPresses } from "./presses.ts";
import { chooseStatus, getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { button, openDialog } from "./staff.ts";

test.use({ payments: "manual" });

const bar = (page: Page) => page.getByRole("navigation", { name: views.bar });
const chips = (page: Page) => page.getByRole("list", { name: admin.list.active });

test("ORDL-31 a paid order that has not left is opened with two presses", async ({ page }) => {
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1, { isPaid: true, status: "processing" });
  const unpaid = await enter(1, { status: "processing" });
  await page.goto("/admin/orders");
  const { press, presses } = countPresses(page);
  await press(bar(page).getByRole("link", { name: text.views.toShip }));
  await expect(chips(page).getByRole("button")).toHaveCount(2);
  await expect(page.locator(`[data-row-link="${unpaid}"]`)).toHaveCount(0);
  await press(page.locator(`[data-row-link="${id}"]:visible`));
  await expect(getPanel(page, id)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(2);
});

test("ORDL-36 a customer's last order is opened with three presses", async ({ page }) => {
  const api = await openOrdersApi(page);
  const name = `Last ${randomUUID().slice(0, 8)}`;
  await api.order(name, "last@example.com");
  const last = await api.order(name, "last@example.com");
  await page.goto("/admin/orders");
  const { press, presses } = countPresses(page);
  await press(search(page));
  await page.keyboard.insertText(name);
  await expect(rows(page)).toHaveCount(2);
  await press(page.locator(`[data-row-link="${last.id}"]:visible`));
  await expect(getPanel(page, last.id)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
});

test("ORDL-32 filters stand as chips, which take them away, and the address says them", async ({
  page,
}) => {
  await openOrdersApi(page);
  await page.goto("/admin/orders");
  await button(page, admin.list.moreFilters("")).click();
  await page.getByLabel(text.filters.payment.label).selectOption("unpaid");
  await page.getByLabel(text.filters.source.label).selectOption("admin");
  await page.getByLabel(text.filters.from).fill("2026-01-01");
  await page.getByLabel(text.filters.coupon.label).fill("save10");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/payment=unpaid&source=admin&from=2026-01-01&coupon=save10/);
  await page.keyboard.press("Escape");
  await expect(chips(page).getByRole("button")).toHaveCount(4);
  await chips(page).getByRole("button", { name: text.filters.payment.choices.unpaid }).click();
  await expect(page).not.toHaveURL(/payment/);
  await expect(chips(page).getByRole("button")).toHaveCount(3);
  await page
    .getByRole("group", { name: text.period.label })
    .getByText(text.period.choices.today)
    .click();
  await expect(page).not.toHaveURL(/from=/);
});

test("VIEW-01 VIEW-04 a view is kept, chosen, renamed and forgotten", async ({ page }) => {
  await openOrdersApi(page);
  const name = `View ${randomUUID().slice(0, 8)}`;
  await page.goto("/admin/orders?status=shipped&sort=total");
  await button(bar(page), views.save).click();
  const dialog = openDialog(page);
  await button(dialog, admin.dialog.save).click();
  await expect(dialog).toContainText(views.nameErrors.empty);
  await dialog.getByLabel(views.name).fill(name);
  await dialog.getByLabel(views.share).check();
  await button(dialog, admin.dialog.save).click();
  const view = bar(page).getByRole("link", { name });
  await expect(view).toHaveAttribute("aria-current", "true");
  await page.goto("/admin/orders");
  await view.click();
  await expect(page).toHaveURL(/status=shipped&sort=total/);
  await button(bar(page), views.manage).click();
  await button(dialog, views.rename(name)).click();
  await page.getByLabel(views.name).fill(`${name} b`);
  await button(page.getByRole("dialog", { name: views.renameTitle }), admin.dialog.save).click();
  await button(dialog, views.remove(`${name} b`)).click();
  await button(page.getByRole("alertdialog"), views.remove(`${name} b`)).click();
  await expect(bar(page).getByRole("link", { name })).toHaveCount(0);
});

test("ORDL-33 from order to order, and from one page of the list to the next and back", async ({
  page,
}) => {
  await openOrdersApi(page);
  await page.goto("/admin/orders?sort=created&direction=asc");
  await expect(rows(page)).toHaveCount(50);
  const step = (name: string) => page.getByRole("complementary").getByRole("link", { name });
  const links = page.locator("[data-row-link]:visible");
  const getId = async (place: number) =>
    (await links.nth(place).getAttribute("data-row-link")) ?? "";
  const [first, before, last] = [await getId(0), await getId(48), await getId(49)];
  await links.nth(48).click();
  await step(orderText.next).click();
  await expect(page).toHaveURL(new RegExp(last));
  await step(orderText.next).click();
  await expect(page).toHaveURL(/after=/);
  await expect(links.first()).not.toHaveAttribute("data-row-link", first);
  await expect(getPanel(page, await getId(0))).toBeVisible();
  await step(orderText.previous).click();
  await expect(page).toHaveURL(new RegExp(last));
  await expect(page).not.toHaveURL(/after=/);
  await step(orderText.previous).click();
  await expect(page).toHaveURL(new RegExp(before));
});

test("ORDP-31 completing an unpaid order asks first", async ({ page }) => {
  const { enter, read } = await signInAsOrderStaff(page);
  const id = await enter(1, { status: "processing" });
  await page.goto(`/admin/orders/${id}`);
  await chooseStatus(page, getPanel(page, id), "completed");
  const dialog = page.getByRole("dialog", { name: orderActions.status.title });
  await expect(dialog).toContainText(orderActions.status.warnings.unpaid);
  expect((await read(id)).status).toBe("processing");
  await button(dialog, orderActions.status.save).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await read(id)).status).toBe("completed");
});

test("ORDL-34 completing many asks once when some are not paid", async ({ page }) => {
  const api = await openOrdersApi(page);
  const name = `Many ${randomUUID().slice(0, 8)}`;
  for (const place of [1, 2]) await api.order(`${name} ${place}`, "many@example.com");
  await page.goto("/admin/orders");
  await search(page).fill(name);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: admin.list.selectAll }).check();
  await button(bulkBar(page), text.bulk.status).click();
  const dialog = page.getByRole("dialog", { name: text.bulkStatus.title(2) });
  await dialog.getByLabel(text.bulkStatus.to).selectOption("completed");
  await button(dialog, text.bulkStatus.run).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(text.bulkStatus.unpaid.text(2));
  await button(question, text.bulkStatus.unpaid.confirm).click();
  await expect(rows(page).getByText(orderLabels.statuses.completed)).toHaveCount(2);
});

test("ORDL-35 rows can be made low, and stay so", async ({ page }) => {
  await openOrdersApi(page);
  await page.goto("/admin/orders");
  await expect(rows(page)).toHaveCount(50);
  const toggle = button(page, admin.list.compact);
  await toggle.click();
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const height = (await rows(page).nth(1).boundingBox())?.height ?? 0;
  expect(height).toBeLessThanOrEqual(38);
  await toggle.click();
});
