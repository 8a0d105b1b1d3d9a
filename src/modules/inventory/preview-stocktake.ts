import { inArray } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { findVariants } from "./list-stock.ts";
import { readSheet, type SheetLine } from "./read-sheet.ts";
import type { CountedRow, WrongLine } from "./stocktake-contract.ts";

type Preview = { rows: CountedRow[]; problems: WrongLine[]; notCounted: number };

/**
 * The changes that a filled-in sheet would make: each valid line beside the stock, and the problems
 * of the others. Changes nothing itself. Throws `invalid_fields` for text that is no such sheet.
 */
export async function previewStocktake(ctx: Pick<Context, "db">, csv: string): Promise<Preview> {
  const { lines, notCounted } = readSheet(csv);
  const skus = [...new Set(lines.map((line) => line.sku))];
  const found = await findVariants(ctx, inArray(productVariants.sku, skus), skus.length);
  const bySku = new Map(found.map((row) => [row.variant.sku, row]));
  const preview: Preview = { rows: [], problems: [], notCounted };
  for (const line of lines) {
    const row = compare(line, bySku.get(line.sku));
    if ("code" in row) preview.problems.push(row);
    else preview.rows.push(row);
  }
  return preview;
}

function compare(
  line: SheetLine,
  found: Awaited<ReturnType<typeof findVariants>>[number] | undefined,
): CountedRow | WrongLine {
  const place = { line: line.line, sku: line.sku };
  if (found === undefined) return { ...place, code: "unknown_sku", value: line.sku };
  if ("problem" in line) return { ...place, code: line.problem, value: line.value };
  const { variant, productName } = found;
  const reserved = variant.reservedQuantity;
  const onHand = variant.stockQuantity + reserved;
  const { counted } = line;
  if (counted < reserved) return { ...place, code: "below_reserved", value: String(counted) };
  return {
    variantId: variant.id,
    sku: variant.sku,
    productName,
    variantName: variant.variantName,
    counted,
    onHand,
    version: toVersion(onHand),
    reserved,
    difference: counted - onHand,
  };
}
