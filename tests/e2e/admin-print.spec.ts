// Orders on paper.
import type { Page } from "@playwright/test";
import { print } from "#i18n/he/print.ts";
import { costOf } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openOrdersApi } from "./admin-orders-api.ts";
import { shops } from "./shops.ts";

test.use({ baseURL: shops.manual.url });

/** Two new orders; counts from now on how often the page asks to be printed. */
async function orderTwo(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { prints: 0 });
    globalThis.print = () => {
      const here = globalThis as unknown as { prints: number };
      here.prints += 1;
    };
  });
  const api = await openOrdersApi(page);
  const first = await api.order("ד״ר יעל O'Brien (VIP)", "yael@example.com");
  const second = await api.order("Paper Two", "two@example.com");
  return { first, ids: `${first.id},${second.id}`, sheet: page.getByRole("article").first() };
}

test("ORDL-27 ORDL-28 a summary has both currencies and a page of its own, and is printed when asked for", async ({
  page,
}) => {
  const { first, ids, sheet } = await orderTwo(page);
  await page.goto(`/admin/print/orders?kind=summary&ids=${ids}&auto=yes`);
  await expect(sheet.getByRole("heading", { name: print.kinds.summary.one })).toBeVisible();
  await expect.poll(() => page.evaluate("prints")).toBe(1);
  await expect(sheet).toContainText(`#${first.number}`);
  await expect(sheet).toContainText("WANDERPAW_BACKPACK_OLIVE");
  await expect(sheet).toContainText((await costOf(page.request, { olive: 1 })).total);
  await expect(sheet).toContainText(/₪/);
  await expect(sheet).not.toContainText("stays inside");
  // Browsers count the pages of what they print.
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test("ORDL-27 a packing slip has no prices, and is printed by its button", async ({ page }) => {
  const { ids, sheet } = await orderTwo(page);
  await page.goto(`/admin/print/orders?kind=packing&ids=${ids}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(sheet.getByRole("heading", { name: print.kinds.packing.one })).toBeVisible();
  await expect(sheet).toContainText("WANDERPAW_BACKPACK_OLIVE");
  await expect(page.getByRole("main")).not.toContainText(/[$₪]/);
  await page.getByRole("button", { name: print.button }).click();
  expect(await page.evaluate("prints")).toBe(1);
});
