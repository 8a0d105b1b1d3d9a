import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { lockOrder } from "#modules/orders/processing/find-order.ts";
import { findOrderByNumber } from "#modules/orders/find-order-by.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { lockReturn } from "./find-return.ts";
import { listAllUnits, readReturnable } from "./returnable-order.ts";
import { returns } from "./tables.ts";
import { computeStanding, writeReturnEvent, writeLines } from "./write-return.ts";

/**
 * Assigns an order to a return that was requested without a link: for all of its items, with its
 * present rights. Throws `not_found`, `conflict` when it has an order or is closed, and
 * `invalid_fields` for an unknown `orderNumber`.
 */
export async function assignReturn(ctx: Context, id: string, typed: string): Promise<void> {
  const orderId = await findByNumber(ctx, typed);
  const order = await lockOrder(ctx, orderId);
  const { row } = await lockReturn(ctx, id);
  if (row.orderId === orderId) return;
  if (row.orderId !== null || row.state !== "asked")
    throw new AppError("conflict", "the return has an order, or is over");
  const found = await readReturnable(ctx, order);
  const units = listAllUnits(found.lines);
  const { isImmediate: _, ...standing } = computeStanding(found, row, units);
  await ctx.db
    .update(returns)
    .set({
      ...standing,
      orderId,
      typedNumber: null,
      typedEmail: null,
      updatedAt: ctx.clock(),
    })
    .where(eq(returns.id, id));
  const lines = Object.entries(units).map(([line, quantity]) => ({ id: line, quantity }));
  await writeLines(ctx, id, lines);
  await writeReturnEvent(ctx, { orderId, kind: row.kind }, "asked");
}

/** The newest order with this number. Throws `invalid_fields`. */
export async function findByNumber(ctx: Context, typed: string): Promise<string> {
  const found = await findOrderByNumber(ctx, { number: typed });
  if (found === undefined) throw createFieldsError({ orderNumber: ["unknown"] });
  return found.id;
}
