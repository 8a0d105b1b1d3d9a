// Numbers that a spreadsheet has changed are asked about before anything is shipped or counted.
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { bulkOrderEndpoints } from "#modules/orders/shipping/bulk-endpoints.ts";
import { stocktakeEndpoints } from "#modules/inventory/stocktake-endpoints.ts";
import { startSalesShop } from "./sales-shop.ts";

const { database, asAdmin } = await startSalesShop();
const toId = (number: string) => `00000000-0000-4000-8000-0000${number.toLowerCase()}`;

beforeAll(async () => {
  await database.asOwner(
    `insert into orders (id, customer_name, customer_email, source, status, stock_state, subtotal_minor, total_minor)
     select id::uuid, 'Noa', 'noa@mail.example', 'admin', 'processing', 'released', 100, 100 from unnest($1::text[]) id`,
    [["380059E6", "4E860705", "09440702"].map(toId)],
  );
  await database.asOwner(
    `insert into product_variants (product_id, variant_name, price_minor, sku, barcode)
     select products.id, v.sku, 1, v.sku, v.barcode from products,
       unnest(array['00123', '3E5', '6.10', '1/2', 'Bag-XL'], array['4006381333931', null, null, null, null]) as v (sku, barcode)
     where products.sku = 'WANDERPAW_BACKPACK'`,
  );
});

async function readFile(lines: readonly string[]) {
  const csv = ["order,tracking", ...lines].join("\n");
  const { text } = await asAdmin("POST", "/api/admin/shipments/sheet", { csv });
  return bulkOrderEndpoints.readShipmentSheet.response.parse(JSON.parse(text)).rows;
}

test.each([
  ["380059000000", "380059E6"],
  ["3.80059E+11", "380059E6"],
  ["1.79E+308", "4E860705"],
  ["1.79769313486232E+308", "4E860705"],
  ["9440702", "09440702"],
  ["9440702.0", "09440702"],
])("ORDL-56 %s in a carrier's file may mean the order %s", async (cell, number) => {
  const [row] = await readFile([`${cell},A1`]);
  expect([row?.order?.id, row?.isGuessed]).toEqual([toId(number), true]);
});

test("ORDL-56 an order that is named as it is called is not guessed, and nothing is guessed for another number", async () => {
  const rows = await readFile(["#09440702,A1", "380059E6,A2", "9440703,A3"]);
  expect(rows.map(({ order, isGuessed }) => [order?.number, isGuessed])).toEqual([
    ["09440702", false],
    ["380059E6", false],
    [undefined, false],
  ]);
});

test("ORDL-55 a number that may be rounded is shipped only once it is confirmed", async () => {
  const row = {
    orderId: toId("380059E6"),
    carrier: "dhl",
    trackingNumber: "340434161094043000",
    withoutAddress: true,
  };
  const judge = async (body: object) =>
    z
      .object({ verdicts: z.array(z.string()) })
      .parse(
        JSON.parse((await asAdmin("POST", "/api/admin/shipments/preview", { rows: [body] })).text),
      ).verdicts;
  expect(await judge(row)).toEqual(["rounded"]);
  expect((await asAdmin("POST", "/api/admin/shipments", { rows: [row] })).status).toBe(409);
  expect(await judge({ ...row, isConfirmed: true })).toEqual(["ships"]);
  expect(await judge({ ...row, trackingNumber: "12/05/2026", isConfirmed: true })).toEqual([
    "changed_by_sheet",
  ]);
});

async function preview(csv: string) {
  const { text } = await asAdmin("POST", "/api/admin/stocktake/preview", { csv });
  return stocktakeEndpoints.previewStocktake.response.parse(JSON.parse(text));
}

test.each([
  ["123", "00123"],
  ["300000", "3E5"],
  ["3.00E+05", "3E5"],
  ["6.1", "6.10"],
  ["01/02/2026", "1/2"],
])("STOCK-80 %s in a sheet is reported as probably %s, and counts nothing", async (cell, sku) => {
  expect(await preview(`sku,counted\n${cell},5`)).toEqual({
    rows: [],
    problems: [{ line: 2, sku: cell, code: "changed_sku", value: sku }],
    notCounted: 0,
  });
});

test("STOCK-79 variants are named by SKU in any letter case, or by barcode below a title", async () => {
  const bySku = await preview("sku,counted\nbag-xl,5\nBAG-XL,6\n00123,7");
  expect(bySku.rows.map(({ sku, counted }) => [sku, counted])).toEqual([
    ["Bag-XL", 5],
    ["00123", 7],
  ]);
  expect(bySku.problems.map(({ code }) => code)).toEqual(["twice"]);
  const byBarcode = await preview("Stocktake of March\n\nbarcode,counted\n4006381333931,12.0");
  expect(byBarcode.rows.map(({ sku, counted }) => [sku, counted])).toEqual([["00123", 12]]);
});
