// Work in the back office on a phone, with one thumb.
import type { Page } from "@playwright/test";
import { formatHebrewDate, formatWeekday } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { toDo } from "#i18n/he/to-do.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orders } from "#i18n/he/orders.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expect, shopNow, test } from "./fixtures.ts";
import { getNumber, openOrder, signInAsOrderStaff } from "./order-staff.ts";
import { button, signInAsStaff } from "./staff.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test("ADMIN-98 ADMIN-96 DASH-09 on a phone the tasks and the first row of a list are in the first screen, below the date", async ({
  page,
}) => {
  const { enter } = await signInAsOrderStaff(page);
  await enter(1);
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: toDo.title })).toBeInViewport();
  for (const path of ["orders", "customers", "inventory"]) {
    await page.goto(`/admin/${path}`);
    const first = page.getByRole("main").locator("tbody tr").first();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await isWider(page)).toBe(false);
    const head = page.getByRole("banner").first();
    await expect(head).toContainText(formatWeekday(shopNow()));
    await expect(head).toContainText(formatHebrewDate(shopNow()));
  }
});

test("ADMIN-98 on a phone the tools of a list are behind one button, which shows the number of active filters", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto("/admin/orders?status=pending&period=week");
  const tools = button(page, admin.list.tools(2));
  const period = page.getByRole("button", { name: orders.period.choices.today });
  await expect(page.getByRole("searchbox", { name: orders.search })).toBeVisible();
  await expect(period).toBeHidden();
  await tools.click();
  await expect(tools).toHaveAttribute("aria-expanded", "true");
  await period.click();
  await expect(page).toHaveURL(/period=today/);
  await tools.click();
  await expect(period).toBeHidden();
});

test("ORDP-37 on a phone an order is packed, shipped with its tracking number and completed by the button at the thumb", async ({
  page,
}) => {
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1);
  await page.goto(`/admin/orders?q=${getNumber(id)}`);
  const panel = await openOrder(page, id);
  const press = async (name: string) => {
    const next = button(panel, name);
    await expect(next).toBeInViewport({ ratio: 1 });
    const box = await next.boundingBox();
    expect(box?.y).toBeGreaterThan(370);
    await next.click();
  };
  await press(orderActions.next.pay);
  await button(page, orderActions.payment.submit).click();
  await press(orderActions.next.pack);
  await press(orderActions.next.ship);
  await page
    .getByRole("textbox", { name: orderActions.shipment.fields.trackingNumber.label })
    .fill("RR123456789IL");
  await button(page, orderActions.shipment.submit).click();
  await press(orderActions.next.complete);
  await expect(button(panel, orderActions.next.complete)).toHaveCount(0);
});

test("ADMIN-100 on a phone no field has letters of less than 16 pixels", async ({ page }) => {
  await signInAsStaff(page);
  for (const path of [
    adminPaths.orders,
    adminPaths.newOrder,
    adminPaths.coupons,
    adminPaths.ownSecurity,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("input").first()).toBeAttached();
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll("input, select, textarea")].map((field) =>
        Number.parseFloat(getComputedStyle(field).fontSize),
      ),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
