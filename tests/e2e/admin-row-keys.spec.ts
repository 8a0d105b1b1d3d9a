// The keys that go through the rows of a list from anywhere on its page.
import { customers } from "#i18n/he/customers.ts";
import { signInAsStaff } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { rows, search } from "./admin-orders-api.ts";

test.use({ payments: "manual" });

/** So that what other tests add meanwhile moves no row. */
const oldestFirst = (list: string, sort: string) => `${list}?sort=${sort}&direction=asc`;

test("ORDL-07 J, K and arrow keys move through the orders, except while typing, and Enter opens one", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(oldestFirst("/admin/orders", "created"));
  await expect(rows(page)).toHaveCount(50);
  const links = page.locator("[data-row-link]:visible");
  await page.keyboard.press("KeyJ");
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("KeyJ");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("KeyK");
  await expect(links.nth(0)).toBeFocused();
  await search(page).press("KeyJ");
  await expect(search(page)).toBeFocused();
  // The letter is a search.
  await expect(page).toHaveURL(/[?&]q=j/);
  await page.goto(oldestFirst("/admin/orders", "created"));
  await expect(rows(page)).toHaveCount(50);
  await links.nth(1).focus();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(links.nth(2)).toBeFocused();
  const number = (await links.nth(2).textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: number })).toBeVisible();
});

test("CRM-32 J and K move through the customers from anywhere on the page, starting at the open one", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(oldestFirst("/admin/customers", "firstSeen"));
  await expect(rows(page)).toHaveCount(50);
  const getLink = (place: number) => rows(page).nth(place).getByRole("link");
  await page.keyboard.press("KeyJ");
  await expect(getLink(0)).toBeFocused();
  await page.keyboard.press("KeyJ");
  await page.keyboard.press("KeyJ");
  await page.keyboard.press("KeyK");
  await expect(getLink(1)).toBeFocused();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("KeyJ");
  await expect(getLink(2)).toBeFocused();
  const field = page.getByRole("searchbox", { name: customers.search });
  await field.press("KeyJ");
  await expect(field).toBeFocused();
});
