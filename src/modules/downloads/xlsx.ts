import { writeXlsxStream, type CellValue, type ColumnDef } from "hucre/xlsx";
import { toMajorUnits } from "#shared/money.ts";
import type { Cell, Column, Table, Write } from "./table.ts";

/** The format of cells whose content stays the text that it is, also when it is edited. */
const TEXT = "@";
const formats = {
  amount: "0.00",
  phone: TEXT,
  month: TEXT,
  day: "yyyy-mm-dd",
  time: "hh:mm:ss",
  moment: "yyyy-mm-dd hh:mm:ss",
};
/** Characters; some for the text of a cell, where the heading is shorter. */
const MIN_WIDTH = 12;
/** The longest name of a sheet. */
const MAX_NAME = 31;

/**
 * Writes a table as a workbook with one sheet, compressed while its rows come. The memory that it
 * takes does not grow with them.
 */
export async function writeXlsx<Row>(
  { name, columns, batches }: Table<Row>,
  write: Write,
): Promise<void> {
  const stream = writeXlsxStream(listRows(columns, batches), {
    name: name.slice(0, MAX_NAME),
    columns: columns.map(toColumn),
    freezePane: { rows: 1 },
  });
  for await (const chunk of stream) await write(chunk);
}

function toColumn({ name, kind }: Column<never>): ColumnDef {
  const width = Math.max(name.length + 2, MIN_WIDTH);
  return { header: name, width, numFmt: kind === undefined ? undefined : formats[kind] };
}

async function* listRows<Row>(
  columns: readonly Column<Row>[],
  batches: Table<Row>["batches"],
): AsyncGenerator<CellValue[]> {
  for await (const rows of batches)
    for (const row of rows) yield columns.map((column) => toCell(column, column.cell(row)));
}

const SECONDS_IN_DAY = 24 * 60 * 60;

function toCell({ kind }: Pick<Column<never>, "kind">, value: Cell): CellValue {
  if (value === null) return null;
  if (typeof value === "number") return value;
  if (typeof value === "object") return toMajorUnits(value);
  if (kind === "day") return new Date(`${value}T00:00:00Z`);
  if (kind === "moment") return new Date(`${value.replace(" ", "T")}Z`);
  if (kind !== "time") return value;
  const [hours = 0, minutes = 0, seconds = 0] = value.split(":").map(Number);
  return (hours * 3600 + minutes * 60 + seconds) / SECONDS_IN_DAY;
}
