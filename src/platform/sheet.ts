import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "#shared/errors.ts";
import { normalizeDigits } from "#shared/plain-text.ts";
import { toVisible, parseCell } from "#shared/sheet-cells.ts";
import type { SheetProblem } from "#shared/sheet-problems.ts";

const delimiters = [",", ";", "\t"] as const;

/** Excel's own first line, which says what separates the cells. */
const SEPARATOR = /^"?sep=(.)"?\r?(?:\n|$)/i;

/** Titles and empty lines may stand before the headings. */
const MOST_BEFORE_HEADINGS = 20;

type SheetRow = {
  /** The line number as in a spreadsheet, where the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * The rows of a sheet that a spreadsheet has saved, separated by commas, semicolons or tabs, and
 * what `findColumns` says about the headings above them: the first line for which it says anything.
 * Headings are as `toHeading` makes them. Throws `invalid_fields` with a `SheetProblem` when it is
 * no such sheet, or has more than `mostRows`.
 */
export function readRows<Columns>(
  csv: string,
  mostRows: number,
  findColumns: (headings: readonly string[]) => Columns | undefined,
): { readonly columns: Columns; readonly rows: readonly SheetRow[] } {
  const text = csv.replace(/^\uFEFF/, "");
  const separator = SEPARATOR.exec(text);
  const body = text.slice(separator?.[0].length ?? 0);
  const candidates = separator?.[1] === undefined ? sortDelimiters(body) : [separator[1]];
  if (body.trim() === "") throw toSheetError("empty");
  for (const delimiter of candidates) {
    const records = parseRecords(body, delimiter);
    for (const [index, { cells }] of records.slice(0, MOST_BEFORE_HEADINGS).entries()) {
      const columns = findColumns(cells.map(toHeading));
      if (columns === undefined) continue;
      const rows = records.slice(index + 1);
      if (rows.length === 0) throw toSheetError("empty");
      if (rows.length > mostRows) throw toSheetError("too_many_lines");
      return { columns, rows };
    }
  }
  throw toSheetError("columns_missing");
}

function parseRecords(csv: string, delimiter: string): SheetRow[] {
  const lines: number[] = [];
  try {
    const records = parse(csv, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      // Programs that write no quotes around a text like 12" leave one in the middle.
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
    throw toSheetError("unreadable", error);
  }
}

/**
 * The most frequent one in the first lines comes first: Excel uses the list separator of the
 * computer's language.
 */
function sortDelimiters(csv: string): readonly string[] {
  const beginning = csv.split(/\r\n|\r|\n/, MOST_BEFORE_HEADINGS).join("\n");
  return delimiters.toSorted((a, b) => beginning.split(b).length - beginning.split(a).length);
}

/** A heading without what programs and people vary: quotes, letter case, invisible marks. */
export function toHeading(heading: string): string {
  return toVisible(heading)
    .replaceAll(/["'\u05F3\u05F4]/g, "")
    .toLowerCase();
}

/** An identifier in a cell; a program that took it for a number may have added ".0". */
export function readIdentifier(cell = ""): string {
  const [, digits] = /^(\d+)\.0$/.exec(toVisible(cell)) ?? [];
  return digits ?? parseCell(cell);
}

/** Words, brackets and the like around a number; no signs and no other digits. */
const WORDS = String.raw`[\p{L}\s.:()"'\u05F3\u05F4]*`;
const COUNT = new RegExp(
  String.raw`^(?:${WORDS}[\s:(])?(\d{1,3}(?:[,' ]\d{3})+|\d{1,12})(?:[.,]0{1,2})?(?:${WORDS})$`,
  "u",
);

/**
 * A whole number as people write one: "12", "12.0", "1,234", "12 units". Undefined for any other
 * text, such as "-1", "1.5" and "5 of 6".
 */
export function parseCount(cell: string): number | undefined {
  const [, digits] = COUNT.exec(normalizeDigits(parseCell(cell)).trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/\D/g, ""));
}

/** An error of the sheet as a whole. */
export function toSheetError(code: SheetProblem, cause?: unknown): AppError {
  return new AppError("invalid_fields", `the sheet is ${code}`, { fields: { csv: [code] }, cause });
}
