// The palette of the back office and its single keys.
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { orders } from "#i18n/he/orders.ts";
import { keys } from "#i18n/he/keys.ts";
import { palette } from "#i18n/he/palette.ts";
import { expect, test } from "./fixtures.ts";
import { openDialog, signInAsStaff } from "./staff.ts";

const field = (page: Page) => page.getByRole("combobox", { name: palette.field });

test("PAL-01 PAL-02 PAL-05 Ctrl-K or its button opens the palette, arrow keys select, Enter runs, Escape returns the focus", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto("/admin");
  const latest = page.getByRole("table", { name: dashboard.latest.title });
  const number = (await latest.getByRole("link").first().innerText()).replace("#", "");
  const opener = page.getByRole("button", { name: admin.search });
  await opener.click();
  await expect(field(page)).toBeFocused();
  const first = page.getByRole("option").first();
  await expect(first).toHaveAttribute("data-highlighted");
  await page.keyboard.press("ArrowDown");
  await expect(first).not.toHaveAttribute("data-highlighted");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(number.toLowerCase());
  await expect(page.getByRole("option", { name: number })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders\/[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
});

test("PAL-08 PAL-09 PAL-11 single-key shortcuts work, even right after a dialog, but not while typing, and can be turned off", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto("/admin/orders");
  const search = page.getByRole("searchbox", { name: orders.search });
  await search.waitFor();
  await page.locator("#main").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: keys.title })).toBeVisible();
  await page.keyboard.press("Escape");
  // While the dialog is fading away.
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type("n");
  await expect(search).toHaveValue("n");
  await expect(page).toHaveURL(/\/admin\/orders\?q=n$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);

  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: keys.active }).uncheck();
  await page.keyboard.press("Escape");
  await expect(openDialog(page)).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);
});
