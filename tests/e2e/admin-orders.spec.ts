// The list of orders in the back office: its place on the screen, and how it stands on a phone.
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { order as panelText } from "#i18n/he/order.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { bulkBar, openOrdersApi, rows } from "./admin-orders-api.ts";
import { openDialog } from "./staff.ts";

test.use({ payments: "manual" });

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
  return { listUrl: page.url(), twelfth, number, panel };
}

/** Scrolls the row to the middle; what comes back says whether it still stands there. */
async function getPlace(row: ReturnType<Page["locator"]>): Promise<() => Promise<boolean>> {
  await row.evaluate((link) => link.scrollIntoView({ block: "center" }));
  const place = await row.boundingBox();
  return async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (place?.y ?? 0)) < 3;
}

test("ORDL-06 ORDL-08 an order opens beside the list with its row in view, and closing it returns to the same position", async ({
  page,
}) => {
  const { listUrl, twelfth, panel } = await openSecondPage(page);
  const isInPlace = await getPlace(twelfth);
  await twelfth.press("Enter");
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).search).toBe(new URL(listUrl).search);
  await expect(rows(page).nth(11)).toHaveAttribute("data-open", "true");
  await expect(rows(page).nth(11)).toBeInViewport();
  await expect(panel.getByRole("button", { name: panelText.close })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(listUrl);
  await expect(page.getByRole("link", { name: admin.list.previous })).toBeVisible();
  expect(await isInPlace()).toBe(true);
});

test("ORDL-06 Back from another screen returns to the same rows and scroll position", async ({
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

  test("ADMIN-93 ORDL-08 ORDL-29 on a phone orders are cards, an open order fills the screen, and nothing scrolls sideways", async ({
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
