import { stringify } from "csv-stringify/sync";
import { formatPhoneAsText } from "#shared/phones.ts";
import { formatDecimal } from "#shared/money.ts";
import { encodeCell } from "#shared/sheet-cells.ts";
import type { Cell, Column, Table, Write } from "./table.ts";

const format = { record_delimiter: "windows", quoted_match: /[\r\n]/ } as const;

/**
 * Writes a table as CSV: a mark by which spreadsheets recognise UTF-8, the names of the columns,
 * and the rows. No text is executed as a formula or taken for a number.
 */
export async function writeCsv<Row>(
  { columns, batches }: Omit<Table<Row>, "name">,
  write: Write,
): Promise<void> {
  await write(`\uFEFF${stringify([columns.map(({ name }) => name)], format)}`);
  for await (const rows of batches)
    if (rows.length > 0)
      await write(
        stringify(
          rows.map((row) => columns.map((column) => formatCell(column, column.cell(row)))),
          format,
        ),
      );
}

function formatCell({ kind }: Pick<Column<never>, "kind">, value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return formatDecimal(value);
  if (kind === "phone") return formatPhoneAsText(value) ?? encodeCell(value);
  // Days and times are values that spreadsheets may sort and count by.
  return kind === undefined ? encodeCell(value) : value;
}
