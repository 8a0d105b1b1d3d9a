// The list of orders in the back office.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { order as panelText } from "#i18n/he/order.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { bulkBar, openOrdersApi, rows, search } from "./admin-orders-api.ts";
import { openDialog } from "./staff.ts";

test.use({ payments: "manual" });

const figure = (page: Page, name: string) => page.locator("dl").getByRole("link", { name });

/** Signs in and opens the first page of the list; what comes back works through the API. */
async function openList(page: Page) {
  const api = await openOrdersApi(page);
  await page.goto("/admin/orders");
  await expect(rows(page)).toHaveCount(50);
  return api;
}

/**
 * Opens the second page of the completed orders, by amount; returns its address, and the order that
 * is shown in its twelfth row. What other tests order meanwhile is not among them, so rows stay.
 */
async function openSecondPage(page: Page) {
  await openOrdersApi(page);
  await page.goto("/admin/orders?status=completed&sort=total");
  const linkIn = (place: number) => rows(page).nth(place).getByRole("link");
  const before = (await linkIn(0).getAttribute("data-row-link")) ?? "";
  await page.getByRole("link", { name: admin.list.next }).click();
  // Until then these are still the rows before.
  await expect(linkIn(0)).not.toHaveAttribute("data-row-link", before);
  // By its order: those of other tests come in above it.
  const id = await linkIn(11).getAttribute("data-row-link");
  const twelfth = page.locator(`[data-row-link="${id}"]:visible`);
  const number = (await twelfth.textContent()) ?? "";
  const panel = page.getByRole("complementary", { name: number });
  return { listUrl: page.url(), linkIn, twelfth, number, panel };
}

/** Scrolls the row to the middle; what comes back says whether it still stands there. */
async function getPlace(row: ReturnType<Page["locator"]>): Promise<() => Promise<boolean>> {
  await row.evaluate((link) => link.scrollIntoView({ block: "center" }));
  const place = await row.boundingBox();
  return async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (place?.y ?? 0)) < 3;
}

test("ORDL-02 a figure explains itself, and leads to the orders behind it", async ({ page }) => {
  await openList(page);
  await page
    .getByRole("button", { name: `${admin.explain} ${text.figures.revenue.label}` })
    .click();
  await expect(openDialog(page)).toContainText(text.figures.revenue.explanation);
  await page.keyboard.press("Escape");
  await figure(page, text.figures.completed.label).click();
  await expect(page).toHaveURL("/admin/orders?status=completed");
  await expect(rows(page).first()).toContainText(orderLabels.statuses.completed);
});

test("ORDL-01 the address says which status, period and sort the list shows", async ({ page }) => {
  await openOrdersApi(page);
  await page.goto("/admin/orders?status=completed");
  await expect(rows(page).first()).toContainText(orderLabels.statuses.completed);
  await page.getByRole("button", { name: /^סטטוס: / }).click();
  await page.getByRole("menuitemradio", { name: text.status.all }).click();
  await expect(page).toHaveURL("/admin/orders");
  await page.getByRole("button", { name: text.period.choices.month, exact: true }).click();
  await expect(page).toHaveURL("/admin/orders?period=month");
  await page.getByRole("button", { name: text.columns.customer, exact: true }).click();
  await expect(page).toHaveURL("/admin/orders?period=month&sort=customer&direction=asc");
});

test("ORDL-01 an order opens beside what its address says of the list", async ({ page }) => {
  const api = await openOrdersApi(page);
  const made = await api.order("Noga Peri", "noga@example.com");
  await page.goto(`/admin/orders/${made.id}?status=pending`);
  await expect(page.getByRole("complementary", { name: made.number })).toBeVisible();
  await expect(rows(page).first()).toContainText(orderLabels.statuses.pending);
});

test("ORDL-03 ORDL-05 an order is found by number, name or id, and the list says how many it shows", async ({
  page,
}) => {
  const api = await openOrdersApi(page);
  const name = `Noga ${randomUUID().slice(0, 8)}`;
  const made = await api.order(name, "noga@example.com");
  await page.goto("/admin/orders");
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText(/^מוצגות 50 מתוך [\d,]+$/)).toBeVisible();
  for (const query of [made.number.toLowerCase(), name, made.id]) {
    await search(page).fill(query);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(name);
    await expect(page.getByText(text.shown.exact(1, 1))).toBeVisible();
  }
});

test("ORDL-09 a list without orders says why, and the way out leads back to all", async ({
  page,
}) => {
  await openList(page);
  await search(page).fill(`${randomUUID()} nobody`);
  await expect(page.getByText(text.empty.filtered.title)).toBeVisible();
  await page.getByRole("button", { name: admin.list.clear }).click();
  await expect(rows(page)).toHaveCount(50);
});

test("ORDL-04 a column sorts the natural way round first, and turns when it is pressed again", async ({
  page,
}) => {
  await openList(page);
  const head = page.getByRole("columnheader", { name: text.columns.customer });
  const press = page.getByRole("button", { name: text.columns.customer, exact: true });
  await press.click();
  await expect(page.getByRole("columnheader", { name: text.columns.customer })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await press.click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
});

test("ORDL-10 the filtered orders are taken along as a file", async ({ page }) => {
  await openOrdersApi(page);
  await page.goto("/admin/orders?period=month");
  await expect(rows(page).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: text.export.button }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders_export_\d{4}-\d\d-\d\d\.csv$/);
});

test("ORDL-07 arrows, J and K move between rows, and Enter opens one", async ({ page }) => {
  const { linkIn, twelfth, panel } = await openSecondPage(page);
  await linkIn(10).focus();
  await page.keyboard.press("KeyJ");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(twelfth).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
});

test("ORDL-08 an order opens beside the list, whose row stays in view", async ({ page }) => {
  const { listUrl, twelfth, panel } = await openSecondPage(page);
  await getPlace(twelfth);
  await twelfth.press("Enter");
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).search).toBe(new URL(listUrl).search);
  await expect(rows(page).nth(11)).toHaveAttribute("data-open", "true");
  await expect(rows(page).nth(11)).toBeInViewport();
  await expect(panel.getByRole("button", { name: panelText.close })).toBeVisible();
});

test("ORDL-06 closing an order returns to the same rows at the same place", async ({ page }) => {
  const { listUrl, twelfth, panel } = await openSecondPage(page);
  const isInPlace = await getPlace(twelfth);
  await twelfth.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(listUrl);
  await expect(page.getByRole("link", { name: admin.list.previous })).toBeVisible();
  expect(await isInPlace()).toBe(true);
});

test("ORDL-06 Back from another screen returns to the same rows at the same place", async ({
  page,
}) => {
  const { listUrl, twelfth, number } = await openSecondPage(page);
  const isInPlace = await getPlace(twelfth);
  // A real click would scroll to what it clicks.
  await page.getByRole("link", { name: text.create }).dispatchEvent("click");
  await expect(page.getByRole("button", { name: newOrder.submit })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(listUrl);
  await expect(twelfth).toHaveText(number);
  await expect.poll(isInPlace).toBe(true);
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("ADMIN-93 ORDL-08 ORDL-29 on a phone orders are cards, an open one fills the screen, and nothing scrolls sideways", async ({
    page,
  }) => {
    await openOrdersApi(page);
    await page.goto("/admin/orders?status=completed");
    await expect(rows(page)).toHaveCount(50);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("checkbox", { name: admin.list.selectAll }).check();
    await expect(bulkBar(page)).toBeInViewport();
    await bulkBar(page).getByRole("button", { name: text.bulk.clear }).click();
    await rows(page).nth(2).getByRole("link").click();
    await expect(openDialog(page)).toBeVisible();
    await page.goBack();
    await expect(openDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/admin/orders?status=completed");
    await page.goto("/admin/orders/new");
    await expect(page.getByRole("button", { name: newOrder.submit })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });
});
