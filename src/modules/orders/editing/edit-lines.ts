import { eq } from "drizzle-orm";
import {
  computeLineTotal,
  computeCartPrice,
  sumCounted,
  type PricedLine,
} from "#modules/cart/compute-cart-price.ts";
import type { Context } from "#modules/context.ts";
import { lockVariants } from "#modules/inventory/lock-variants.ts";
import { moveOrderStock } from "#modules/inventory/move-order-stock.ts";
import type { OrderUnits } from "#modules/inventory/order-stock.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { toUnits, type ItemRow, type OrderRow } from "../processing/find-order.ts";
import { assertNotTooMuch } from "../placing/largest-order.ts";
import { getOrderCoupon } from "../placing/order-coupon.ts";

/** A line of an order, and its new quantity. */
type EditedLine = { readonly line: ItemRow; readonly quantity: number };

/**
 * All lines of an order with the quantities that are asked for. Throws `invalid_fields` for lines
 * of another order.
 */
export function toEditedLines(
  lines: readonly ItemRow[],
  requests: readonly { readonly lineId: string; readonly quantity: number }[],
): EditedLine[] {
  const quantities = new Map<string, number>();
  const fields: Record<string, string[]> = {};
  for (const [index, { lineId, quantity }] of requests.entries()) {
    const hasLine = lines.some((line) => line.id === lineId);
    if (!hasLine) fields[`lines.${index}.lineId`] = ["unknown"];
    else if (quantities.has(lineId)) fields[`lines.${index}.lineId`] = ["twice"];
    quantities.set(lineId, quantity);
  }
  if (Object.keys(fields).length > 0)
    throw new AppError("invalid_fields", "the lines are not those of the order", { fields });
  return lines.map((line) => ({ line, quantity: quantities.get(line.id) ?? line.quantity }));
}

/**
 * Writes the new quantities of an order that is locked, and returns what the order costs now, at
 * the prices and with the coupon that it was made with. Throws `invalid_fields` (`lines`) for too
 * large an order.
 */
export async function writeLines(
  ctx: Context,
  order: OrderRow,
  lines: readonly EditedLine[],
): Promise<Pick<OrderRow, "subtotalMinor" | "discountMinor" | "totalMinor" | "couponBaseMinor">> {
  const requested = lines.map((edited) => toPricedLine(order, edited));
  const coupon = getOrderCoupon(
    order,
    lines.map(({ line }) => line),
  );
  const { subtotal, discount, total } = computeCartPrice(requested, coupon);
  assertNotTooMuch(subtotal);
  for (const edited of getChanged(lines)) {
    const { line, quantity } = edited;
    // oxlint-disable-next-line no-await-in-loop -- one connection, a few lines
    await ctx.db
      .update(orderItems)
      .set({ quantity, totalPriceMinor: computeLineTotal(toPricedLine(order, edited)).amountMinor })
      .where(eq(orderItems.id, line.id));
  }
  return {
    subtotalMinor: subtotal.amountMinor,
    discountMinor: discount.amountMinor,
    totalMinor: total.amountMinor + order.shippingMinor,
    couponBaseMinor: coupon?.only ? sumCounted(requested, coupon).amountMinor : null,
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
  lines: readonly EditedLine[],
): Promise<void> {
  const changed = getChanged(lines);
  if (changed.length === 0) return;
  // In the order of their ids, the same as by the ledger; otherwise two orders could deadlock.
  await lockVariants(
    ctx,
    changed.flatMap(({ line }) => line.variantId ?? []),
  );
  // Items that are given back first, because two lines may be of the same variant.
  await moveOrderStock(ctx, {
    orderId: order.id,
    units: changed.flatMap(({ line, quantity }) => toMovedUnits(line, line.quantity - quantity)),
    from: order.stockState,
    to: "released",
  });
  await moveOrderStock(ctx, {
    orderId: order.id,
    units: changed.flatMap(({ line, quantity }) => toMovedUnits(line, quantity - line.quantity)),
    from: "released",
    to: order.stockState,
  });
}

function getChanged(lines: readonly EditedLine[]): EditedLine[] {
  return lines.filter(({ line, quantity }) => line.quantity !== quantity);
}

function toMovedUnits(line: ItemRow, quantity: number): OrderUnits[] {
  return quantity > 0 ? [toUnits(line, quantity)] : [];
}

function toPricedLine({ currency }: OrderRow, { line, quantity }: EditedLine): PricedLine {
  return { id: line.id, price: money(line.unitPriceMinor, currency), quantity };
}
