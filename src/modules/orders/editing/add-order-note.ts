import type { NewOrderNote } from "../processing/contract.ts";
import type { Context } from "#modules/context.ts";
import { lockOrder } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Adds a note to an order's timeline, for the back office or for the customer, too. Throws
 * `not_found`.
 */
export async function addOrderNote(
  ctx: Context,
  id: string,
  { note, customerVisible }: NewOrderNote,
): Promise<void> {
  const order = await lockOrder(ctx, id);
  await writeEvent(ctx, { orderId: order.id, kind: "note", note, customerVisible });
}
