// Orders on paper.
import type { Page } from "@playwright/test";
import { print } from "#i18n/he/print.ts";
import { readCost } from "./catalog.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { openOrdersApi } from "./admin-orders-api.ts";

test.use({ payments: "manual" });

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

test("ORDL-27 ORDL-28 a summary has both currencies and a page of its own, and is printed on request", async ({
  page,
}) => {
  const { first, ids, sheet } = await orderTwo(page);
  await page.goto(`/admin/print/orders?kind=summary&ids=${ids}&auto=yes`);
  await expect(sheet.getByRole("heading", { name: print.kinds.summary.one })).toBeVisible();
  await expect.poll(() => page.evaluate("prints")).toBe(1);
  await expect(sheet).toContainText(`#${first.number}`);
  await expect(sheet).toContainText("WANDERPAW_BACKPACK_OLIVE");
  await expect(sheet).toContainText((await readCost(page.request, { olive: 1 })).total);
  await expect(sheet).toContainText(/₪/);
  await expect(sheet).not.toContainText("stays inside");
  // Browsers count the pages of what they print.
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test("ORDP-51 an open order is printed alone and once", async ({ page }) => {
  const { first } = await orderTwo(page);
  await page.goto(`/admin/orders/${first.id}`);
  await expect(page.getByRole("heading", { name: first.number })).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("ORDL-51 labels are pages of 100 by 150 mm, and an order without an address gets none", async ({
  page,
}) => {
  const { first } = await orderTwo(page);
  const api = await openOrdersApi(page);
  const billingAddress = { line1: "Unter den Linden 5", city: "Berlin", country: "DE" };
  const abroad = await api.order("Grete Weber", "grete@example.com", { billingAddress });
  const nowhere = await api.order("Dana", "dana@example.com", { billingAddress: undefined });
  const ids = [first.id, abroad.id, nowhere.id].join(",");
  await page.goto(`/admin/print/orders?kind=label&ids=${ids}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("listitem")).toContainText([nowhere.number]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, ...points]) =>
    points.map((point) => Math.round((Number(point) / 72) * 25.4)),
  );
  expect(sizes).toEqual([
    [100, 150],
    [100, 150],
  ]);
  await expectAccessible(page);
});
