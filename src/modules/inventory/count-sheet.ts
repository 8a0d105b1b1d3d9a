import { stringify } from "csv-stringify/sync";
import { toDay } from "#i18n/format-he.ts";
import { sheetHeadings } from "#i18n/he/stocktake-sheet.ts";
import type { Context } from "#modules/context.ts";
import { findVariants } from "./list-stock.ts";

/** As many lines as a filled-in sheet may have. */
const MAX_LINES = 10_000;

/**
 * A sheet with every variant outside the bin and what should lie on the shelf, as a CSV file that
 * Excel opens in Hebrew; the column for the count is empty. No cell is run as a formula.
 */
export async function readCountSheet(
  ctx: Pick<Context, "db" | "clock">,
): Promise<{ fileName: string; csv: string }> {
  const { sku, barcode, product, variant, onHand, counted } = sheetHeadings;
  const rows = await findVariants(ctx, undefined, MAX_LINES);
  const csv = stringify(
    [
      [sku, barcode, product, variant, onHand, counted],
      ...rows.map((row) => [
        row.variant.sku,
        row.variant.barcode,
        row.productName,
        row.variant.variantName,
        row.variant.stockQuantity + row.variant.reservedQuantity,
        "",
      ]),
    ],
    { bom: true, record_delimiter: "\r\n", quoted_string: true, escape_formulas: true },
  );
  return { fileName: `stocktake_${toDay(ctx.clock())}.csv`, csv };
}
