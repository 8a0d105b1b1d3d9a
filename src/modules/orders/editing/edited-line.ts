// A line of an order as an edit leaves it.
import type { OrderUnits } from "#modules/inventory/order-stock.ts";
import type { orderItems } from "#modules/orders/tables.ts";
import { toUnits, type ItemRow } from "../processing/find-order.ts";

export type NewItem = typeof orderItems.$inferInsert & { readonly id: string };

/** The columns of a line that an edit looks at. */
export type Line = Pick<
  ItemRow,
  | "id"
  | "variantId"
  | "sku"
  | "productName"
  | "variantName"
  | "quantity"
  | "restockedQuantity"
  | "unitPriceMinor"
  | "listPriceMinor"
  | "agreedReason"
  | "couponCounts"
  | "taxRateBp"
  | "taxMinor"
  | "dutyRateBp"
  | "dutyFlatMinor"
  | "isGift"
  | "leavesBy"
>;

/** `before` is null for a line that is added, `after` for one that is removed. */
export type EditedLine =
  | { readonly before: ItemRow; readonly after: Line | null }
  | { readonly before: null; readonly after: Line; readonly row: NewItem };

/** A line to add. */
export function toAddedLine(row: NewItem): EditedLine {
  const { id, sku, productName, quantity, unitPriceMinor, restockedQuantity = 0 } = row;
  const after: Line = {
    id,
    sku,
    productName,
    quantity,
    unitPriceMinor,
    restockedQuantity,
    variantId: row.variantId ?? null,
    variantName: row.variantName ?? null,
    listPriceMinor: row.listPriceMinor ?? null,
    agreedReason: row.agreedReason ?? null,
    couponCounts: row.couponCounts ?? true,
    taxRateBp: row.taxRateBp ?? 0,
    taxMinor: row.taxMinor ?? 0,
    dutyRateBp: row.dutyRateBp ?? 0,
    dutyFlatMinor: row.dutyFlatMinor ?? 0,
    isGift: row.isGift ?? false,
    leavesBy: row.leavesBy ?? null,
  };
  return { before: null, after, row };
}

/** Any of its two states, for what both have in common. */
export const getLine = (line: EditedLine): Line => line.before ?? line.after;

/** How many more units it has after the edit. */
export const countMoreUnits = ({ before, after }: EditedLine): number =>
  countUnits(after) - countUnits(before);

/** The units that follow the order's state: those that have not come back. */
const countUnits = (line: Line | null) =>
  line === null ? 0 : line.quantity - line.restockedQuantity;

/** The units that lines take, or with -1 give back. */
export function listMovedUnits(lines: readonly EditedLine[], sign: 1 | -1): OrderUnits[] {
  return lines.flatMap((line) => {
    const more = countMoreUnits(line) * sign;
    return more > 0 ? [toUnits(getLine(line), more)] : [];
  });
}

export const isChangedLine = ({ before, after }: EditedLine): boolean =>
  before === null ||
  after === null ||
  before.quantity !== after.quantity ||
  before.restockedQuantity !== after.restockedQuantity ||
  before.taxMinor !== after.taxMinor ||
  isPriceChanged(before, after);

/** Whether another price was agreed for the line, or the catalogue's counts again. */
export const hasNewPrice = ({ before, after }: EditedLine): boolean => {
  if (after === null) return false;
  return before === null ? after.listPriceMinor !== null : isPriceChanged(before, after);
};

const isPriceChanged = (before: Line, after: Line) =>
  before.unitPriceMinor !== after.unitPriceMinor ||
  before.listPriceMinor !== after.listPriceMinor ||
  before.agreedReason !== after.agreedReason;
