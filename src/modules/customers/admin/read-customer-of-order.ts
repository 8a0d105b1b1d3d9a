import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { customerNotes } from "#modules/customers/tables.ts";
import { findOrderById } from "#modules/orders/find-order-by.ts";
import { AppError } from "#shared/errors.ts";
import { rowColumns, toCustomerRow, type FoundCustomer } from "./customer-rows.ts";
import { readNotes } from "./notes.ts";

const SHOWN_NOTES = 3;

/**
 * Customer of an order, as lists show them, with the newest three notes about them. Throws
 * `not_found`.
 */
export async function readCustomerOfOrder(ctx: Context, orderId: string) {
  const order = await findOrderById(ctx, orderId);
  if (order === undefined) throw new AppError("not_found", `there is no order ${orderId}`);
  const { rows } = await ctx.db.execute<FoundCustomer>(
    sql`select ${rowColumns(ctx)} from customers c where c.key = ${order.customerKey}`,
  );
  const [found] = rows;
  if (found === undefined) return { customer: null, notes: [], noteCount: 0 };
  const [counted] = await ctx.db
    .select({ all: count() })
    .from(customerNotes)
    .where(and(eq(customerNotes.customerId, found.id), isNull(customerNotes.deletedAt)));
  return {
    customer: toCustomerRow(found),
    notes: await readNotes(ctx, found.id, SHOWN_NOTES),
    noteCount: counted?.all ?? 0,
  };
}
