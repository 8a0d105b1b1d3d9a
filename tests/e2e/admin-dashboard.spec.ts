// The dashboard of the back office on a phone, and what opens over it.
import { randomUUID } from "node:crypto";
import { admin } from "#i18n/he/admin.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { palette } from "#i18n/he/palette.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { openDialog, signInAsStaff } from "./staff.ts";

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("DASH-04 DASH-08 PAL-10 on a phone low stock is fully visible, nothing is too wide, and the palette fills the screen", async ({
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
    await page.getByRole("button", { name: admin.search }).click();
    await expect(page.getByRole("combobox", { name: palette.field })).toBeVisible();
    expect((await openDialog(page).boundingBox())?.width).toBeGreaterThanOrEqual(359);
    await page.getByRole("option", { name: palette.actions.newOrder }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/new$/);
  });
});

test("ADMIN-112 what is asked for before its script has come opens once it is there", async ({
  page,
}) => {
  await signInAsStaff(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/popup-parts-*", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/admin");
  const menu = page.getByRole("button", { name: admin.userMenu.label });
  const script = page.waitForRequest("**/assets/popup-parts-*");
  await menu.focus();
  await page.keyboard.press("ArrowDown");
  await script;
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  release();
  const signOut = page.getByRole("menuitem", { name: admin.userMenu.signOut });
  await expect(signOut).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(signOut).toBeHidden();
  await expect(menu).toBeFocused();
});
