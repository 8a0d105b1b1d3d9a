import { inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { NewMovement } from "#modules/inventory/tables.ts";
import { moveOrderStock } from "#modules/inventory/move-order-stock.ts";
import { orderNotes } from "#modules/orders/order-notes.ts";
import type { StockState } from "#modules/orders/status.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";
import { getUnits, type ItemRow } from "../processing/find-order.ts";
import { listCountedGifts } from "../placing/gifts.ts";
import { writeEvent } from "../processing/write-event.ts";

type Move = {
  readonly orderId: string;
  readonly lines: readonly ItemRow[];
  readonly from: StockState;
  readonly to: StockState;
  /** Releases items that were held for the customer. */
  readonly freed?: readonly NewMovement[];
};

/**
 * Moves the items of an order's lines from one state to another. A gift that is out of stock does
 * not stop an order: it is left out, as if it had come back, and the timeline says so. Throws
 * `out_of_stock` when there are not enough bought items; the transaction cannot go on then.
 */
export async function moveLines(ctx: Context, move: Move): Promise<void> {
  const gifts = move.from === "released" ? listCountedGifts(move.lines) : [];
  if (gifts.length === 0) return moveUnits(ctx, move, move.lines);
  try {
    // In a savepoint, so that it can be tried again without the gifts.
    await ctx.db.transaction((db) => moveUnits({ ...ctx, db }, move, move.lines));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "out_of_stock") throw error;
    await moveUnits(
      ctx,
      move,
      move.lines.filter((line) => !gifts.includes(line)),
    );
    await removeGifts(ctx, move.orderId, gifts);
  }
}

function moveUnits(ctx: Context, move: Move, lines: readonly ItemRow[]): Promise<void> {
  const { orderId, from, to, freed } = move;
  return moveOrderStock(ctx, { orderId, units: getUnits(lines), from, to, freed });
}

async function removeGifts(
  ctx: Context,
  orderId: string,
  gifts: readonly ItemRow[],
): Promise<void> {
  await ctx.db
    .update(orderItems)
    .set({ restockedQuantity: orderItems.quantity })
    .where(
      inArray(
        orderItems.id,
        gifts.map(({ id }) => id),
      ),
    );
  await writeEvent(ctx, {
    orderId,
    kind: "note",
    note: orderNotes.giftLeftOut,
    customerVisible: false,
  });
}
