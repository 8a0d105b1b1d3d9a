import type { Context } from "#modules/context.ts";
import type { StockState } from "#modules/orders/status.ts";
import { violatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import { noteStockLevels } from "./note-stock-levels.ts";
import type { NewMovement } from "./held-bags.ts";
import { movementBetween } from "./order-stock.ts";
import { stockMovements } from "./tables.ts";

/** Bags of one line of an order. A variant that is gone moves no stock. */
export type OrderBags = {
  readonly variantId: string | null;
  readonly sku: string;
  readonly quantity: number;
};

/**
 * Writes the movements that take an order's bags from one state to another, and sees what that does
 * to the stock's levels. Throws `out_of_stock` when there are not enough; the transaction cannot go
 * on then. Two orders for the last bag wait for each other in the database, and the second is
 * refused.
 */
export async function moveOrderStock(
  ctx: Pick<Context, "db" | "clock" | "log">,
  move: {
    readonly orderId: string;
    readonly actorId: string | null;
    readonly bags: readonly OrderBags[];
    readonly from: StockState;
    readonly to: StockState;
    /** Frees bags that were kept for the customer, in the same statement as others are taken. */
    readonly freed?: readonly NewMovement[] | undefined;
  },
): Promise<void> {
  const { orderId, actorId, from, to, freed = [] } = move;
  const rows = move.bags.flatMap(({ variantId, sku, quantity }) => {
    const movement = movementBetween(from, to, quantity);
    if (movement === undefined || variantId === null) return [];
    return { ...movement, variantId, sku, orderId, actorId, createdAt: ctx.clock() };
  });
  if (rows.length + freed.length === 0) return;
  try {
    await ctx.db.insert(stockMovements).values([...freed, ...rows]);
  } catch (error) {
    if (violatedConstraint(error) === "product_variants_stock_positive")
      throw new AppError("out_of_stock", `order ${orderId} needs more than there is`, {
        cause: error,
      });
    throw error;
  }
  await noteStockLevels(
    ctx,
    rows.map((row) => row.variantId),
  );
}
