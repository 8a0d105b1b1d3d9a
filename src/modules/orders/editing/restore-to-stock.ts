import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { moveOrderStock } from "#modules/inventory/move-order-stock.ts";
import type { OrderUnits } from "#modules/inventory/order-stock.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { NewRefund } from "../processing/contract.ts";
import { getLines, toUnits, type OrderRow } from "../processing/find-order.ts";

/**
 * Puts items of an order that is locked back on the shelf. If they are back already, because the
 * order was cancelled or not paid in time, nothing moves. Throws `invalid_fields` for more items
 * than the order has.
 */
export async function restoreToStock(
  ctx: Context,
  order: OrderRow,
  requests: NewRefund["restock"],
): Promise<void> {
  const requested = Map.groupBy(requests, (request) => request.lineId);
  if (requested.size === 0) return;
  const lines = await getLines(ctx, order.id);
  const units: OrderUnits[] = [];
  for (const [lineId, group] of requested) {
    const line = lines.find((it) => it.id === lineId);
    const quantity = group.reduce((sum, request) => sum + request.quantity, 0);
    if (line === undefined) throw createFieldsError({ restock: ["unknown"] });
    if (quantity > line.quantity - line.restockedQuantity)
      throw createFieldsError({ restock: ["too_many"] });
    units.push(toUnits(line, quantity));
    if (order.stockState === "released") continue;
    await ctx.db
      .update(orderItems)
      .set({ restockedQuantity: sql`${orderItems.restockedQuantity} + ${quantity}` })
      .where(eq(orderItems.id, lineId));
  }
  await moveOrderStock(ctx, {
    orderId: order.id,
    units,
    from: order.stockState,
    to: "released",
  });
}
