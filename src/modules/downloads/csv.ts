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
export function formatCsvHead(columns: readonly Column<never>[]): string {
  return `\uFEFF${stringify([columns.map(({ name }) => name)], format)}`;
}

/**
 * Lines of a file. Texts are escaped so that no spreadsheet takes one for a formula; numbers stay
 * numbers.
 */
export function formatCsvRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const formatNumber = (value: number, { index }: { index: number }) =>
    columns[index]?.isAmount ? (value / 100).toFixed(2) : String(value);
  return stringify(
    rows.map((row) => columns.map(({ cell }) => cell(row))),
    { ...format, cast: { number: formatNumber, string: formatPhone } },
  );
}

/**
 * An international phone number is no formula, and the courier would see an apostrophe before it.
 */
const formatPhone = (value: string) =>
  /^\+\d[\d ]*$/.test(value) ? { value, escape_formulas: false } : value;

const format = {
  record_delimiter: "windows",
  quoted_match: /[\r\n]/,
  // Spreadsheets run text that begins with one of = + - @, a tab or a line break as a formula; an
  // apostrophe before it prevents that. Negative numbers are not text, so they are not escaped.
  escape_formulas: true,
} as const;
