import { admin } from "#i18n/he/admin.ts";
import { rows } from "./admin-orders-api.ts";
import { expect, test } from "./fixtures.ts";
import { button, signInAsStaff } from "./staff.ts";

test("ORDL-35 rows can be made compact, and stay so", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto("/admin/orders");
  await expect(rows(page)).toHaveCount(50);
  const toggle = button(page, admin.list.compact);
  await toggle.click();
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const height = (await rows(page).nth(1).boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThanOrEqual(38);
});
