import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const { why, charts, figures, period, csv } = analytics;

async function openAnalytics(page: Page, query = ""): Promise<void> {
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto(`/admin/analytics${query}`);
  await expect(page.getByRole("heading", { level: 1, name: admin.nav.analytics })).toBeVisible();
  await expect(page.getByRole("slider").first()).toBeVisible();
}

const card = (page: Page, label: string) =>
  page
    .getByRole("list", { name: analytics.figuresTitle })
    .getByRole("listitem")
    .filter({
      has: page.getByRole("heading", { name: label }),
    });

/** How many orders the screen speaks of, as soon as it knows. */
async function shownOrders(page: Page): Promise<number> {
  const orders = card(page, figures.orders.label).locator("p").first();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return Number((await orders.innerText()).replace(",", ""));
}

const getPanel = (page: Page) => page.getByRole("dialog", { name: why.open });
const getRows = (page: Page) =>
  getPanel(page).getByRole("list", { name: why.rows }).getByRole("listitem");

/** Asks where the number of orders comes from. */
async function askForOrders(page: Page): Promise<void> {
  await page.getByRole("button", { name: why.openFor(figures.orders.label) }).click();
  await expect(getPanel(page)).toBeVisible();
}

/**
 * Puts the table in the place of the chart of orders; returns the numbers of its days, the first
 * day first.
 */
async function tableOfOrders(page: Page): Promise<number[]> {
  await page
    .getByRole("group", { name: `${charts.view}: ${charts.orders}` })
    .getByRole("button", { name: charts.asTable })
    .click();
  const table = page.getByRole("table", { name: charts.orders });
  await expect(table.getByRole("row")).toHaveCount(91);
  return (await table.locator("tbody td:nth-child(2)").allInnerTexts()).map(Number);
}

test("ANALYT-24 ANALYT-91 the screen shows eight figures, amounts in shekels with dollars beside them", async ({
  page,
}) => {
  await openAnalytics(page);
  for (const { label } of Object.values(figures)) await expect(card(page, label)).toBeVisible();
  await expect(
    page.getByText(new RegExp(`${analytics.period.asOf} \\d{1,2}:\\d\\d`)),
  ).toBeVisible();
  await expect(card(page, figures.revenue.label)).toContainText("₪");
  await expect(card(page, figures.revenue.label)).toContainText(/\$[\d,]+\.\d\d/);
});

test("ANALYT-25 a chosen period is in the address, and Back returns to it", async ({ page }) => {
  await openAnalytics(page);
  await page.getByRole("button", { name: period.choices["90"] }).click();
  await expect(page).toHaveURL(/\?period=90$/);
  await expect(page.getByRole("main").getByText(period.against)).toBeVisible();
  expect(await shownOrders(page)).toBeGreaterThan(100);
  await page.getByRole("button", { name: period.choices["7"] }).click();
  await expect(page).toHaveURL(/\?period=7$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?period=90$/);
});

test("ANALYT-26 a figure opens its formula, its time zone, and as many rows as it says", async ({
  page,
}) => {
  await openAnalytics(page, "?period=90");
  const shown = await shownOrders(page);
  await askForOrders(page);
  const panel = getPanel(page);
  const rows = getRows(page);
  await expect(panel.getByText(figures.orders.formula)).toBeVisible();
  await expect(panel.getByText("Asia/Jerusalem")).toBeVisible();
  await expect(page).toHaveURL(/why=orders/);
  await expect(rows).toHaveCount(50);
  for (let all = 50; all < shown; all = Math.min(all + 50, shown)) {
    await panel.getByRole("button", { name: why.more }).click();
    await expect(rows).toHaveCount(Math.min(all + 50, shown));
  }
  await expect(panel.getByRole("button", { name: why.more })).toBeHidden();
});

test("ANALYT-26 a figure's rows lead to their orders and those of the time before, and Back to them", async ({
  page,
}) => {
  await openAnalytics(page, "?period=90");
  await askForOrders(page);
  const panel = getPanel(page);
  await panel.getByRole("button", { name: why.span.before }).click();
  await expect(page).toHaveURL(/previous=yes/);
  await panel.getByRole("button", { name: why.span.now }).click();
  await getRows(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\?period=90$/);
});

test("ANALYT-27 a chart is gone through by keyboard, and Enter asks for a day's rows", async ({
  page,
}) => {
  await openAnalytics(page, "?period=90");
  const chart = page.getByRole("slider", { name: new RegExp(charts.revenue) });
  await chart.focus();
  await page.keyboard.press("End");
  const today = await chart.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuenow", "88");
  expect(await chart.getAttribute("aria-valuetext")).not.toBe(today);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/why=revenue&day=\d{4}-\d\d-\d\d|day=\d{4}-\d\d-\d\d&why=revenue/);
  await expect(getPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chart).toBeFocused();
});

test("ANALYT-28 a table says day by day what the figure says in all", async ({ page }) => {
  await openAnalytics(page, "?period=90");
  const shown = await shownOrders(page);
  const counts = await tableOfOrders(page);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(shown);
});

test("ANALYT-32 ANALYT-33 days that are not final are told by legend, reading aloud and table, with what is underway", async ({
  page,
}) => {
  await openAnalytics(page);
  const panel = page.getByRole("region", { name: charts.revenue });
  await expect(panel.getByText(charts.underway)).toBeVisible();
  const revenue = card(page, figures.revenue.label);
  await expect(revenue).toContainText(analytics.figureNotes.underway);
  await expect(revenue).toContainText(analytics.change.beforeCompleted);
  const chart = page.getByRole("slider", { name: new RegExp(charts.revenue) });
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(charts.todayGoesOn));
  await page
    .getByRole("group", { name: `${charts.view}: ${charts.revenue}` })
    .getByRole("button", { name: charts.asTable })
    .click();
  const table = page.getByRole("table", { name: charts.revenue });
  await expect(table.getByRole("columnheader", { name: charts.underway })).toBeVisible();
  // The newest day stands first, as time does in charts.
  await expect(table.getByRole("row").nth(1)).toContainText(charts.soFar);
  await expect(table.getByRole("cell", { name: charts.unfinished }).first()).toBeVisible();
  await expect(table.getByRole("cell", { name: charts.final, exact: true }).first()).toBeVisible();
});

test("ANALYT-34 ANALYT-37 the card of the profit leads by its one link to formula, margin and orders", async ({
  page,
}) => {
  await openAnalytics(page, "?period=365");
  const profit = card(page, figures.profit.label);
  await expect(profit.getByRole("button")).toHaveCount(1);
  await expect(profit).toContainText(analytics.figureNotes.margin);
  await profit.getByRole("button").click();
  const panel = getPanel(page);
  await expect(panel.getByText(figures.profit.formula)).toBeVisible();
  await expect(panel.getByText(figures.profit.explanation)).toBeVisible();
  await expect(page).toHaveURL(/why=profit/);
  await expect(getRows(page).first()).toContainText("₪");
});

test("ANALYT-29 the file of a report has the numbers of its table", async ({ page }) => {
  await openAnalytics(page, "?period=90");
  const counts = await tableOfOrders(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: csv.title(charts.orders) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^analytics_days_90_days_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n").slice(1, -1);
  const now = lines.filter((line) => line.startsWith(`${analytics.file.spans.now},`));
  expect(now.map((line) => Number(line.split(",")[2])).toReversed()).toEqual(counts);
});

test("ANALYT-30 ANALYT-31 on a phone nothing is wider than the screen, and what is behind a number takes all of it @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide window has room beside the reports");
  await openAnalytics(page);
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  const products = page.getByRole("region", { name: analytics.products.title });
  await expect(products.getByRole("listitem")).not.toHaveCount(0);
  await products.getByRole("button").filter({ hasText: "₪" }).first().click();
  const panel = page.getByRole("dialog", { name: why.open });
  await expect(panel.getByText(figures.revenue.formula)).toBeVisible();
  const box = await panel.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual((page.viewportSize()?.width ?? 0) - 1);
  expect(await page.evaluate(isWider)).toBe(false);
  await panel.getByRole("button", { name: admin.dialog.close }).click();
  await expect(panel).toBeHidden();
});
