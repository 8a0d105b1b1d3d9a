import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { lockOrder } from "#modules/order-processing/find-order.ts";
import { refused } from "#modules/order-processing/refused.ts";
import { orders } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";
import { lockReturn } from "./find-return.ts";
import { allBags, amountsOf, readReturnable } from "./returnable-order.ts";
import { returnLines, returns } from "./tables.ts";
import { tellTimeline } from "./write-return.ts";

/**
 * Says which order a return is about that somebody asked for without a link: about all of its bags,
 * with the rights of this moment. Throws `not_found`, `conflict` when it has an order or is over,
 * and `invalid_fields` for an `orderNumber` that no order has.
 */
export async function assignReturn(ctx: Context, id: string, typed: string): Promise<void> {
  const orderId = await findByNumber(ctx, typed);
  const order = await lockOrder(ctx, orderId);
  const { row } = await lockReturn(ctx, id);
  if (row.orderId === orderId) return;
  if (row.orderId !== null || row.state !== "asked")
    throw new AppError("conflict", "the return has an order, or is over");
  const found = await readReturnable(ctx, order);
  const bags = allBags(found.lines);
  const right = found.rights.find(({ kind }) => kind === row.kind);
  await ctx.db
    .update(returns)
    .set({
      ...amountsOf(found, right?.fee ?? null, bags),
      orderId,
      typedNumber: null,
      typedEmail: null,
      isInTime: right !== undefined,
      askableUntil: right?.until ?? null,
      updatedAt: ctx.clock(),
    })
    .where(eq(returns.id, id));
  const lines = Object.entries(bags);
  if (lines.length > 0)
    await ctx.db
      .insert(returnLines)
      .values(lines.map(([orderItemId, quantity]) => ({ returnId: id, orderItemId, quantity })));
  await tellTimeline(ctx, { orderId, kind: row.kind }, "asked");
}

/** The newest order with this number. Throws `invalid_fields`. */
export async function findByNumber({ db }: Context, typed: string): Promise<string> {
  const number = typed.replaceAll(/[\s#]/g, "").toUpperCase();
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isNull(orders.deletedAt)))
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(1);
  if (found === undefined) throw refused({ orderNumber: ["unknown"] });
  return found.id;
}
