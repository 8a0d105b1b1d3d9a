import type { Context } from "#modules/context.ts";
import { findMovement } from "./order-stock.ts";
import { splitPreorders, type OrderMove } from "./preorders.ts";
import type { NewMovement } from "./tables.ts";
import { writeMovements } from "./write-movements.ts";

/**
 * Writes the movements that take an order's units from one state to another, and updates the stock
 * levels. Preordered units that have not arrived are promised instead of reserved. Throws
 * `out_of_stock` when there are not enough, or when units are to be shipped that have not arrived;
 * the transaction cannot go on then. Of two orders for the last unit the second waits for the
 * first, and is refused.
 */
export async function moveOrderStock(
  ctx: Context,
  move: OrderMove & {
    /**
     * Releases units that were held for the customer, in the same statement that reserves units for
     * the order.
     */
    readonly freed?: readonly NewMovement[] | undefined;
  },
): Promise<void> {
  const { orderId, from, to, freed = [] } = move;
  const { promised, here } = await splitPreorders(ctx, move);
  const moved = here.flatMap(({ variantId, sku, quantity }) => {
    const movement = findMovement(from, to, quantity);
    if (movement === undefined || variantId === null) return [];
    return { ...movement, variantId, sku, orderId };
  });
  await writeMovements(ctx, [...freed, ...promised, ...moved]);
}
