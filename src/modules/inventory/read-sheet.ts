import { CsvError, parse } from "csv-parse/sync";
import { sheetHeadings } from "#i18n/he/stocktake-sheet.ts";
import { AppError } from "#shared/errors.ts";
import { MAX_BAGS } from "./contract.ts";
import type { LineProblem, SheetError } from "./sheet-problems.ts";

const MAX_LINES = 10_000;
const delimiters = [",", ";", "\t"] as const;

/**
 * Headings by which the two columns that matter are known, besides our own; without quotes and in
 * small letters.
 */
const skuHeadings: ReadonlySet<string> = new Set(["sku", bare(sheetHeadings.sku)]);
const countHeadings: ReadonlySet<string> = new Set([
  "counted",
  "count",
  bare(sheetHeadings.counted),
]);

export type SheetLine = { readonly line: number; readonly sku: string } & (
  | { readonly counted: number }
  | { readonly problem: LineProblem; readonly value: string }
);

/**
 * The lines of a filled-in sheet that have a figure, and how many have none. The columns are found
 * by their headings, in any order, separated by commas, semicolons or tabs. Throws `invalid_fields`
 * with a `SheetError` when it is no such sheet.
 */
export function readSheet(csv: string): { lines: SheetLine[]; notCounted: number } {
  const records = parseRecords(csv.replace(/^\uFEFF/, ""));
  const [heading, ...rows] = records;
  if (heading === undefined) throw fault("empty");
  const headings = heading.cells.map(bare);
  const skuAt = headings.findIndex((text) => skuHeadings.has(text));
  const countAt = headings.findIndex((text) => countHeadings.has(text));
  if (skuAt === -1 || countAt === -1) throw fault("columns_missing");
  if (rows.length === 0) throw fault("empty");
  if (rows.length > MAX_LINES) throw fault("too_many_lines");

  const lines: SheetLine[] = [];
  const seen = new Set<string>();
  let notCounted = 0;
  for (const { line, cells } of rows) {
    const sku = asTyped(cells[skuAt]);
    const value = asTyped(cells[countAt]);
    if (sku === "" && value === "") continue;
    if (value === "") {
      notCounted += 1;
      continue;
    }
    const counted = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    if (seen.has(sku)) lines.push({ line, sku, problem: "twice", value: sku });
    else if (counted === undefined) lines.push({ line, sku, problem: "not_a_number", value });
    else if (counted > MAX_BAGS) lines.push({ line, sku, problem: "too_many", value });
    else lines.push({ line, sku, counted });
    seen.add(sku);
  }
  return { lines, notCounted };
}

function parseRecords(csv: string): { line: number; cells: string[] }[] {
  const lines: number[] = [];
  try {
    const records = parse(csv, {
      delimiter: getDelimiter(csv),
      record_delimiter: ["\r\n", "\n", "\r"],
      // Programs that write no quotes around a stock keeping unit like 12" leave one in the middle.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(record, info) {
        lines.push(info.lines);
        return record;
      },
    });
    return records.map((cells, index) => ({ line: lines[index] ?? 0, cells }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fault("unreadable", error);
  }
}

/**
 * The one that the headings have most of: Excel separates by what the computer's language separates
 * lists with.
 */
function getDelimiter(csv: string): string {
  const [heading = ""] = csv.split(/\r|\n/, 1);
  const counts = delimiters.map((sign) => heading.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A heading without what programs and people vary: quotes, letter case, invisible marks. */
function bare(heading: string): string {
  return visible(heading)
    .replaceAll(/["'\u05F3\u05F4]/g, "")
    .toLowerCase();
}

/** A cell without the apostrophe that keeps spreadsheets from calculating with it. */
function asTyped(cell = ""): string {
  return visible(cell).replace(/^'(?=[=+\-@])/, "");
}

/** Without marks of direction and spaces around, which come along when texts are copied. */
function visible(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "").trim();
}

function fault(code: SheetError, cause?: unknown): AppError {
  return new AppError("invalid_fields", `the sheet is ${code}`, { fields: { csv: [code] }, cause });
}
