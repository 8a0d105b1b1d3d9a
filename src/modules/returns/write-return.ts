import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { callOff } from "#modules/order-processing/order-page/cancel-own-order.ts";
import type { OrderRow } from "#modules/order-processing/find-order.ts";
import type { ChosenBags } from "#modules/order-processing/editing/worth-of-bags.ts";
import { writeEvent } from "#modules/order-processing/write-event.ts";
import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import type { ReturnCause } from "./kinds.ts";
import { amountsOf, type ReturnableOrder } from "./returnable-order.ts";
import { queueAskedMail } from "./return-mails.ts";
import { returnLines, returns, type ReturnRow } from "./tables.ts";

/** The request of a customer, as it has been read. */
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
  const { order, lines } = found;
  const { bags, ...columns } = wish;
  const { isImmediate, ...standing } = standingOf(found, wish, bags);
  const now = ctx.clock();
  const [row] = await ctx.db
    .insert(returns)
    .values({
      ...columns,
      ...standing,
      orderId: order.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error("no row came back");
  const chosen = lines.flatMap((line) => {
    const quantity = bags[line.id] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  await writeLines(ctx, row.id, chosen);
  await tellTimeline(ctx, { ...row, orderId: order.id }, "asked");
  await queueAskedMail(ctx, order, row, chosen);
  return isImmediate ? cancelFor(ctx, order, row) : row;
}

/** Amounts and deadline of a wish by the order's rights, and whether it needs no decision. */
export function standingOf(
  found: ReturnableOrder,
  { kind, isOfGroup }: Pick<Wish, "kind" | "isOfGroup">,
  bags: ChosenBags,
) {
  const right = found.rights.find((it) => it.kind === kind);
  const isInTime = right !== undefined && (!right.isForGroups || isOfGroup);
  return {
    ...amountsOf(found, right?.fee ?? null, bags),
    isInTime,
    askableUntil: right?.until ?? null,
    isImmediate: isInTime && right.isImmediate,
  };
}

/** Writes down how many bags of which lines of its order a return is about. */
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
