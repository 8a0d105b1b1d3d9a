import { stringify } from "csv-stringify/sync";

/** A column of a file. Amounts are given in minor units and written with two decimals. */
export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => string | number | null;
  readonly isAmount?: true;
};

/**
 * The beginning of a file: a mark by which spreadsheets recognise UTF-8, and the names of the
 * columns.
 */
export function csvHead(columns: readonly Column<never>[]): string {
  return `\uFEFF${stringify([columns.map(({ name }) => name)], format)}`;
}

/** Lines of a file. No text is a formula for a spreadsheet; numbers stay numbers. */
export function csvRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const number = (value: number, { index }: { index: number }) =>
    columns[index]?.isAmount ? (value / 100).toFixed(2) : String(value);
  return stringify(
    rows.map((row) => columns.map(({ cell }) => cell(row))),
    { ...format, cast: { number, string: unquotePhone } },
  );
}

/** An international number is no formula, and an apostrophe before it would reach the courier. */
const unquotePhone = (value: string) =>
  /^\+\d[\d ]*$/.test(value) ? { value, escape_formulas: false } : value;

const format = {
  record_delimiter: "windows",
  quoted_match: /[\r\n]/,
  // Spreadsheets run what begins with one of = + - @, a tab or a line break; an apostrophe makes it
  // text. A number that begins with a minus is told apart by its type.
  escape_formulas: true,
} as const;
