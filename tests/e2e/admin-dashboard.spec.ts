import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { news } from "#i18n/he/news.ts";
import { orders } from "#i18n/he/orders.ts";
import { keys, palette } from "#i18n/he/palette.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { orderElsewhere, receiveBags } from "./ordering.ts";
import { shops } from "./shops.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function openDashboard(page: Page): Promise<void> {
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto("/admin");
  await expect(heading(page, admin.nav.dashboard)).toBeVisible();
}

test("DASH-01 DASH-02 DASH-03 DASH-04 DASH-05 DASH-06 the dashboard shows how the shop stands; each figure says what it means and leads to what is behind it", async ({
  page,
}) => {
  await openDashboard(page);
  const figures = page.getByRole("main").locator("dl").first();
  const { revenue, lowStock, products, orders: all } = dashboard.figures;
  for (const { label } of [all, revenue, lowStock, products])
    await expect(figures.getByRole("link", { name: label, exact: true })).toBeVisible();
  await expect(figures).toContainText("₪");
  await expect(figures).toContainText(/\$[\d,]+\.\d\d/);

  await figures.getByRole("button", { name: `${admin.explain} ${revenue.label}` }).click();
  await expect(page.getByText(revenue.explanation)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(revenue.explanation)).toBeHidden();

  const latest = page.getByRole("table", { name: dashboard.latest.title });
  await expect(latest.getByRole("row")).toHaveCount(6);
  const low = page.getByRole("region", { name: dashboard.lowStock.title });
  await expect(low.getByRole("listitem")).toHaveCount(3);
  await expect(low.getByRole("img").or(low.locator("img"))).toHaveCount(3);

  const statuses = page.getByRole("region", { name: dashboard.statuses.title });
  const counts = (await statuses.getByRole("listitem").locator("bdi").allInnerTexts()).map(Number);
  const shown = Number(await figures.locator("dd").first().innerText());
  expect(counts).toHaveLength(4);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(shown);

  await expect(page.getByRole("img", { name: dashboard.chart.label })).toBeVisible();
  await page.getByText(dashboard.chart.table).click();
  await expect(
    page.getByRole("table", { name: dashboard.chart.label }).getByRole("row"),
  ).toHaveCount(7);

  await figures.getByRole("link", { name: lowStock.label, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/inventory\?level=below$/);
  await page.goBack();
  await figures.getByRole("link", { name: revenue.label, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=completed$/);
});

test("PAL-01 PAL-02 PAL-03 PAL-04 PAL-05 PAL-06 PAL-07 PAL-08 PAL-09 everything can be reached from the keyboard", async ({
  page,
}) => {
  await openDashboard(page);
  const latest = page.getByRole("table", { name: dashboard.latest.title });
  const number = (await latest.getByRole("link").first().innerText()).replace("#", "");

  // A page, by another word for it.
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: palette.field });
  await expect(field).toBeFocused();
  await page.keyboard.type("מחסן");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(heading(page, admin.nav.inventory)).toBeVisible();

  // An order by its number; how much was found is said.
  await page.keyboard.press("Control+k");
  await page.keyboard.type(number.toLowerCase());
  await expect(page.getByRole("option", { name: number })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(palette.found(1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
  await page.goto("/admin");
  await expect(heading(page, admin.nav.dashboard)).toBeVisible();

  // What was opened comes first; arrows go on from there; Escape gives the focus back.
  const opener = page.getByRole("button", { name: palette.search });
  await opener.click();
  const recent = page.getByRole("option", { name: `${palette.order} #${number}` });
  await expect(recent).toHaveAttribute("data-highlighted");
  await page.keyboard.press("ArrowDown");
  await expect(recent).not.toHaveAttribute("data-highlighted");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  // A bag by its SKU.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("backpack_olive");
  const variants = page.getByRole("group", { name: palette.groups.variants });
  await expect(variants.getByRole("option")).toHaveCount(1);
  await variants.getByRole("option").click();
  await expect(page).toHaveURL(/\/admin\/inventory\?q=WANDERPAW_BACKPACK_OLIVE$/);

  // Keys alone, whatever the layout; not while somebody types.
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: keys.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(heading(page, admin.nav.orders)).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: orders.search });
  await expect(search).toBeFocused();
  await page.keyboard.type("n");
  await expect(search).toHaveValue("n");
  await expect(page).toHaveURL(/\/admin\/orders\?q=n$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);

  // They can be switched off, but for the one with Ctrl.
  await page.goto("/admin");
  // Whatever listens does so before the first answer is there.
  await expect(latest).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: keys.active }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/admin$/);
});

test.describe("in a shop that takes orders", () => {
  test.use({ baseURL: shops.manual.url });

  test("LIVE-01 LIVE-03 DASH-07 a new order appears without reload, is told, and waits at the bell until it has been seen", async ({
    page,
    playwright,
  }) => {
    const customer = await playwright.request.newContext({ baseURL: shops.manual.url });
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
  const box = await page.getByRole("dialog").boundingBox();
  const screen = page.viewportSize();
  expect(box?.width).toBeGreaterThanOrEqual((screen?.width ?? 0) - 1);
  await page.getByRole("option", { name: palette.actions.newOrder }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);
});
