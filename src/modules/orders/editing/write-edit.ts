import { eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { releaseCoupon } from "#modules/coupons/consume-coupon.ts";
import { lockVariants } from "#modules/inventory/lock-variants.ts";
import { moveOrderStock } from "#modules/inventory/move-order-stock.ts";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { recordHolds } from "../holds/record-holds.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";
import { hasNewPrice, isChangedLine, listMovedUnits, type EditedLine } from "./edited-line.ts";
import type { PreparedEdit } from "./prepare-edit.ts";

/** Writes the lines of a prepared edit of an order that is locked, and gives its coupon back. */
export async function writeLines(
  ctx: Context,
  order: OrderRow,
  { lines, removesCoupon, isGiftShort }: PreparedEdit,
): Promise<void> {
  const { db } = ctx;
  const removed = lines.flatMap(({ before, after }) =>
    after === null && before !== null ? before.id : [],
  );
  if (removed.length > 0) await db.delete(orderItems).where(inArray(orderItems.id, removed));
  for (const line of lines)
    if (line.before !== null && line.after !== null && isChangedLine(line))
      // oxlint-disable-next-line no-await-in-loop -- one connection, a few lines
      await db.update(orderItems).set(getChanges(line)).where(eq(orderItems.id, line.before.id));
  const added = lines.flatMap((line) => (line.before === null ? line.row : []));
  if (added.length > 0) await db.insert(orderItems).values(added);
  if (removesCoupon) {
    await releaseCoupon(ctx, order.id);
    await db.update(orderItems).set({ couponCounts: true }).where(eq(orderItems.orderId, order.id));
  }
  if (isGiftShort)
    await writeEvent(ctx, {
      orderId: order.id,
      kind: "note",
      note: orderNotes.giftLeftOut,
      customerVisible: false,
    });
}

function getChanges(line: EditedLine) {
  const { after } = line;
  if (after === null) return {};
  const { quantity, restockedQuantity, unitPriceMinor, listPriceMinor, agreedReason, taxMinor } =
    after;
  return {
    quantity,
    restockedQuantity,
    totalPriceMinor: quantity * unitPriceMinor,
    taxMinor,
    // The database asks for a right of their own.
    ...(hasNewPrice(line) && { unitPriceMinor, listPriceMinor, agreedReason }),
  };
}

/**
 * Moves the items of an order that is locked by the difference. To be called after its figures are
 * written, which lock its customer: a new order locks the customer first and the items last, too.
 * Throws `out_of_stock`.
 */
export async function moveDifference(
  ctx: Context,
  order: OrderRow,
  { lines }: Pick<PreparedEdit, "lines">,
): Promise<void> {
  const [taken, given] = [listMovedUnits(lines, 1), listMovedUnits(lines, -1)];
  const moved = [...taken, ...given];
  if (moved.length === 0) return;
  // In the order of their ids, the same as by the ledger; otherwise two orders could deadlock.
  await lockVariants(
    ctx,
    moved.flatMap(({ variantId }) => variantId ?? []),
  );
  const { id: orderId, stockState } = order;
  // Items that are given back first, because two lines may be of the same variant.
  await moveOrderStock(ctx, { orderId, units: given, from: stockState, to: "released" });
  await moveOrderStock(ctx, { orderId, units: taken, from: "released", to: stockState });
  if (isHeldUnpaid(order)) await recordHolds(ctx, moved);
}
