import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { createOrderId } from "#modules/orders/create-order-id.ts";
import { cancelWithRefund } from "#modules/orders/order-page/cancel-own-order.ts";
import type { RequestOrigin } from "#modules/orders/payments/refund-order-money.ts";
import type { OrderRow } from "#modules/orders/processing/find-order.ts";
import type { ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import { writeEvent } from "#modules/orders/processing/write-event.ts";
import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import type { ReturnCause } from "./kinds.ts";
import { computeAmounts, type ReturnableOrder } from "./returnable-order.ts";
import { queueMailToShop, queueRequestMail } from "./return-mails.ts";
import { returnLines, returns, type ReturnRow } from "./tables.ts";

/** The parsed request of a customer. */
export type ReturnRequest = {
  readonly kind: ReturnKind;
  readonly cause: ReturnCause | null;
  readonly message: string | null;
  readonly isOfGroup: boolean;
};

/**
 * Stores a customer's request about an order that is locked, with a mail that it has arrived and an
 * entry in the timeline. A request that needs no decision is carried out at once, if it came with
 * the order's key, as `origin` says; without the key the mail has a link that confirms it. A late
 * one is stored as late, and staff decide.
 */
export async function writeReturn(
  ctx: Context,
  found: ReturnableOrder,
  request: ReturnRequest & { readonly units: ChosenUnits; readonly idempotencyKey: string },
  origin?: RequestOrigin,
): Promise<ReturnRow> {
  const { order, lines } = found;
  const { units, ...columns } = request;
  const { isImmediate, ...standing } = computeStanding(found, request, units);
  const row = await insertReturn(ctx, { ...columns, ...standing, orderId: order.id });
  const chosen = lines.flatMap((line) => {
    const quantity = units[line.id] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  await writeLines(ctx, row.id, chosen);
  await writeReturnEvent(ctx, { ...row, orderId: order.id }, "asked");
  const isUnconfirmed = isImmediate && origin === undefined;
  await queueRequestMail(ctx, order, row, { lines: chosen, isUnconfirmed });
  if (isImmediate && origin !== undefined) return cancelReturnedOrder(ctx, order, row, origin);
  await queueMailToShop(ctx, order, row);
  return row;
}

/** Stores a request, with its order or with what was typed of one. */
export async function insertReturn(
  { db, clock }: Context,
  columns: typeof returns.$inferInsert,
): Promise<ReturnRow> {
  const now = clock();
  const [row] = await db
    .insert(returns)
    .values({ id: createOrderId(), ...columns, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error("no row came back");
  return row;
}

/** Amounts and deadline of a request by the order's rights, and whether staff need not decide. */
export function computeStanding(
  found: ReturnableOrder,
  { kind, isOfGroup }: Pick<ReturnRequest, "kind" | "isOfGroup">,
  units: ChosenUnits,
) {
  const right = found.rights.find((it) => it.kind === kind);
  const isInTime = right !== undefined && (!right.isForGroups || isOfGroup);
  return {
    ...computeAmounts(found, right?.fee ?? null, units),
    isInTime,
    askableUntil: right?.until ?? null,
    isImmediate: isInTime && right.isImmediate,
  };
}

/** Stores the items of a return, by the lines of its order. */
export async function writeLines(
  { db }: Context,
  returnId: string,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): Promise<void> {
  if (lines.length > 0)
    await db
      .insert(returnLines)
      .values(lines.map(({ id, quantity }) => ({ returnId, orderItemId: id, quantity })));
}

/** Cancels a locked order at the request of one of its returns, as `cancelWithRefund` does. */
export async function cancelReturnedOrder(
  ctx: Context,
  order: OrderRow,
  row: ReturnRow,
  origin?: RequestOrigin,
): Promise<ReturnRow> {
  await cancelWithRefund(ctx, order, origin);
  return changeReturn(ctx, row, { state: "cancelled" });
}

/** Changes a return that is locked, and adds to the timeline of its order. */
export async function changeReturn(
  ctx: Context,
  { id, kind, orderId }: Pick<ReturnRow, "id" | "kind" | "orderId">,
  changes: Partial<ReturnRow> & { readonly state: ReturnState },
): Promise<ReturnRow> {
  const [row] = await ctx.db
    .update(returns)
    .set({ ...changes, updatedAt: ctx.clock() })
    .where(eq(returns.id, id))
    .returning();
  if (row === undefined) throw new Error("a locked return is gone");
  if (orderId !== null) await writeReturnEvent(ctx, { kind, orderId }, changes.state);
  return row;
}

/** Adds an entry to the order's timeline, in the transaction of its event. */
export async function writeReturnEvent(
  ctx: Context,
  { orderId, kind }: { readonly orderId: string; readonly kind: ReturnKind },
  state: ReturnState,
): Promise<void> {
  await writeEvent(ctx, {
    orderId,
    kind: "return",
    facts: { returnKind: kind, returnState: state },
  });
}
