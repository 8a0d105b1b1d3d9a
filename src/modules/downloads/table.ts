import { money, type Currency, type Money } from "#shared/money.ts";

/**
 * A column of a file. Texts are names and identifiers and stay as they are, numbers are counts or
 * rates; `kind` says what else a cell is:
 *
 * - `amount`: money, written with the decimals of its currency;
 * - `phone`: a number as it was typed;
 * - `day`, `time`, `month`: "2026-03-27", "14:05:09", "2026-03";
 * - `moment`: "2026-03-27 14:05:09", on the clock of the shop's wall.
 */
export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => Cell;
  readonly kind?: "amount" | "phone" | "day" | "time" | "month" | "moment";
};

export type Cell = string | number | Money | null;

/** A column of amounts in one currency, of the minor units that `get` reads. */
export function createAmountColumn<Row>(
  name: string,
  currency: Currency,
  get: (row: Row) => number | null,
): Column<Row> {
  return {
    name,
    kind: "amount",
    cell: (row) => {
      const minor = get(row);
      return minor === null ? null : money(minor, currency);
    },
  };
}

/** A table, however long: its rows come in batches. */
export type Table<Row> = {
  /** The name of its sheet. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
};

export type Write = (chunk: string | Uint8Array) => Promise<void>;
