/**
 * A column of a file. Texts are names and identifiers and stay as they are, numbers are counts or
 * rates; `kind` says what else a cell is:
 *
 * - `amount`: minor units, written with two decimals;
 * - `phone`: a number as it was typed;
 * - `day`, `time`, `month`: "2026-03-27", "14:05:09", "2026-03";
 * - `moment`: "2026-03-27 14:05:09", on the clock of the shop's wall.
 */
export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => string | number | null;
  readonly kind?: "amount" | "phone" | "day" | "time" | "month" | "moment";
};

/** A table, however long: its rows come in batches. */
export type Table<Row> = {
  /** The name of its sheet. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

export type Write = (chunk: string | Uint8Array) => Promise<void>;
