import type { Context } from "#modules/context.ts";
import { MAX_SELECTED } from "./kinds.ts";
import { findOrders, type OrderQuery } from "./find-orders.ts";
import { readOrderRows } from "./order-rows.ts";

const PAGE_SIZE = 50;

/**
 * Up to 50 orders of a filter, sorted, and the cursor of those that follow. Throws `invalid_fields`
 * for a foreign cursor.
 */
export async function listOrders(ctx: Pick<Context, "db" | "clock">, query: OrderQuery) {
  const { ids, nextCursor, isCapped } = await findOrders(ctx, query, PAGE_SIZE);
  return { orders: await readOrderRows(ctx, ids), nextCursor, isCapped };
}

/**
 * The orders of a filter for an action on all of them: as many as can be selected, in the order of
 * the list.
 */
export async function selectAll(
  ctx: Pick<Context, "db" | "clock">,
  query: Omit<OrderQuery, "after">,
) {
  const { ids, nextCursor, isCapped } = await findOrders(ctx, query, MAX_SELECTED);
  return { orders: await readOrderRows(ctx, ids), isCapped: isCapped || nextCursor !== null };
}

/** The newest orders that are not deleted. */
export async function listNewest(ctx: Pick<Context, "db" | "clock">, limit: number) {
  const query = { period: "all", sort: "created", direction: "desc" } as const;
  return readOrderRows(ctx, (await findOrders(ctx, query, limit)).ids);
}
