// Analytics: a chart by keyboard, the file of a report, and how it stands on a phone.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { analyticsFile } from "#i18n/he/analytics-file.ts";
import { formatNames } from "#i18n/he/files.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const { why, charts, figures, download: file } = analytics;

async function openAnalytics(page: Page, query = ""): Promise<void> {
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto(`/admin/analytics${query}`);
  await expect(page.getByRole("heading", { level: 1, name: admin.nav.analytics })).toBeVisible();
  await expect(page.getByRole("slider").first()).toBeVisible();
}

const getPanel = (page: Page) => page.getByRole("dialog", { name: why.open });

test("ANALYT-27 a chart is used by keyboard, and Enter shows the rows of a day", async ({
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

test("ANALYT-29 the file of a report has the numbers of its table", async ({ page }) => {
  await openAnalytics(page, "?period=90");
  await page
    .getByRole("group", { name: `${charts.view}: ${charts.orders}` })
    .getByRole("button", { name: charts.asTable })
    .click();
  const table = page.getByRole("table", { name: charts.orders });
  await expect(table.getByRole("row")).toHaveCount(91);
  // The first day first.
  const counts = (await table.locator("tbody td:nth-child(2)").allInnerTexts()).map(Number);
  await page.getByRole("button", { name: file.title(charts.orders) }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: formatNames.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^analytics_days_90_days_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n").slice(1, -1);
  const now = lines.filter((line) => line.startsWith(`${analyticsFile.spans.now},`));
  expect(now.map((line) => Number(line.split(",")[2])).toReversed()).toEqual(counts);
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("ANALYT-30 ANALYT-31 on a phone nothing is wider than the screen, and the details of a figure fill it", async ({
    page,
  }) => {
    await openAnalytics(page);
    await expectNoSidewaysScrolling(page);
    const products = page.getByRole("region", { name: analytics.products.title });
    await expect(products.getByRole("listitem")).not.toHaveCount(0);
    await products.getByRole("button").filter({ hasText: "₪" }).first().click();
    const panel = getPanel(page);
    await expect(panel.getByText(figures.revenue.formula)).toBeVisible();
    expect((await panel.boundingBox())?.width).toBeGreaterThanOrEqual(359);
    await expectNoSidewaysScrolling(page);
    await panel.getByRole("button", { name: admin.dialog.close }).click();
    await expect(panel).toBeHidden();
  });
});
