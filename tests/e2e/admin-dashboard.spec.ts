// The dashboard of the back office: news of an order, and how it stands on a phone.
import { randomUUID } from "node:crypto";
import { dashboard } from "#i18n/he/dashboard.ts";
import { news } from "#i18n/he/news.ts";
import { palette } from "#i18n/he/palette.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { openDashboard } from "./dashboard.ts";
import { expect, test } from "./fixtures.ts";
import { orderElsewhere, receiveBags } from "./ordering.ts";
import { openDialog, signInAsStaff } from "./staff.ts";

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

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("DASH-04 DASH-08 PAL-10 on a phone what runs low is whole, nothing is wider than the screen, and the palette takes all of it", async ({
    page,
  }) => {
    const { addProduct, call } = await signInAsStaff(page);
    const mark = randomUUID().slice(0, 8);
    const { id } = await addProduct({ name: `Low ${mark}`, basePriceMinor: 1_000 });
    const variantName = `Chocolate Brown with Caramel and Cream ${mark}`;
    const sku = `LOW_BACKPACK_CHOCOLATE_BROWN_CARAMEL_CREAM_${mark.toUpperCase()}`;
    await call("POST", `/api/admin/products/${id}/variants`, {
      variantName,
      sku,
      priceMinor: 1_000,
      stock: 0,
    });
    await page.goto("/admin");
    const low = page.getByRole("region", { name: dashboard.lowStock.title });
    await expect(low.getByRole("link", { name: variantName })).toBeVisible();
    const cut = await low.getByRole("listitem").evaluateAll((items) =>
      items
        .flatMap((item) => [...item.querySelectorAll("*")])
        .filter((part) => part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1)
        .filter((part) => getComputedStyle(part).textOverflow === "ellipsis")
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    await expect(page.getByRole("img", { name: dashboard.chart.label })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.getByRole("button", { name: palette.search }).click();
    await expect(page.getByRole("combobox", { name: palette.field })).toBeVisible();
    expect((await openDialog(page).boundingBox())?.width).toBeGreaterThanOrEqual(359);
    await page.getByRole("option", { name: palette.actions.newOrder }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/new$/);
  });
});
