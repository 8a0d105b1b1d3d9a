import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { readOrderNumber } from "./order-number.ts";
import { orders } from "./tables.ts";

type OrderRow = typeof orders.$inferSelect;

/** The order with an id, deleted ones too; undefined when there is none. */
export async function findOrderById(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

/**
 * The newest order with a typed number and, if an address is given, of that address, whatever its
 * letter case.
 */
export async function findOrderByNumber(
  { db }: Pick<Context, "db">,
  typed: { readonly number: string; readonly email?: string },
): Promise<OrderRow | undefined> {
  const { number, email } = typed;
  const isTheirs: SQL | undefined =
    email === undefined ? undefined : sql`lower(${orders.customerEmail}) = ${email.toLowerCase()}`;
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, readOrderNumber(number)), isTheirs, isNull(orders.deletedAt)))
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(1);
  return found;
}
