import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import {
  lockByAccessKey,
  lockOrder,
  type OrderRow,
} from "#modules/orders/processing/find-order.ts";
import { AppError } from "#shared/errors.ts";
import { returns } from "./tables.ts";
import type { ReturnRow } from "./tables.ts";

/** A return, locked after its order until the transaction ends. Throws `not_found`. */
export async function lockReturn(
  ctx: Context,
  id: string,
): Promise<{ row: ReturnRow; order: OrderRow | undefined }> {
  const found = await findReturn(ctx, id);
  // The order is locked first, as by all changes of orders.
  const order = found.orderId === null ? undefined : await lockOrder(ctx, found.orderId);
  const [row] = await ctx.db.select().from(returns).where(eq(returns.id, id)).for("update");
  if (row === undefined || row.orderId !== found.orderId)
    throw new AppError("conflict", "the return has just been changed");
  return { row, order };
}

/** The same with its order. Throws `conflict` while the order is unknown. */
export async function lockOrderReturn(
  ctx: Context,
  id: string,
): Promise<{ row: ReturnRow; order: OrderRow }> {
  const { row, order } = await lockReturn(ctx, id);
  if (order === undefined) throw new AppError("conflict", "the return has no order yet");
  return { row, order };
}

/** The same as `lockByAccessKey`, and throws `not_found` for a deleted order, too. */
export async function lockOrderOfKey(checkout: KeyedContext, accessKey: string): Promise<OrderRow> {
  const order = await lockByAccessKey(checkout, accessKey);
  if (order.deletedAt !== null) throw new AppError("not_found", `the order ${order.id} is deleted`);
  return order;
}

/** One return. Throws `not_found`. */
export async function findReturn({ db }: Context, id: string): Promise<ReturnRow> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  if (row === undefined) throw new AppError("not_found", `there is no return ${id}`);
  return row;
}
