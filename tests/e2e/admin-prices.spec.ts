// Prices of a whole product, and what a restock costs in presses.
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { expect, test } from "./fixtures.ts";
import { countPresses } from "./presses.ts";
import { getLine, makeShelf } from "./shelf.ts";
import { toast } from "./staff.ts";

const { edit } = inventory;

// An edit is refused when the value has changed meanwhile.
test.use({ expectedNoise: [/status of 409| 409$/] });

test("STOCK-70 STOCK-71 a price is set for all variants in one press, refused when one has changed, and taken back", async ({
  page,
}) => {
  const shelf = await makeShelf(page, [20, 20, 20]);
  const { headers, ids } = shelf;
  const prices = ids.map((_, place) => getLine(page, shelf, place).price);
  const [first] = prices;
  if (first === undefined) throw new Error("the shelf is empty");
  const field = page.getByLabel(edit.priceLabel, { exact: true });
  const all = page.getByRole("button", { name: edit.all });
  const { press, presses } = countPresses(page);
  await press(first);
  await field.fill("25.50");
  await press(all);
  await expect(toast(page)).toContainText(edit.allSaved);
  expect(presses()).toBeLessThanOrEqual(2);
  for (const price of prices) await expect(price).toContainText("25.50");
  await toast(page).getByRole("button", { name: admin.dialog.undo }).click();
  for (const price of prices) await expect(price).toContainText("10.00");

  await first.click();
  await field.fill("30");
  const path = `/api/admin/variants/${ids[2]}/price`;
  const data = { priceMinor: 1_234, seenMinor: 1_000 };
  expect((await page.request.put(path, { headers, data })).status()).toBe(200);
  await all.click();
  await expect(page.getByRole("alert").filter({ hasText: edit.allChanged })).toContainText("12.34");
  // Now that it has been seen, another press sets it.
  await expect(prices[2] ?? first).toContainText("12.34");
  await all.click();
  for (const price of prices) await expect(price).toContainText("30.00");
});

test("STOCK-72 a variant is restocked in three presses", async ({ page }) => {
  const shelf = await makeShelf(page, [0]);
  const line = getLine(page, shelf, 0);
  const { press, pressKey, presses } = countPresses(page);
  await press(line.receive);
  await expect(page.getByLabel(inventory.receive.quantity)).toBeFocused();
  await page.keyboard.insertText("12");
  await pressKey("Enter");
  await expect(line.stock).toHaveText(/ 12$/);
  expect(presses()).toBeLessThanOrEqual(3);
});
