import { toDay } from "#i18n/format-he.ts";
import { sheetHeadings as names } from "#i18n/he/stocktake-sheet.ts";
import type { Context } from "#modules/context.ts";
import { findVariants } from "#modules/inventory/list-stock.ts";
import type { SmallFile } from "./contract.ts";
import type { FileFormat } from "./formats.ts";
import type { Column } from "./table.ts";
import { toSmallFile } from "./write-table.ts";

/** As many lines as a filled-in sheet may have. */
const MAX_LINES = 10_000;

type Row = Awaited<ReturnType<typeof findVariants>>[number];

const columns: readonly Column<Row>[] = [
  { name: names.sku, cell: ({ variant }) => variant.sku },
  { name: names.barcode, cell: ({ variant }) => variant.barcode },
  { name: names.product, cell: ({ productName }) => productName },
  { name: names.variant, cell: ({ variant }) => variant.variantName },
  { name: names.onHand, cell: ({ variant }) => variant.stockQuantity + variant.reservedQuantity },
  { name: names.counted, cell: () => null },
];

/**
 * A sheet with every variant outside the bin and what should lie on the shelf; the column for the
 * count is empty.
 */
export async function readCountSheet(
  ctx: Pick<Context, "db" | "clock">,
  { format }: { readonly format: FileFormat },
): Promise<SmallFile> {
  const rows = await findVariants(ctx, undefined, MAX_LINES);
  return toSmallFile(format, { name: `stocktake_${toDay(ctx.clock())}`, columns, batches: [rows] });
}
