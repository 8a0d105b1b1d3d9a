// An open order in the back office: where the focus is, and how it stands on a phone.
import { orderActions } from "#i18n/he/order-actions.ts";
import { button } from "./staff.ts";
import { expect, test } from "./fixtures.ts";
import { getNumber, openOrder, getPanel, createRow, signInAsOrderStaff } from "./order-staff.ts";

test.use({ payments: "manual" });

test("ORDP-12 opening an order by keyboard moves the focus to it, and closing returns the focus to its row", async ({
  page,
}) => {
  const { enter } = await signInAsOrderStaff(page);
  const id = await enter(1, { isPaid: true });
  await page.goto(`/admin/orders?q=${getNumber(id)}`);
  const row = createRow(page, id);
  await row.focus();
  await page.keyboard.press("Enter");
  const panel = getPanel(page, id);
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  // Escape closes what is on top alone.
  await button(panel, orderActions.refund.button).press("Enter");
  const form = page.getByRole("dialog", { name: orderActions.refund.title });
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(button(panel, orderActions.refund.button)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/orders?q=${getNumber(id)}`);
  await expect(row).toBeFocused();
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("ORDP-26 on a phone an order fills the screen, with its actions in view", async ({
    page,
  }) => {
    const { enter } = await signInAsOrderStaff(page);
    const id = await enter(1);
    await page.goto(`/admin/orders?q=${getNumber(id)}`);
    const panel = await openOrder(page, id);
    expect(await panel.boundingBox()).toMatchObject({ width: 360, height: 740 });
    await expect(button(panel, orderActions.status.menu)).toBeInViewport();
  });
});
