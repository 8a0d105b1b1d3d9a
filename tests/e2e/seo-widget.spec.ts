import type { Page } from "@playwright/test";
import { shell } from "#i18n/en/shell.ts";
import { seoWidget } from "#i18n/he/seo-widget.ts";
import { expectAccessible } from "./accessible.ts";
import { signInAs } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

/** The scripts of the widget that a page has asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/seo-widget-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const widget = (page: Page) => page.getByRole("complementary", { name: seoWidget.label });

test("SEO-70 SEO-73 an administrator sees sample figures on the pages of the shop, and hides them", async ({
  page,
}) => {
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto("/");
  const bar = widget(page).getByRole("button", { name: "SEO" });
  await bar.click();
  await expect(widget(page).getByText(seoWidget.samples.badge, { exact: true })).toHaveCount(
    seoWidget.samples.figures.length,
  );
  await expectAccessible(page, "#seo-widget");
  await page.getByRole("banner").getByRole("link", { name: shell.myOrders }).click();
  await expect(bar).toHaveAttribute("aria-expanded", "true");
  await widget(page).getByRole("button", { name: seoWidget.putAway }).click();
  await expect(widget(page)).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator("#seo-widget")).toHaveCount(0);
});

test("SEO-70 the code of the widget is never sent to customers and visitors", async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto("/");
  await untilHydrated(page);
  const roleIsKnown = page.waitForResponse("**/api/auth/session");
  await signInAs(page, "customer@wanderpaw.example");
  await page.goto("/");
  await roleIsKnown;
  await untilHydrated(page);
  await expect(page.locator("#seo-widget")).toHaveCount(0);
  expect(asked).toEqual([]);
});
