import { asc, eq } from "drizzle-orm";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { findOrderById } from "#modules/orders/find-order-by.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import { MAIN_CURRENCY, money } from "#shared/money.ts";
import type { ReturnDetails } from "./admin-contract.ts";
import { createDue } from "./due.ts";
import { findReturn } from "./find-return.ts";
import { isOpenState } from "./kinds.ts";
import { toOrder } from "./list-returns.ts";
import { readReturnable, type ReturnableOrder } from "./returnable-order.ts";
import { returnLines, returnPhotos, type ReturnRow } from "./tables.ts";

/** One return. Throws `not_found`. */
export async function readReturn(ctx: Context, id: string) {
  const { db } = ctx;
  const row = await findReturn(ctx, id);
  const found = row.orderId === null ? undefined : await findOrder(ctx, row.orderId);
  const getDue = await createDue(ctx);
  const photos = await db
    .select({ id: returnPhotos.id })
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, id))
    .orderBy(asc(returnPhotos.position));
  return {
    ...row,
    ...getDue(row),
    number: row.number ?? "",
    order: toOrder(row.orderId, found?.order.number ?? null),
    name: found?.order.customerName ?? null,
    email: found?.order.customerEmail ?? row.typedEmail,
    arrivedOn: found?.arrivedOn ?? null,
    country: found?.country ?? null,
    lines: await readLines(ctx, id),
    ...readAmounts(row, found),
    replacedBy: await readReplacement(ctx, row.replacedBy),
    photos,
  };
}

async function findOrder(ctx: Context, id: string): Promise<ReturnableOrder | undefined> {
  const order = await findOrderById(ctx, id);
  return order && readReturnable(ctx, order);
}

function readAmounts(
  { state, worthMinor, feeMinor, refundedMinor }: ReturnRow,
  found: ReturnableOrder | undefined,
) {
  const currency = found?.order.currency ?? MAIN_CURRENCY;
  const left = found ? found.order.paidMinor - found.order.refundedMinor : 0;
  const owed = isOpenState(state) ? worthMinor - feeMinor - refundedMinor : 0;
  return {
    worth: money(worthMinor, currency),
    fee: money(feeMinor, currency),
    suggested: money(Math.max(0, Math.min(left, owed)), currency),
    left: money(left, currency),
    refunded: money(refundedMinor, currency),
    ilsRate: found ? getFrozenRate(found.order) : null,
  };
}

async function readLines({ db }: Context, returnId: string): Promise<ReturnDetails["lines"]> {
  const rows = await db
    .select({ item: orderItems, line: returnLines })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(orderItems.position));
  return rows.map(({ item, line }) => ({
    ...item,
    ...line,
    id: item.id,
    name: formatFullName(item),
  }));
}

async function readReplacement(ctx: Context, id: string | null) {
  if (id === null) return null;
  const order = await findOrderById(ctx, id);
  return order ? toOrder(order.id, order.number) : null;
}
