import { readFileSync } from "node:fs";
import { formatNames } from "#i18n/he/files.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { rates } from "#i18n/he/rates.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { toast } from "./staff.ts";
import { getLine, makeShelf } from "./stock-product.ts";
import { expect, phone, shopNow, test } from "./fixtures.ts";

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

test("STOCK-47, STOCK-48, RATE-14 a stocktake uses a sheet, a scanned code finds its row, and rates are entered by hand", async ({
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
  await page.getByRole("menuitem", { name: formatNames.csv }).click();
  const sheet = readFileSync(await (await download).path(), "utf8");
  const counted = sheet
    .split("\r\n")
    .map((line, index) => (index === 0 || !line.includes(mark) ? line : line.replace(/,$/, ",6")))
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
  await expect(page.getByRole("table", { name: inventory.list.label })).toBeVisible();
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
  await form.getByLabel(rates.fields.targetCurrency.label).selectOption("GBP");
  await form.getByLabel(rates.fields.rate.label, { exact: true }).fill("0.76543");
  await form.getByRole("button", { name: rates.dialog.submit }).click();
  await expect(form).toHaveCount(0);
  await panel.getByRole("button", { name: rates.currencies.open }).click();
  const pound = page.getByRole("row", { name: "GBP" });
  await expect(pound).toContainText("0.7654");
  await expect(pound).toContainText(rates.sources.manual);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("STOCK-49 on a phone every variant is a card, and nothing scrolls sideways", async ({
    page,
  }) => {
    const card = getLine(page, await makeShelf(page, [8]), 0);
    await expect(card.row).toContainText(inventory.shelf(8, 0));
    await card.price.click();
    await expectNoSidewaysScrolling(page);
    await expect(card.row.getByRole("button", { name: edit.save })).toBeInViewport();
  });
});
