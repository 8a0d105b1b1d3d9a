import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { callOff } from "#modules/order-processing/cancel-own-order.ts";
import type { OrderRow } from "#modules/order-processing/find-order.ts";
import type { ChosenBags } from "#modules/order-processing/worth-of-bags.ts";
import { writeEvent } from "#modules/order-processing/write-event.ts";
import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import type { ReturnCause } from "./kinds.ts";
import { amountsOf, type ReturnableOrder } from "./returnable-order.ts";
import { queueAskedMail } from "./return-mails.ts";
import { returnLines, returns, type ReturnRow } from "./tables.ts";

/** What somebody wants, as it has been read. */
export type Wish = {
  readonly kind: ReturnKind;
  readonly cause: ReturnCause | null;
  readonly message: string | null;
  readonly isOfGroup: boolean;
};

/**
 * Writes down what somebody wants of an order that is locked, with the receipt by mail and a line
 * in the timeline; what needs nobody's decision happens at once. What is not open to them any more
 * is written down as late: the shop decides.
 */
export async function writeReturn(
  ctx: Context,
  found: ReturnableOrder,
  wish: Wish & { readonly bags: ChosenBags; readonly idempotencyKey: string },
): Promise<ReturnRow> {
  const { order, rights, lines } = found;
  const { bags, ...columns } = wish;
  const right = rights.find(({ kind }) => kind === wish.kind);
  const isInTime = right !== undefined && (!right.isForGroups || wish.isOfGroup);
  const now = ctx.clock();
  const [row] = await ctx.db
    .insert(returns)
    .values({
      ...columns,
      ...amountsOf(found, right?.fee ?? null, bags),
      orderId: order.id,
      isInTime,
      askableUntil: right?.until ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error("no row came back");
  const chosen = lines.flatMap((line) => {
    const quantity = bags[line.id] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (chosen.length > 0)
    await ctx.db
      .insert(returnLines)
      .values(chosen.map(({ id, quantity }) => ({ returnId: row.id, orderItemId: id, quantity })));
  await tellTimeline(ctx, { ...row, orderId: order.id }, "asked");
  await queueAskedMail(ctx, order, row, chosen);
  const isDone = row.kind === "cancel" && isInTime && right.isImmediate;
  return isDone ? cancelFor(ctx, order, row) : row;
}

/** Calls an order that is locked off, as one of its returns wants it. */
export async function cancelFor(ctx: Context, order: OrderRow, row: ReturnRow): Promise<ReturnRow> {
  await callOff(ctx, order);
  return changeReturn(ctx, row, { state: "cancelled" });
}

/** Changes a return that is locked, and tells the timeline of its order. */
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
  if (orderId !== null) await tellTimeline(ctx, { kind, orderId }, changes.state);
  return row;
}

/** A line of the order's timeline, in the transaction of what it tells. */
export async function tellTimeline(
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
