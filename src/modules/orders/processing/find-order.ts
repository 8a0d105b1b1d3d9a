import { asc, eq, inArray, or } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { OrderUnits } from "#modules/inventory/order-stock.ts";
import { isOpenStatus } from "#modules/orders/status.ts";
import { getKeyedId, type KeyedContext } from "#modules/orders/order-keys.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { AppError } from "#shared/errors.ts";

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

/** The order, locked until the transaction ends. Throws `not_found`. */
export async function lockOrder({ db }: Pick<Context, "db">, id: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for("update");
  if (order === undefined) throw new AppError("not_found", `there is no order ${id}`);
  return order;
}

/** Gives an order that is locked a new version, after a change of what belongs to it. */
export async function markChanged(
  { db, clock }: Pick<Context, "db" | "clock">,
  { id }: Pick<OrderRow, "id">,
): Promise<void> {
  await db.update(orders).set({ updatedAt: clock() }).where(eq(orders.id, id));
}

/**
 * Those of the orders that exist, by id, locked until the transaction ends, in the order that is
 * the same everywhere.
 */
export async function lockOrders(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The order whose link has this key; undefined when there is none, and after the customer's data
 * were erased.
 */
export async function findByAccessKey(
  { db, orderKeys }: Pick<KeyedContext, "db" | "orderKeys">,
  accessKey: string,
): Promise<OrderRow | undefined> {
  const id = getKeyedId(accessKey);
  if (id === undefined) return undefined;
  const hash = hashOfToken(accessKey);
  const [order] = await db
    .select()
    .from(orders)
    .where(or(eq(orders.keyHash, hash), eq(orders.id, id)));
  if (order === undefined) return undefined;
  const isStored = order.keyHash?.equals(hash) ?? false;
  return isStored || orderKeys.isKeyFor(accessKey, order, { for: "page" }) ? order : undefined;
}

/** The same, locked until the transaction ends. Throws `not_found`. */
export async function lockByAccessKey(ctx: KeyedContext, accessKey: string): Promise<OrderRow> {
  const found = await findByAccessKey(ctx, accessKey);
  if (found === undefined) throw new AppError("not_found", "no order has this key");
  return lockOrder(ctx, found.id);
}

/** The order's lines, in their places. */
export async function getLines({ db }: Pick<Context, "db">, orderId: string): Promise<ItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** The items of these lines that follow the order's state: those that have not come back. */
export function getUnits(lines: readonly ItemRow[]): OrderUnits[] {
  return lines.map((line) => toUnits(line, line.quantity - line.restockedQuantity));
}

/** The day by which a preordered line will be shipped; null for others, and once it is shipped. */
export const getLeavesBy = (
  { status }: Pick<OrderRow, "status">,
  { leavesBy }: Pick<ItemRow, "leavesBy">,
): string | null => (isOpenStatus(status) ? leavesBy : null);

/** A number of items of a line, for the ledger. */
export function toUnits(
  { variantId, sku, leavesBy }: Pick<ItemRow, "variantId" | "sku" | "leavesBy">,
  quantity: number,
): OrderUnits {
  return { variantId, sku, quantity, isPreorder: leavesBy !== null };
}
