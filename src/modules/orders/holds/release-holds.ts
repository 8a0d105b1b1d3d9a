import { asc, eq, inArray, sql } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { AppError } from "#shared/errors.ts";
import { moveLines } from "../editing/move-lines.ts";
import { closePaymentPages } from "../payments/close-payment-page.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { getLines, getUnits, lockOrder, type OrderRow } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";
import { countUnpaidUnits, getHolder, isHeldBy } from "./hold-owner.ts";
import { recordHolds } from "./record-holds.ts";
import { isHeldUnpaid, isUnpaidHold } from "./unpaid-hold.ts";

/** The most orders released in one transaction; the next press takes the rest. */
const MOST_AT_ONCE = 200;

/**
 * Puts the units of an unpaid order that is locked back on the shelf. The order itself stays: staff
 * decide whether to cancel it, or the customer may still pay.
 */
export async function releaseHold(ctx: Context, order: OrderRow): Promise<void> {
  const lines = await getLines(ctx, order.id);
  await ctx.db
    .update(orders)
    .set({ stockState: "released", reservedUntil: null })
    .where(eq(orders.id, order.id));
  await writeEvent(ctx, { orderId: order.id, kind: "released" });
  await moveLines(ctx, { orderId: order.id, lines, from: order.stockState, to: "released" });
  await closePaymentPages(ctx, order);
  await recordHolds(ctx, getUnits(lines));
}

/**
 * Puts the units of earlier orders of this customer that wait for money online back on the shelf,
 * and returns whether there were any. For guests: orders with the same e-mail address from the same
 * network. To be called outside a transaction: each order has one of its own, to keep to the common
 * order of locks.
 */
export async function releaseEarlierHolds(
  ctx: CheckoutContext,
  { email }: { readonly email: string },
): Promise<boolean> {
  const { rows } = await ctx.asCheckout((tx) =>
    tx.db.execute<{ id: string }>(sql`
      select o.id from orders o left join guest_holds h on h.order_id = o.id
      where ${isUnpaidHold} and ${isHeldBy(getHolder(ctx))} and o.payment_method = 'online'
        and o.customer_key = lower(${email})`),
  );
  for (const { id } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ctx.asCheckout(async (tx) => {
      const order = await lockOrder(tx, id);
      if (isHeldUnpaid(order)) await releaseHold(tx, order);
    });
  return rows.length > 0;
}

/**
 * The units that unpaid orders hold: the number of orders, and for each variant the units held and
 * those on the shelf.
 */
export async function readUnpaidHolds(ctx: Pick<Context, "db">) {
  const { db } = ctx;
  const { rows } = await db.execute<{ orders: number }>(
    sql`select count(*)::integer as orders from orders o where ${isUnpaidHold}`,
  );
  const held = await countUnpaidUnits(ctx, sql`true`);
  const variants = await db
    .select({
      id: productVariants.id,
      sku: productVariants.sku,
      name: productVariants.variantName,
      onHand: sql<number>`${productVariants.stockQuantity} + ${productVariants.reservedQuantity}`,
    })
    .from(productVariants)
    .where(inArray(productVariants.id, [...held.keys()]))
    .orderBy(asc(productVariants.sku));
  return {
    orders: rows[0]?.orders ?? 0,
    units: held.values().reduce((sum, units) => sum + units, 0),
    variants: variants.map((variant) => ({ ...variant, held: held.get(variant.id) ?? 0 })),
  };
}

/**
 * Puts the units of all unpaid orders back on the shelf, the oldest 200 of them, and returns how
 * many orders that were. Each order's timeline names who did it. The orders stay; a later payment
 * reserves the units again, or tells the shop that they are gone.
 */
export async function releaseUnpaidHolds(ctx: Context): Promise<{ released: number }> {
  const { db } = ctx;
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o where ${isUnpaidHold}
    order by o.reserved_until, o.id limit ${MOST_AT_ONCE}`);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return { released: 0 };
  const locked = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for("update");
  await lockVariants(ctx, ids);
  let released = 0;
  for (const order of locked.filter(isHeldUnpaid)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await releaseHold(ctx, order);
    released += 1;
  }
  return { released };
}

/** The same for one order. Throws `not_found`, and `nothing_held` when it holds no unpaid units. */
export async function releaseOrderHold(ctx: Context, id: string): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (!isHeldUnpaid(order)) throw new AppError("nothing_held", `order ${id} holds nothing unpaid`);
  await releaseHold(ctx, order);
}

/**
 * In the order of their ids, the same as by the ledger; otherwise two transactions could deadlock.
 */
async function lockVariants({ db }: Pick<Context, "db">, orderIds: string[]): Promise<void> {
  await db.execute(sql`
    select 1 from product_variants
    where id in (select variant_id from order_items where order_id in ${orderIds})
    order by id for no key update`);
}
