import type { Context } from "#modules/context.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import { recordStockLevels } from "./record-stock-levels.ts";
import type { NewMovement } from "./held-units.ts";
import { findMovement } from "./order-stock.ts";
import { splitPreorders, type OrderMove } from "./preorders.ts";
import { stockMovements } from "./tables.ts";

/**
 * The constraints that are violated when there are not enough units, on the shelf or on their way.
 */
const shortages = ["product_variants_stock_positive", "product_variants_ahead_expected"];

/**
 * Writes the movements that take an order's units from one state to another, and updates the stock
 * levels. Preordered units that have not arrived are promised instead of reserved. Throws
 * `out_of_stock` when there are not enough, or when units are to be shipped that have not arrived;
 * the transaction cannot go on then. Of two orders for the last unit the second waits for the
 * first, and is refused.
 */
export async function moveOrderStock(
  ctx: Pick<Context, "db" | "clock" | "log">,
  move: OrderMove & {
    /**
     * Releases units that were held for the customer, in the same statement that reserves units for
     * the order.
     */
    readonly freed?: readonly NewMovement[] | undefined;
  },
): Promise<void> {
  const { orderId, actorId, from, to, freed = [] } = move;
  const { promised, here } = await splitPreorders(ctx, move);
  const rows = here.flatMap(({ variantId, sku, quantity }) => {
    const movement = findMovement(from, to, quantity);
    if (movement === undefined || variantId === null) return [];
    return { ...movement, variantId, sku, orderId, actorId, createdAt: ctx.clock() };
  });
  if (rows.length + freed.length + promised.length === 0) return;
  try {
    await ctx.db.insert(stockMovements).values([...freed, ...promised, ...rows]);
  } catch (error) {
    if (shortages.includes(findViolatedConstraint(error) ?? ""))
      throw new AppError("out_of_stock", `order ${orderId} needs more than there is`, {
        cause: error,
      });
    throw error;
  }
  await recordStockLevels(
    ctx,
    [...promised, ...rows].flatMap(({ variantId }) => variantId ?? []),
  );
}
