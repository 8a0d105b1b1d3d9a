import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { news } from "#i18n/he/news.ts";
import { palette } from "#i18n/he/palette.ts";
import { openDashboard } from "./dashboard.ts";
import { expect, test } from "./fixtures.ts";
import { orderElsewhere, receiveBags } from "./ordering.ts";
import { openDialog } from "./staff.ts";

const getFigures = (page: Page) => page.getByRole("main").locator("dl").first();

test("DASH-01 four cards show orders, revenue with dollars beside, low stock and products", async ({
  page,
}) => {
  await openDashboard(page);
  const figures = getFigures(page);
  const { revenue, lowStock, products, orders: all } = dashboard.figures;
  for (const { label } of [all, revenue, lowStock, products])
    await expect(figures.getByRole("link", { name: label, exact: true })).toBeVisible();
  await expect(figures).toContainText("₪");
  await expect(figures).toContainText(/\$[\d,]+\.\d\d/);
});

test("DASH-02 each card explains what it counts, and leads to the rows behind it", async ({
  page,
}) => {
  await openDashboard(page);
  const figures = getFigures(page);
  const { revenue, lowStock } = dashboard.figures;
  await figures.getByRole("button", { name: `${admin.explain} ${revenue.label}` }).click();
  await expect(page.getByText(revenue.explanation)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(revenue.explanation)).toBeHidden();

  await figures.getByRole("link", { name: lowStock.label, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/inventory\?level=below$/);
  await page.goBack();
  await figures.getByRole("link", { name: revenue.label, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=completed$/);
});

test("DASH-03 DASH-04 the newest orders are listed, and with images what runs low", async ({
  page,
}) => {
  await openDashboard(page);
  const latest = page.getByRole("table", { name: dashboard.latest.title });
  await expect(latest.getByRole("row")).toHaveCount(6);
  const low = page.getByRole("region", { name: dashboard.lowStock.title });
  const items = low.getByRole("listitem");
  await expect(items).not.toHaveCount(0);
  await expect(low.getByRole("img").or(low.locator("img"))).toHaveCount(await items.count());
});

test("DASH-05 the counts by status add up to all orders", async ({ page }) => {
  await openDashboard(page);
  const statuses = page.getByRole("region", { name: dashboard.statuses.title });
  await expect(statuses.getByRole("listitem")).toHaveCount(4);
  const counts = (await statuses.getByRole("listitem").locator("bdi").allInnerTexts()).map(Number);
  const shown = Number(await getFigures(page).locator("dd").first().innerText());
  expect(counts).toHaveLength(4);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(shown);
});

test("DASH-06 a chart shows the revenue of six months, and a table says the same", async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.getByRole("img", { name: dashboard.chart.label })).toBeVisible();
  await page.getByText(dashboard.chart.table).click();
  await expect(
    page.getByRole("table", { name: dashboard.chart.label }).getByRole("row"),
  ).toHaveCount(7);
});

test("DASH-11 months that are not final say so in the chart and in its table, with what is underway", async ({
  page,
}) => {
  const { chart } = dashboard;
  await openDashboard(page);
  const drawn = page.getByRole("img", { name: chart.label });
  await expect(drawn.getByText(chart.soFar)).toBeVisible();
  await page.getByText(chart.table).click();
  const table = page.getByRole("table", { name: chart.label });
  await expect(table.getByRole("columnheader", { name: chart.underway })).toBeVisible();
  await expect(table.getByRole("row").nth(1)).toContainText(chart.soFar);
  await expect(table.getByRole("row").nth(1)).toContainText("₪");
});

test.describe("in a shop that takes orders", () => {
  test.use({ payments: "manual" });

  test("LIVE-01 LIVE-03 DASH-07 a new order appears without reload, is told, and waits at the bell until it has been seen", async ({
    page,
    playwright,
  }) => {
    const customer = await playwright.request.newContext();
    await receiveBags(customer, "olive", 3);
    await openDashboard(page);
    await expect(page.getByRole("table", { name: dashboard.latest.title })).toBeVisible();
    const { number } = await orderElsewhere(customer, "olive", 1);

    const toast = page.getByRole("dialog", { name: new RegExp(number) });
    await expect(toast).toBeVisible();
    await expect(
      page.getByRole("table", { name: dashboard.latest.title }).getByText(`#${number}`).first(),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) /);
    const bell = page.getByRole("button", { name: /^התראות/ });
    await bell.click();
    const entry = page.getByRole("listitem").filter({ hasText: number }).first();
    const isNew = entry.getByText(news.bell.isNew, { exact: true });
    await expect(isNew).toBeAttached();
    await page.getByRole("button", { name: news.bell.markSeen }).click();
    await expect(isNew).not.toBeAttached();
    await expect(page).not.toHaveTitle(/^\(/);
    await entry.getByRole("link").click();
    await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
    await customer.dispose();
  });
});

test("DASH-04 on a phone the names and numbers of what runs low are whole @phone", async ({
  page,
}) => {
  await openDashboard(page);
  const lines = page.getByRole("link", { name: /Cream$/ }).locator("xpath=ancestor::li");
  await expect(lines.first()).toBeVisible();
  const cut = await lines.evaluateAll((items) =>
    items
      .flatMap((item) => [...item.querySelectorAll("*")])
      .filter((part) => part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1)
      .filter((part) => getComputedStyle(part).textOverflow === "ellipsis")
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
});

test("DASH-08 PAL-10 on a phone nothing is wider than the screen, and the palette takes all of it @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide window has room around the palette");
  await openDashboard(page);
  await expect(page.getByRole("img", { name: dashboard.chart.label })).toBeVisible();
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await page.getByRole("button", { name: palette.search }).click();
  await expect(page.getByRole("combobox", { name: palette.field })).toBeVisible();
  const box = await openDialog(page).boundingBox();
  const screen = page.viewportSize();
  expect(box?.width).toBeGreaterThanOrEqual((screen?.width ?? 0) - 1);
  await page.getByRole("option", { name: palette.actions.newOrder }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);
});
