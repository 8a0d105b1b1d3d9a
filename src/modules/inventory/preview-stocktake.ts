import { inArray, sql } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { isEatenFrom } from "#shared/eaten-cells.ts";
import { findVariants } from "./list-stock.ts";
import { readSheet, type SheetLine } from "./read-sheet.ts";
import type { CountedRow, WrongLine } from "./stocktake-contract.ts";

type Preview = { rows: CountedRow[]; problems: WrongLine[]; notCounted: number };

/**
 * The changes that a filled-in sheet would make: each valid line beside the stock, and the problems
 * of the others. Changes nothing itself. Throws `invalid_fields` for text that is no such sheet.
 */
export async function previewStocktake(ctx: Pick<Context, "db">, csv: string): Promise<Preview> {
  const { lines, notCounted, isByBarcode } = readSheet(csv);
  const keys = [...new Set(lines.map((line) => line.sku.toLowerCase()))];
  const column = isByBarcode ? productVariants.barcode : productVariants.sku;
  // Two SKUs that differ in letter case alone are both found, and the exact one is meant.
  const found = await findVariants(ctx, inArray(sql`lower(${column})`, keys), keys.length * 2);
  const getKey = ({ variant }: Found) => (isByBarcode ? variant.barcode : variant.sku) ?? "";
  const exact = new Map(found.map((row) => [getKey(row), row]));
  const anyCase = Map.groupBy(found, (row) => getKey(row).toLowerCase());
  const findRow = ({ sku }: SheetLine) => {
    const [only, ...others] = anyCase.get(sku.toLowerCase()) ?? [];
    return exact.get(sku) ?? (others.length === 0 ? only : undefined);
  };
  const eaten = await findEatenSkus(
    ctx,
    lines.filter((line) => findRow(line) === undefined).map((line) => line.sku),
  );
  const preview: Preview = { rows: [], problems: [], notCounted };
  for (const line of lines) {
    const row = compare(line, findRow(line), eaten.get(line.sku));
    if ("code" in row) preview.problems.push(row);
    else preview.rows.push(row);
  }
  return preview;
}

type Found = Awaited<ReturnType<typeof findVariants>>[number];

/** SKUs like numbers and dates, of which a spreadsheet may have made these texts. */
async function findEatenSkus(ctx: Pick<Context, "db">, texts: readonly string[]) {
  if (texts.length === 0) return new Map<string, string>();
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select v.sku from product_variants v join products p on p.id = v.product_id
    where p.deleted_at is null and v.sku ~ '^[0-9]+([./-][0-9]+)?([Ee][0-9]+)?$'`);
  return new Map(
    texts.flatMap((text): [string, string][] => {
      const meant = rows.filter(({ sku }) => isEatenFrom(text, sku)).map(({ sku }) => sku);
      return meant.length === 0 ? [] : [[text, meant.join(" / ")]];
    }),
  );
}

function compare(
  line: SheetLine,
  found: Found | undefined,
  eatenSku: string | undefined,
): CountedRow | WrongLine {
  const place = { line: line.line, sku: line.sku };
  if (found === undefined)
    return eatenSku === undefined
      ? { ...place, code: "unknown_sku", value: line.sku }
      : { ...place, code: "changed_sku", value: eatenSku };
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
