// The rows of the form for shipping many orders.
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { otherCarrier } from "#modules/orders/kinds.ts";
import { pickCarrier, type OfferedCarrier } from "#modules/orders/carriers.ts";
import type { SheetShipment, RequestedShipment } from "#modules/orders/shipping/bulk-contract.ts";

export type DraftRow = {
  readonly key: string;
  /** Number of the order, or the reference that a file has instead. */
  readonly reference: string;
  /** Null for what a file calls an order and is none. */
  readonly order: OrderRow | null;
  /** The line of a file that named no order, or more than one. */
  readonly line?: { readonly number: number; readonly isAmbiguous: boolean };
  /** Null for the one of all, or else the suggested one. */
  readonly carrier: string | null;
  readonly trackingNumber: string;
  /** The reference in a file, where a spreadsheet has changed the order's number. */
  readonly guessedFrom?: string | undefined;
  /** Staff say that the tracking number is right. */
  readonly isConfirmed?: boolean;
  /** It leaves without a delivery address, on purpose. */
  readonly withoutAddress: boolean;
};

export function toDraftRow(order: OrderRow): DraftRow {
  const { id, number } = order;
  return {
    key: id,
    reference: number,
    order,
    carrier: null,
    trackingNumber: "",
    withoutAddress: false,
  };
}

export function setRow(
  rows: readonly DraftRow[],
  at: number,
  changes: Partial<DraftRow>,
): readonly DraftRow[] {
  return rows.map((row, index) =>
    index === at
      ? // Another number has yet to be confirmed.
        { ...row, ...("trackingNumber" in changes && { isConfirmed: false }), ...changes }
      : row,
  );
}

/** The carrier of a row: its own, that of all, or else the suggested one. */
export function getRowCarrier(
  { carrier, order, trackingNumber }: DraftRow,
  carriers: readonly OfferedCarrier[],
  ofAll: string | null,
): string {
  const country = order?.country ?? null;
  return carrier ?? ofAll ?? pickCarrier(carriers, { country, trackingNumber })?.id ?? otherCarrier;
}

/** Where the row of an order with this number is, as it was scanned or typed; -1 for nowhere. */
export function findRow(rows: readonly DraftRow[], typed: string): number {
  const number = typed.trim().replace(/^#/, "").toUpperCase();
  return rows.findIndex(({ order }) => order?.number === number);
}

/**
 * A column of numbers, pasted into the row at `at`, fills that row and those after it; an empty
 * line skips its row. With order numbers beside them, each goes to its own row. `left` is the
 * number of those without a row.
 */
export function addPastedNumbers(
  rows: readonly DraftRow[],
  at: number,
  pasted: string,
): { readonly rows: readonly DraftRow[]; readonly left: number } {
  const lines = pasted.trimEnd().split(/\r\n|\r|\n/);
  let after = rows;
  let place = at;
  let left = 0;
  for (const line of lines) {
    const [first = "", second = ""] = line.split("\t").map((cell) => cell.trim());
    const named = second === "" ? -1 : findRow(rows, first);
    const target = named === -1 ? place : named;
    if (named === -1) place += 1;
    const number = named === -1 ? first : second;
    if (number === "") continue;
    if (target < rows.length) after = setRow(after, target, { trackingNumber: number });
    else left += 1;
  }
  return { rows: after, left };
}

/** Whether a text is more than one row's number. */
export const isColumn = (text: string) => /[\r\n\t]/.test(text.trim());

/**
 * Adds the lines of a carrier's file to the rows: orders already there get their tracking number,
 * others are added. Lines that name no order stay, too, until they are removed.
 */
export function addSheet(
  rows: readonly DraftRow[],
  sheet: readonly SheetShipment[],
): readonly DraftRow[] {
  // Lines of an earlier file that named no order are dropped.
  const after: DraftRow[] = rows.filter((row) => row.line === undefined);
  const filled = new Set<string>();
  for (const { line, reference, order, isAmbiguous, isGuessed, ...rest } of sheet) {
    const { carrier, trackingNumber } = rest;
    const said = {
      carrier,
      trackingNumber,
      isConfirmed: false,
      guessedFrom: isGuessed ? reference : undefined,
    };
    const at = after.findIndex((row) => row.order !== null && row.key === order?.id);
    const existing = after[at];
    if (order !== null && existing !== undefined && !filled.has(order.id))
      after[at] = { ...existing, ...said };
    else if (order !== null)
      after.push({
        ...toDraftRow(order),
        ...said,
        key: existing === undefined ? order.id : `${order.id} ${line}`,
      });
    else
      after.push({
        key: `line ${line}`,
        reference,
        order,
        line: { number: line, isAmbiguous },
        withoutAddress: false,
        ...said,
      });
    if (order !== null) filled.add(order.id);
  }
  return after;
}

/** A row that can be asked for: it has an order and a number. */
type FilledRow = DraftRow & { readonly order: OrderRow };

/** Those that have a number; the others stay as they are. */
export function getFilled(rows: readonly DraftRow[]): FilledRow[] {
  return rows.filter((row): row is FilledRow => row.order !== null && row.trackingNumber !== "");
}

export function toRequested(
  rows: readonly FilledRow[],
  getCarrier: (row: DraftRow) => string,
): RequestedShipment[] {
  return rows.map((row) => ({
    orderId: row.order.id,
    carrier: getCarrier(row),
    trackingNumber: row.trackingNumber,
    isConfirmed: row.isConfirmed ?? false,
    withoutAddress: row.withoutAddress,
  }));
}
