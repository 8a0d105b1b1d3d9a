import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "#shared/errors.ts";
import type { SheetProblem } from "#shared/sheet-problems.ts";

const delimiters = [",", ";", "\t"] as const;

type SheetRow = {
  /** The line number as in a spreadsheet: the headings are line 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * The headings and rows of a sheet that a spreadsheet has saved, separated by commas, semicolons or
 * tabs. Headings are as `toHeading` makes them. Throws `invalid_fields` with a `SheetProblem` when
 * it is none, or has more than `mostRows`.
 */
export function readRows(
  csv: string,
  mostRows: number,
): { readonly headings: readonly string[]; readonly rows: readonly SheetRow[] } {
  const [heading, ...rows] = parseRecords(csv.replace(/^\uFEFF/, ""));
  if (heading === undefined) throw toSheetError("empty");
  if (rows.length > mostRows) throw toSheetError("too_many_lines");
  return { headings: heading.cells.map(toHeading), rows };
}

function parseRecords(csv: string): SheetRow[] {
  const lines: number[] = [];
  try {
    const records = parse(csv, {
      delimiter: getDelimiter(csv),
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
 * The most frequent one in the headings: Excel uses the list separator of the computer's language.
 */
function getDelimiter(csv: string): string {
  const [heading = ""] = csv.split(/\r|\n/, 1);
  const counts = delimiters.map((sign) => heading.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A heading without what programs and people vary: quotes, letter case, invisible marks. */
export function toHeading(heading: string): string {
  return toVisible(heading)
    .replaceAll(/["'\u05F3\u05F4]/g, "")
    .toLowerCase();
}

/** A cell without the apostrophe that keeps spreadsheets from calculating with it. */
export function toCell(cell = ""): string {
  return toVisible(cell).replace(/^'(?=[=+\-@])/, "");
}

/** Without marks of direction and spaces around, which come along when texts are copied. */
function toVisible(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "").trim();
}

/** An error of the sheet as a whole. */
export function toSheetError(code: SheetProblem, cause?: unknown): AppError {
  return new AppError("invalid_fields", `the sheet is ${code}`, { fields: { csv: [code] }, cause });
}
