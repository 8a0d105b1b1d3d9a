import { readFileSync } from "node:fs";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { rates } from "#i18n/he/rates.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { toast } from "./staff.ts";
import { getLine, makeShelf } from "./shelf.ts";
import { typeInto } from "./engines.ts";
import { expect, shopNow, test } from "./fixtures.ts";

const { edit } = inventory;

// An edit is refused when the value has changed meanwhile.
test.use({ expectedNoise: [/status of 409| 409$/] });

/** Eight digits, of which the last one proves the others. */
function newBarcode(): string {
  const seven = String(shopNow().getTime()).slice(-7);
  let sum = 0;
  for (let place = 0; place < 7; place += 1)
    sum += Number(seven[place]) * (place % 2 === 0 ? 3 : 1);
  return `${seven}${(10 - (sum % 10)) % 10}`;
}

/** Runs in the page: what a scanner does, which types faster than a test can. */
function scan(barcode: string): void {
  for (const key of [...barcode.split(""), "Enter"])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

test("STOCK-38, STOCK-45 the list is searched and filtered by address; prices and stocks are edited by keyboard, and a change meanwhile is shown", async ({
  page,
}) => {
  const shelf = await makeShelf(page, [30, 3, 0]);
  const { headers, mark, ids } = shelf;
  const line = getLine(page, shelf, 0);
  await expect(line.row).toContainText(inventory.levels.enough);
  await expect(getLine(page, shelf, 1).row).toContainText(inventory.levels.critical);
  await expect(getLine(page, shelf, 2).row).toContainText(inventory.levels.out);
  const filters = page.getByRole("group", { name: inventory.level.label });
  await filters.getByRole("button", { name: inventory.level.choices.out }).click();
  await expect(line.row).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/inventory?q=${mark}&level=out`);
  await page.goBack();
  await expect(line.row).toBeVisible();

  // The price: wrong, taken back, and set.
  await line.price.press("Enter");
  const price = line.row.getByLabel(edit.priceLabel);
  await price.fill("79,99");
  await price.press("Enter");
  await expect(line.row).toContainText(edit.badPrice);
  await price.press("Escape");
  await expect(line.price).toBeFocused();
  await expect(line.price).toContainText("$10.00");
  await line.price.press("Enter");
  await price.fill("12.5");
  await expect(line.row).toContainText(edit.inShekels);
  await price.press("Enter");
  await expect(line.price).toContainText("$12.50");
  await expect(line.price).toContainText("₪");
  await expect(toast(page)).toContainText(inventory.saved);

  // The stock: somebody else is faster.
  await line.stock.press("Enter");
  const stock = line.row.getByLabel(edit.stockLabel);
  await stock.fill("25");
  const meanwhile = await page.request.put(`/api/admin/variants/${ids[0]}/stock`, {
    headers,
    data: { available: 28, seen: 30 },
  });
  expect(meanwhile.status()).toBe(200);
  await stock.press("Enter");
  await expect(line.row.getByRole("alert")).toContainText(`${edit.changed} 28`);
  await line.row.getByRole("button", { name: edit.overwrite }).click();
  await expect(line.stock).toHaveText(/ 25$/);
});

test("STOCK-39, STOCK-46 quick presses all count and are taken back together; a refused one is undone; the history tells it all @engine", async ({
  page,
}) => {
  const shelf = await makeShelf(page, [7, 1]);
  const { headers, ids } = shelf;
  const line = getLine(page, shelf, 0);
  const other = getLine(page, shelf, 1);
  for (let press = 0; press < 5; press += 1) await line.plus.click();
  await line.minus.click();
  await expect(line.stock).toHaveText(/ 11$/);
  // The sum can have been four on the way, too: that message is leaving.
  const message = page
    .getByRole("dialog", { name: inventory.step.done(4) })
    .and(page.locator(":not([data-ending-style])"));
  await message.getByRole("button", { name: admin.dialog.undo }).click();
  await expect(toast(page)).toContainText(inventory.step.undone);
  await expect(line.stock).toHaveText(/ 7$/);

  // The last bag goes elsewhere, just before.
  const movements = `**/api/admin/variants/${ids[1]}/movements`;
  await page.route(movements, async (route) => {
    const data = { kind: "adjustment", quantity: -1 };
    const path = `/api/admin/variants/${ids[1]}/movements`;
    expect((await page.request.post(path, { headers, data })).status()).toBe(200);
    await route.continue();
  });
  await other.minus.click();
  await expect(toast(page)).toContainText(errors.out_of_stock);
  await expect(other.stock).toHaveText(/ 0$/);
  await expect(other.minus).toBeDisabled();

  await line.receive.click();
  const dialog = page.getByRole("dialog", { name: inventory.receive.title });
  await typeInto(dialog.getByLabel(inventory.receive.quantity), "20");
  await typeInto(dialog.getByLabel(inventory.receive.note), "Batch 7");
  await dialog.getByRole("button", { name: inventory.receive.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(line.stock).toHaveText(/ 27$/);

  await line.history.click();
  await expect(page).toHaveURL(/&history=/);
  const history = page.getByRole("dialog", { name: inventory.history.title });
  const newest = history.getByRole("listitem").first();
  await expect(newest).toContainText(inventory.reasons.receipt);
  await expect(newest).toContainText("+20");
  await expect(newest).toContainText("Batch 7");
  await page.reload();
  await expect(newest).toContainText(inventory.reasons.receipt);
  await page.keyboard.press("Escape");
  await expect(history).toHaveCount(0);
});

test("STOCK-47, STOCK-48, RATE-14 the shelf is counted with a sheet, a scanned code finds its row, and rates are entered by hand", async ({
  page,
}) => {
  const shelf = await makeShelf(page, [4, 9]);
  const { headers, mark, ids } = shelf;
  const barcode = newBarcode();
  const labelled = await page.request.patch(`/api/admin/variants/${ids[1]}`, {
    headers,
    data: { barcode },
  });
  expect(labelled.status(), await labelled.text()).toBe(200);

  await page.getByRole("button", { name: inventory.stocktake.open }).click();
  const dialog = page.getByRole("dialog", { name: inventory.stocktake.title });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: inventory.stocktake.download }).click();
  const sheet = readFileSync(await (await download).path(), "utf8");
  const counted = sheet
    .split("\r\n")
    .map((line, index) => (index === 0 || !line.includes(mark) ? line : line.replace(/""$/, "6")))
    .join("\r\n");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "count.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${counted}NOBODY,,,,,5\r\n`),
  });
  await expect(dialog).toContainText(inventory.stocktake.problemLabels.unknown_sku);
  const differences = dialog.getByRole("table", { name: inventory.stocktake.differences });
  await expect(differences.getByRole("row", { name: "Place 0" })).toContainText("+2");
  await expect(differences.getByRole("row", { name: "Place 1" })).toContainText("-3");
  // A delivery in between: the differences are shown anew before anything is written.
  const delivery = { kind: "receipt", quantity: 1 };
  await page.request.post(`/api/admin/variants/${ids[0]}/movements`, { headers, data: delivery });
  await dialog.getByRole("button", { name: inventory.stocktake.apply(2) }).click();
  await expect(dialog.getByRole("alert")).toContainText(inventory.stocktake.moved);
  await expect(differences.getByRole("row", { name: "Place 0" })).toContainText("+1");
  await dialog.getByRole("button", { name: inventory.stocktake.apply(2) }).click();
  await expect(dialog).toHaveCount(0);
  await expect(getLine(page, shelf, 0).stock).toHaveText(/ 6$/);
  await expect(getLine(page, shelf, 1).stock).toHaveText(/ 6$/);

  await page.goto("/admin/inventory");
  await expect(page.getByRole("table", { name: inventory.table })).toBeVisible();
  await page.evaluate(scan, barcode);
  await expect(page).toHaveURL(`/admin/inventory?q=${barcode}`);
  await expect(page.getByRole("row", { name: `${mark}_1` })).toBeVisible();
  await expect(page.getByRole("row", { name: "Place" })).toHaveCount(1);

  const panel = page.locator("section", { has: page.getByRole("heading", { name: rates.title }) });
  await expect(panel.getByRole("button", { name: rates.fetch })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await panel.getByRole("button", { name: rates.update }).click();
  await expect(toast(page)).toContainText(/\d/);
  await panel.getByRole("button", { name: rates.enter }).click();
  const form = page.getByRole("dialog", { name: rates.dialog.title });
  await form.getByLabel(rates.dialog.pair).selectOption("GBP");
  await form.getByLabel(rates.dialog.rate, { exact: true }).fill("0.76543");
  await form.getByRole("button", { name: rates.dialog.save }).click();
  await expect(form).toHaveCount(0);
  await expect(panel).toContainText("0.7654");
  await expect(panel).toContainText(rates.sources.manual);
});

test.describe("narrow", () => {
  test.skip(({ isMobile }) => !isMobile, "wide windows have a table");

  test("STOCK-49 on a phone every variant is a card, and nothing scrolls sideways @phone", async ({
    page,
  }) => {
    const card = getLine(page, await makeShelf(page, [8]), 0);
    await expect(card.row).toContainText(inventory.shelf(8, 0));
    await card.price.click();
    await expectNoSidewaysScrolling(page);
    await expect(card.row.getByRole("button", { name: edit.save })).toBeInViewport();
  });
});
