import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { guestHolds } from "#modules/orders/hold-tables.ts";
import { getStockStateAfter } from "#modules/orders/status.ts";
import { orders } from "#modules/orders/tables.ts";
import { HOLD_MS } from "#modules/payments/payments.ts";
import { AppError } from "#shared/errors.ts";
import type { CheckoutContext } from "../processing/context.ts";
import {
  getUnits,
  findByAccessKey,
  getLines,
  lockOrder,
  type OrderRow,
} from "../processing/find-order.ts";
import { getMostHeld } from "../holds/hold-limits.ts";
import { countUnpaidUnits, lockCounted } from "../holds/hold-owner.ts";
import { recordHolds } from "../holds/record-holds.ts";
import { findConfirmedAt } from "../holds/unpaid-hold.ts";
import { moveLines } from "../editing/move-lines.ts";
import { writeEvent } from "../processing/write-event.ts";
import { findOffers } from "./requested-lines.ts";

/**
 * Confirms a guest's order with the code of its mail, which proves that the guest reads the mail of
 * the address. The items are then held as long as those of a customer with an account; if they were
 * released meanwhile, they are reserved again. Doing it again changes nothing. Throws
 * `too_many_requests`, `not_found` for a wrong key or code, `nothing_held` when there is nothing to
 * confirm (any more), `hold_limit` when this mailbox has confirmed too many unpaid items, and
 * `out_of_stock`.
 */
export async function confirmOrder(
  ctx: CheckoutContext,
  { accessKey, code }: { readonly accessKey: string; readonly code: string },
): Promise<void> {
  await ctx.limits.reserve({ confirmOrder: ctx.visitor.address });
  await ctx.asCheckout(async (tx) => {
    const found = await findByAccessKey(tx, accessKey);
    const isGuest =
      found !== undefined &&
      tx.orderKeys.isKeyFor(code, found, { for: "confirm" }) &&
      (await findConfirmedAt(tx, found.id)) !== undefined;
    const email = found?.customerEmail ?? undefined;
    if (email === undefined || found?.deletedAt !== null || !isGuest)
      throw new AppError("not_found", "no order has this key and this code");
    await lockCounted(tx, await readMailbox(tx, email));
    const order = await lockOrder(tx, found.id);
    // Read again after locking the order, so that of two presses at once only one confirms.
    if (await findConfirmedAt(tx, order.id)) return;
    if (!canStillHold(order, ctx.clock()))
      throw new AppError("nothing_held", `there is nothing to confirm of the order ${order.id}`);
    await assertMailboxMayHold(tx, order, email);
    await confirm(tx, order);
  });
}

/** Whether a guest's order can still be confirmed. */
export async function isToConfirm(
  { clock }: Pick<CheckoutContext, "clock">,
  ctx: Pick<Context, "db">,
  order: OrderRow,
): Promise<boolean> {
  return canStillHold(order, clock()) && (await findConfirmedAt(ctx, order.id)) === null;
}

/** Until when the items of a confirmed order are held without payment. */
const computeConfirmedUntil = ({ createdAt }: OrderRow) =>
  new Date(createdAt.getTime() + HOLD_MS.manual);

/**
 * It is to be paid as agreed, staff have not decided about it, and its new time limit is still
 * ahead.
 */
function canStillHold(order: OrderRow, now: Date): boolean {
  const isUndecided = order.reservedUntil !== null || order.stockState === "released";
  return (
    order.paymentMethod === "manual" &&
    isUndecided &&
    getStockStateAfter(order.status, order.stockState) === "held" &&
    order.paidMinor < order.totalMinor &&
    order.deletedAt === null &&
    computeConfirmedUntil(order) > now
  );
}

/** The mailbox that an address leads to, which may be written in many ways. */
async function readMailbox({ db }: Context, email: string): Promise<string> {
  const { rows } = await db.execute<{ mailbox: string }>(
    sql`select app.mailbox(${email}) as mailbox`,
  );
  return rows[0]?.mailbox ?? email;
}

/**
 * Anyone can have many mailboxes, so all orders confirmed by one mailbox together may hold no more
 * than one guest may.
 */
async function assertMailboxMayHold(tx: Context, order: OrderRow, email: string) {
  const lines = await getLines(tx, order.id);
  const held = await countUnpaidUnits(
    tx,
    sql`app.mailbox(o.customer_email) = app.mailbox(${email}) and h.confirmed_at is not null`,
  );
  const offers = await findOffers(tx, { ids: lines.flatMap((line) => line.variantId ?? []) });
  const isTooMuch = offers.some((offer) => {
    const before = held.get(offer.id) ?? 0;
    const requested = lines.find((line) => line.variantId === offer.id)?.quantity ?? 0;
    const own = before + (order.stockState === "held" ? requested : 0);
    return before > 0 && before + requested > getMostHeld(offer, own);
  });
  if (isTooMuch)
    throw new AppError("hold_limit", "this mailbox has confirmed unpaid orders enough");
}

async function confirm(tx: Context, order: OrderRow): Promise<void> {
  const lines = await getLines(tx, order.id);
  const stockState = getStockStateAfter(order.status, order.stockState);
  await tx.db
    .update(guestHolds)
    .set({ confirmedAt: tx.clock() })
    .where(eq(guestHolds.orderId, order.id));
  await tx.db
    .update(orders)
    .set({ stockState, reservedUntil: computeConfirmedUntil(order) })
    .where(eq(orders.id, order.id));
  await writeEvent(tx, { orderId: order.id, kind: "confirmed" });
  await moveLines(tx, { orderId: order.id, lines, from: order.stockState, to: stockState });
  await recordHolds(tx, getUnits(lines));
}
