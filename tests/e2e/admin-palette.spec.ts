// The palette of the back office and its single keys.
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { orders } from "#i18n/he/orders.ts";
import { keys, palette } from "#i18n/he/palette.ts";
import { heading, openDashboard } from "./dashboard.ts";
import { expect, test } from "./fixtures.ts";
import { openDialog } from "./staff.ts";

const field = (page: Page) => page.getByRole("combobox", { name: palette.field });
const opener = (page: Page) => page.getByRole("button", { name: palette.search });
const latest = (page: Page) => page.getByRole("table", { name: dashboard.latest.title });

/** The number of the newest order, by the dashboard that is open. */
async function newestNumber(page: Page): Promise<string> {
  return (await latest(page).getByRole("link").first().innerText()).replace("#", "");
}

/** Opens the palette by keyboard and searches for some words. */
async function seek(page: Page, labels: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(labels);
}

/** Finds an order by its number and opens it. */
async function openByNumber(page: Page, number: string): Promise<void> {
  await seek(page, number.toLowerCase());
  await expect(page.getByRole("option", { name: number })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
}

test("PAL-01 the palette opens by Ctrl-K and by its button @engine", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
});

test("PAL-02 an order is found by its number, and how much was found is said @engine", async ({
  page,
}) => {
  await openDashboard(page);
  const number = await newestNumber(page);
  await seek(page, number.toLowerCase());
  await expect(page.getByRole("option", { name: number })).toBeVisible();
  // A customer is found by the number of an order as well, so there may be more than one line.
  await expect(async () => {
    const shown = await page.getByRole("option").count();
    const status = openDialog(page).getByRole("status");
    await expect(status).toHaveText(palette.found(shown), { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
});

test("PAL-02 a bag is found by its SKU, and leads to its stock", async ({ page }) => {
  await openDashboard(page);
  await seek(page, "backpack_olive");
  const variants = page.getByRole("group", { name: palette.groups.variants });
  await expect(variants.getByRole("option")).toHaveCount(1);
  await variants.getByRole("option").click();
  await expect(page).toHaveURL(/\/admin\/inventory\?q=WANDERPAW_BACKPACK_OLIVE$/);
});

test("PAL-03 a page is found by another word for it", async ({ page }) => {
  await openDashboard(page);
  await seek(page, "מחסן");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(heading(page, admin.nav.inventory)).toBeVisible();
});

test("PAL-04 PAL-05 an order opened lately comes first; arrows go on, Escape gives the focus back", async ({
  page,
}) => {
  await openDashboard(page);
  const number = await newestNumber(page);
  await openByNumber(page, number);
  await page.goto("/admin");
  await expect(heading(page, admin.nav.dashboard)).toBeVisible();
  await opener(page).click();
  const recent = page.getByRole("option", { name: `${palette.order} #${number}` });
  await expect(recent).toHaveAttribute("data-highlighted");
  await page.keyboard.press("ArrowDown");
  await expect(recent).not.toHaveAttribute("data-highlighted");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("PAL-06 an order, a product, the theme, the keys and signing out are actions", async ({
  page,
}) => {
  await openDashboard(page);
  await opener(page).click();
  const { newOrder, newProduct, theme, keys: showKeys, signOut } = palette.actions;
  const options = page.getByRole("group", { name: palette.groups.actions }).getByRole("option");
  for (const name of [newOrder, newProduct, theme.dark, showKeys, signOut])
    await expect(options.filter({ hasText: name })).toHaveCount(1);
  await options.filter({ hasText: theme.dark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await opener(page).click();
  await options.filter({ hasText: newProduct }).click();
  await expect(page).toHaveURL(/\/admin\/products\?add=yes$/);
});

test("PAL-07 g and a letter lead to a module", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(heading(page, admin.nav.orders)).toBeVisible();
});

test("PAL-08 a question mark opens the list of keys", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: keys.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(openDialog(page)).toBeHidden();
});

test("PAL-08 a slash leads to the page's search and n to a new order, but not while somebody types", async ({
  page,
}) => {
  await openDashboard(page);
  await page.goto("/admin/orders");
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: orders.search });
  await expect(search).toBeFocused();
  await page.keyboard.type("n");
  await expect(search).toHaveValue("n");
  await expect(page).toHaveURL(/\/admin\/orders\?q=n$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);
});

test("PAL-09 single keys can be switched off, and Ctrl-K still works", async ({ page }) => {
  await openDashboard(page);
  // Once an answer is shown, the keys are listened to.
  await expect(latest(page)).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: keys.active }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/admin$/);
});
