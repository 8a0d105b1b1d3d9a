import { and, count, gt, inArray, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orderTags } from "#modules/orders/tag-tables.ts";
import { MAX_TAGS } from "#modules/orders/tags.ts";
import { AppError } from "#shared/errors.ts";
import type { TaggedOrders } from "../shipping/bulk-contract.ts";
import { lockOrders } from "../processing/find-order.ts";

const isCalled = (tag: string) => sql`lower(${orderTags.tag}) = lower(${tag})`;

/**
 * Gives orders a tag, in the spelling that the shop uses already, and returns those that did not
 * have it. All of them or none: throws `not_found`, and `invalid_fields` when an order has the most
 * tags allowed.
 */
export async function addTags(
  ctx: Context,
  { tag, orderIds }: TaggedOrders,
): Promise<{ changed: string[] }> {
  const ids = [...new Set(orderIds)];
  const { size } = await lockOrders(ctx, ids);
  if (size < ids.length) throw new AppError("not_found", `${ids.length - size} orders are gone`);
  const [existing] = await ctx.db.select().from(orderTags).where(isCalled(tag)).limit(1);
  const createdAt = ctx.clock();
  const added = await ctx.db
    .insert(orderTags)
    .values(ids.map((orderId) => ({ orderId, tag: existing?.tag ?? tag, createdAt })))
    .onConflictDoNothing()
    .returning({ orderId: orderTags.orderId });
  const full = await ctx.db
    .select({ orderId: orderTags.orderId })
    .from(orderTags)
    .where(inArray(orderTags.orderId, ids))
    .groupBy(orderTags.orderId)
    .having(gt(count(), MAX_TAGS));
  if (full.length > 0)
    throw new AppError("invalid_fields", `${full.length} orders have ${MAX_TAGS} tags`, {
      fields: { tag: ["too_many"] },
    });
  return { changed: added.map(({ orderId }) => orderId) };
}

/** Removes a tag from orders, and returns those that had it. */
export async function removeTags(
  { db }: Context,
  { tag, orderIds }: TaggedOrders,
): Promise<{ changed: string[] }> {
  const removed = await db
    .delete(orderTags)
    .where(and(inArray(orderTags.orderId, [...orderIds]), isCalled(tag)))
    .returning({ orderId: orderTags.orderId });
  return { changed: removed.map(({ orderId }) => orderId) };
}
