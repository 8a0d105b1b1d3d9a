// The page of an order: its focus, its looks, and as it is printed.
import type { Page } from "@playwright/test";
import { backpackColors } from "#content/backpack-colors.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { orderOlive } from "./ordering.ts";

test.use({ payments: "manual" });

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Opens the page of a guest's new order. */
async function openOrder(page: Page): Promise<void> {
  const { accessKey, number } = await orderOlive(page.request);
  await page.goto(`/order-status/${accessKey}`);
  await expect(heading(page, orderStatus.title(number))).toBeVisible();
}

test("ORD-22 ORD-24 an order's page is accessible, and printed it is a summary without navigation", async ({
  page,
}) => {
  await openOrder(page);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(orderStatus.summary, { exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText(orderStatus.cancel.open)).toBeHidden();
  await expect(main(page)).toContainText(`${backpackColors.olive.name}, 1 item`);
});

test("ORD-23 an order is cancelled by a button that asks for confirmation, and focus follows", async ({
  page,
}) => {
  await openOrder(page);
  // Pressed before, it opens without the scripts that move the focus.
  await untilHydrated(page);
  await page.getByText(orderStatus.cancel.open).click();
  await expect(page.getByText(orderStatus.cancel.sure)).toBeFocused();
  await page.getByRole("button", { name: orderStatus.cancel.keep }).click();
  await expect(page.getByText(orderStatus.cancel.open)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: orderStatus.cancel.confirm }).click();
  await expect(main(page).getByText("Cancelled").first()).toBeVisible();
  await expect(page.getByText(orderStatus.cancel.open)).toHaveCount(0);
  await expect(heading(page, /^Order/)).toBeFocused();
});
