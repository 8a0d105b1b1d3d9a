// The steps of a return in the back office; each mails the customer and adds to the timeline.
import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { OrderRow } from "#modules/orders/processing/find-order.ts";
import { restoreToStock } from "#modules/orders/editing/restore-to-stock.ts";
import type { ReturnState } from "#modules/orders/kinds.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import type { ReturnStepRequest } from "./admin-contract.ts";
import { findByNumber } from "./assign-return.ts";
import { lockOrderReturn, lockReturn } from "./find-return.ts";
import { isOpenState, isStepTo, type ReturnStep } from "./kinds.ts";
import { queueMovedMail } from "./return-mails.ts";
import { computeReturnWorth, readReturnable } from "./returnable-order.ts";
import { returnLines, type ReturnRow } from "./tables.ts";
import { cancelReturnedOrder, changeReturn } from "./write-return.ts";

const stateOfStep = {
  approve: "approved",
  underway: "underway",
  receive: "received",
  replace: "replaced",
  refuse: "refused",
} as const satisfies Record<ReturnStep, ReturnState>;

/**
 * Takes a step with a return. The same step again changes nothing. Throws `not_found`, `conflict`
 * when the step is not possible in the present state, and `invalid_fields`: for `lines` with more
 * than was announced, or nothing, and for an unknown `orderNumber`.
 */
export async function moveReturn(
  ctx: Context,
  id: string,
  request: ReturnStepRequest,
): Promise<void> {
  const to = stateOfStep[request.step];
  if (request.step === "refuse") return reject(ctx, id, request.note);
  const { row, order } = await lockOrderReturn(ctx, id);
  if (isDone(row, to)) return;
  if (row.kind === "cancel") {
    // The customer did not send the items, so nothing else is to do.
    if (request.step !== "approve") throw createStepError(row, to);
    await cancelReturnedOrder(ctx, order, row);
    return;
  }
  if (!isStepTo(row.state, to)) throw createStepError(row, to);
  const amounts = request.step === "receive" ? await receive(ctx, order, row, request.lines) : {};
  const replacedBy =
    request.step === "replace" ? await findReplacement(ctx, order, request.orderNumber) : null;
  const moved = await changeReturn(ctx, row, {
    state: to,
    note: request.note ?? null,
    ...amounts,
    ...(replacedBy !== null && { replacedBy }),
  });
  await queueMovedMail(ctx, order, moved, to);
}

/** Whether the order has a return of the same kind already. */
function isDone(row: ReturnRow, to: ReturnState): boolean {
  return row.state === to || (row.state === "cancelled" && to === "approved");
}

/** With a reason, which the customer reads; for a return without an order no mail is sent. */
async function reject(ctx: Context, id: string, note: string): Promise<void> {
  const { row, order } = await lockReturn(ctx, id);
  if (row.state === "refused") return;
  if (!isOpenState(row.state)) throw createStepError(row, "refused");
  const moved = await changeReturn(ctx, row, { state: "refused", note });
  if (order !== undefined) await queueMovedMail(ctx, order, moved, "refused");
}

type CameBack = Extract<ReturnStepRequest, { step: "receive" }>["lines"];

/**
 * Puts undamaged items on the shelf. From then on the lines are the items that came back. Returns
 * their value and the fee that the law lets the shop keep.
 */
async function receive(
  ctx: Context,
  order: OrderRow,
  row: ReturnRow,
  cameBack: CameBack,
): Promise<{ worthMinor: number; taxMinor: number; feeMinor: number }> {
  const announced = await ctx.db.select().from(returnLines).where(eq(returnLines.returnId, row.id));
  const units: Record<string, number> = {};
  for (const { id, shelved, damaged } of cameBack) {
    const line = announced.find(({ orderItemId }) => orderItemId === id);
    if (line === undefined || id in units) throw createFieldsError({ lines: ["unknown"] });
    if (shelved + damaged > line.quantity) throw createFieldsError({ lines: ["too_many"] });
    units[id] = shelved + damaged;
  }
  if (Object.values(units).every((count) => count === 0))
    throw createFieldsError({ lines: ["required"] });
  const found = await readReturnable(ctx, order);
  const { worthMinor, itemsMinor, taxMinor } = computeReturnWorth(found, units);
  const all = Object.fromEntries(announced.map((line) => [line.orderItemId, line.quantity]));
  const announcedMinor = row.worthMinor - computeReturnWorth(found, all).shippingMinor;
  for (const { orderItemId } of announced) {
    const came = cameBack.find(
      ({ id, shelved, damaged }) => id === orderItemId && shelved + damaged > 0,
    );
    const isLine = and(eq(returnLines.returnId, row.id), eq(returnLines.orderItemId, orderItemId));
    // oxlint-disable-next-line no-await-in-loop -- one connection, a few lines
    await (came === undefined
      ? ctx.db.delete(returnLines).where(isLine)
      : ctx.db
          .update(returnLines)
          .set({
            quantity: came.shelved + came.damaged,
            shelvedQuantity: came.shelved,
            damagedQuantity: came.damaged,
          })
          .where(isLine));
  }
  const shelved = cameBack.filter((line) => line.shelved > 0);
  await restoreToStock(
    ctx,
    order,
    shelved.map((line) => ({ lineId: line.id, quantity: line.shelved })),
  );
  // When fewer items came back than announced, the fee is smaller.
  const share = announcedMinor <= 0 ? 0 : itemsMinor / announcedMinor;
  const feeMinor = Math.min(worthMinor, Math.floor(row.feeMinor * share));
  return { worthMinor, taxMinor, feeMinor };
}

/** The order with the replacement items. Throws `invalid_fields`. */
async function findReplacement(ctx: Context, { id }: OrderRow, typed: string): Promise<string> {
  const found = await findByNumber(ctx, typed);
  if (found === id) throw createFieldsError({ orderNumber: ["unknown"] });
  return found;
}

const createStepError = (row: ReturnRow, to: ReturnState) =>
  new AppError("conflict", `a return that is ${row.state} does not become ${to}`);
