import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const { why, charts, figures, period, csv } = analytics;

async function openAnalytics(page: Page): Promise<void> {
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto("/admin/analytics");
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

test("ANALYT-24 ANALYT-25 ANALYT-26 ANALYT-27 ANALYT-28 ANALYT-29 a clerk looks at a period, asks where a number comes from, goes through the chart by keyboard and takes the report along", async ({
  page,
}) => {
  await openAnalytics(page);
  for (const { label } of Object.values(figures)) await expect(card(page, label)).toBeVisible();
  await expect(card(page, figures.revenue.label)).toContainText("₪");
  await expect(card(page, figures.revenue.label)).toContainText(/\$[\d,]+\.\d\d/);

  // The period is in the address.
  await page.getByRole("button", { name: period.choices["90"] }).click();
  await expect(page).toHaveURL(/\?period=90$/);
  await expect(page.getByRole("main").getByText(period.against)).toBeVisible();
  const orders = card(page, figures.orders.label).locator("p").first();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const shown = Number((await orders.innerText()).replace(",", ""));
  expect(shown).toBeGreaterThan(100);

  // Where the number comes from: its rows are as many as it says, and each leads to its order.
  const asker = page.getByRole("button", { name: why.openFor(figures.orders.label) });
  await asker.click();
  const panel = page.getByRole("dialog", { name: why.open });
  await expect(panel.getByText(figures.orders.formula)).toBeVisible();
  await expect(panel.getByText("Asia/Jerusalem")).toBeVisible();
  await expect(page).toHaveURL(/why=orders/);
  const rows = panel.getByRole("list", { name: why.rows }).getByRole("listitem");
  await expect(rows).toHaveCount(50);
  for (let all = 50; all < shown; all = Math.min(all + 50, shown)) {
    await panel.getByRole("button", { name: why.more }).click();
    await expect(rows).toHaveCount(Math.min(all + 50, shown));
  }
  await expect(panel.getByRole("button", { name: why.more })).toBeHidden();
  await panel.getByRole("button", { name: why.span.before }).click();
  await expect(page).toHaveURL(/previous=yes/);
  await panel.getByRole("button", { name: why.span.now }).click();
  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\?period=90$/);

  // The chart by keyboard: what is at the marker is read out, Enter asks for its rows.
  const chart = page.getByRole("slider", { name: new RegExp(charts.revenue) });
  await chart.focus();
  await page.keyboard.press("End");
  const today = await chart.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuenow", "88");
  expect(await chart.getAttribute("aria-valuetext")).not.toBe(today);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/why=revenue&day=\d{4}-\d\d-\d\d|day=\d{4}-\d\d-\d\d&why=revenue/);
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chart).toBeFocused();

  // The table says the same, day by day.
  await page
    .getByRole("group", { name: `${charts.view}: ${charts.orders}` })
    .getByRole("button", { name: charts.asTable })
    .click();
  const table = page.getByRole("table", { name: charts.orders });
  await expect(table.getByRole("row")).toHaveCount(91);
  const counts = (await table.locator("tbody td:nth-child(2)").allInnerTexts()).map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(shown);

  // So does the file.
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
  await expect(products.getByRole("listitem")).toHaveCount(3);
  await products.getByRole("button").filter({ hasText: "₪" }).first().click();
  const panel = page.getByRole("dialog", { name: why.open });
  await expect(panel.getByText(figures.revenue.formula)).toBeVisible();
  const box = await panel.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual((page.viewportSize()?.width ?? 0) - 1);
  expect(await page.evaluate(isWider)).toBe(false);
  await panel.getByRole("button", { name: admin.dialog.close }).click();
  await expect(panel).toBeHidden();
});
