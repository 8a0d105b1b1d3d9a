import { eq } from "drizzle-orm";
import { checkCouponAgain } from "#modules/coupons/accept-coupon.ts";
import { orderNotes } from "#modules/orders/order-notes.ts";
import type { Context } from "#modules/context.ts";
import { getStockStateAfter, isOverStatus } from "#modules/orders/status.ts";
import { orders } from "#modules/orders/tables.ts";
import { insertPayment, type NewPaymentRow } from "#modules/payments/payment-rows.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { getUnits, getLines, type OrderRow } from "../processing/find-order.ts";
import { recordHolds } from "../holds/record-holds.ts";
import { notifyOfPayment, type PaidUnits } from "./payment-mails.ts";
import { moveLines } from "../editing/move-lines.ts";
import { writeEvent } from "../processing/write-event.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";

/**
 * Counts a payment for an order that is locked, in the order's currency, and returns true; the same
 * payment (its key, or method and reference) again changes nothing and returns false. Once it is
 * fully paid, its items are held without a time limit. Items released because the money came late
 * are reserved again; if they are gone, the payment stays and the shop is told.
 */
export async function acceptPayment(
  ctx: Context,
  order: OrderRow,
  payment: {
    /** True without it. */
    readonly notifyCustomer?: boolean;
  } & Omit<NewPaymentRow, "orderId" | "currency" | "actorId" | "createdAt">,
): Promise<boolean> {
  const { notifyCustomer = true, ...facts } = payment;
  const { amountMinor, kind } = facts;
  const isNew = await insertPayment(ctx, {
    orderId: order.id,
    ...facts,
    currency: order.currency,
    actorId: isMember(ctx.actor) ? ctx.actor.id : null,
    createdAt: ctx.clock(),
  });
  if (!isNew) return false;
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "payment",
    facts: { amountMinor, currency: order.currency, ...(kind && { paymentKind: kind }) },
  });
  await checkCodeAgain(ctx, order);
  // A part payment, or more than the total, changes nothing else: staff have to look at it.
  const wasPaid = order.paidMinor >= order.totalMinor;
  if (wasPaid || order.paidMinor + amountMinor < order.totalMinor) return true;
  const units = await reserveForPayment(ctx, order);
  const paid = await readPaid(ctx, order.id);
  await notifyOfPayment(ctx, paid, { notifyCustomer, units });
  return true;
}

/**
 * An order without money whose items were released was no use of its code, which others may have
 * used since. It keeps its price, and the timeline tells the back office.
 */
async function checkCodeAgain(ctx: Context, order: OrderRow): Promise<void> {
  if (order.stockState !== "released" || order.paidMinor > 0 || isOverStatus(order.status)) return;
  const used = {
    orderId: order.id,
    email: order.customerEmail,
    id: order.customerId,
    phone: order.customerPhone,
    country: order.billingAddress?.country ?? null,
  };
  if ((await checkCouponAgain(ctx, used)) !== undefined)
    await writeEvent(ctx, {
      orderId: order.id,
      kind: "note",
      note: orderNotes.codeUsedUp,
      customerVisible: false,
    });
}

/**
 * From now on the order's items are held without a time limit. When it has none, the timeline tells
 * the back office.
 */
async function reserveForPayment(ctx: Context, order: OrderRow): Promise<PaidUnits> {
  const stockState = getStockStateAfter(order.status, order.stockState);
  const units = await findUnits(ctx, order, stockState);
  await ctx.db
    .update(orders)
    .set({ reservedUntil: null, ...(units === "there" && { stockState }) })
    .where(eq(orders.id, order.id));
  if (units !== "there")
    await writeEvent(ctx, {
      orderId: order.id,
      kind: "note",
      note: units === "gone" ? orderNotes.paidWithoutStock : orderNotes.paidTooLate,
      customerVisible: false,
    });
  if (isHeldUnpaid(order)) await recordHolds(ctx, getUnits(await getLines(ctx, order.id)));
  return units;
}

async function findUnits(
  ctx: Context,
  order: OrderRow,
  requested: OrderRow["stockState"],
): Promise<PaidUnits> {
  if (order.stockState !== "released") return "there";
  if (requested === "released") return "not wanted";
  return (await tryToReserveUnits(ctx, order, requested)) ? "there" : "gone";
}

/** In a savepoint, so that the payment stays when there are not enough. */
async function tryToReserveUnits(
  ctx: Context,
  order: OrderRow,
  to: OrderRow["stockState"],
): Promise<boolean> {
  const lines = await getLines(ctx, order.id);
  try {
    await ctx.db.transaction((db) =>
      moveLines({ ...ctx, db }, { orderId: order.id, lines, from: order.stockState, to }),
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "out_of_stock") return false;
    throw error;
  }
}

async function readPaid({ db }: Context, id: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error("a locked order is gone");
  return order;
}
