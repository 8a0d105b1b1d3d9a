import type { Context } from "#modules/context.ts";
import { violatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import { noteStockLevels } from "./note-stock-levels.ts";
import type { NewMovement } from "./held-bags.ts";
import { movementBetween } from "./order-stock.ts";
import { splitPreorders, type OrderMove } from "./preorders.ts";
import { stockMovements } from "./tables.ts";

/** The constraints that say that there are not enough: on the shelf, or on their way. */
const shortages = ["product_variants_stock_positive", "product_variants_ahead_expected"];

/**
 * Writes the movements that take an order's bags from one state to another, and sees what that does
 * to the stock's levels. Bags that were ordered ahead and are not here are promised instead of
 * held. Throws `out_of_stock` when there are not enough, or when bags shall be shipped that have
 * not come; the transaction cannot go on then. Two orders for the last bag wait for each other in
 * the database, and the second is refused.
 */
export async function moveOrderStock(
  ctx: Pick<Context, "db" | "clock" | "log">,
  move: OrderMove & {
    /** Frees bags that were kept for the customer, in the same statement as others are taken. */
    readonly freed?: readonly NewMovement[] | undefined;
  },
): Promise<void> {
  const { orderId, actorId, from, to, freed = [] } = move;
  const { promised, here } = await splitPreorders(ctx, move);
  const rows = here.flatMap(({ variantId, sku, quantity }) => {
    const movement = movementBetween(from, to, quantity);
    if (movement === undefined || variantId === null) return [];
    return { ...movement, variantId, sku, orderId, actorId, createdAt: ctx.clock() };
  });
  if (rows.length + freed.length + promised.length === 0) return;
  try {
    await ctx.db.insert(stockMovements).values([...freed, ...promised, ...rows]);
  } catch (error) {
    if (shortages.includes(violatedConstraint(error) ?? ""))
      throw new AppError("out_of_stock", `order ${orderId} needs more than there is`, {
        cause: error,
      });
    throw error;
  }
  await noteStockLevels(
    ctx,
    [...promised, ...rows].flatMap(({ variantId }) => variantId ?? []),
  );
}
