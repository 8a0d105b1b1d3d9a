import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { OrderRow } from "#modules/orders/processing/find-order.ts";
import { getAddressKind } from "#modules/orders/order-page/cancel-own-order.ts";
import type { ReturnContext } from "./context.ts";
import { lockOrderOfKey } from "./find-return.ts";
import { readStanding } from "./returnable-order.ts";
import { returns, type ReturnRow } from "./tables.ts";
import { cancelReturnedOrder } from "./write-return.ts";

/**
 * Carries out the cancellation that was asked for by number and address, for the order's key, which
 * only its customer's mails have. Doing it again changes nothing, and neither does a late one,
 * about which staff decide. Throws `too_many_requests` and `not_found`.
 */
export async function confirmCancellation(ctx: ReturnContext, accessKey: string): Promise<void> {
  await ctx.limits.reserve({ cancelOrder: ctx.visitor.address });
  await ctx.asCheckout(async (checkout) => {
    const order = await lockOrderOfKey(checkout, accessKey);
    const unconfirmed = await listUnconfirmed(checkout, order);
    if (unconfirmed.length === 0 || !(await isConfirmable(checkout, order))) return;
    for (const row of unconfirmed)
      // oxlint-disable-next-line no-await-in-loop -- one connection, hardly ever two
      await cancelReturnedOrder(checkout, order, row, { via: "mail", from: getAddressKind(ctx) });
  });
}

/** Whether the order's customer may cancel it now without a decision of staff. */
export async function isConfirmable(ctx: Context, order: OrderRow): Promise<boolean> {
  const { rights } = await readStanding(ctx, order);
  return rights.some(({ kind, isImmediate }) => kind === "cancel" && isImmediate);
}

/** The cancellations that were asked for and are neither carried out nor refused. */
async function listUnconfirmed({ db }: Context, order: OrderRow): Promise<ReturnRow[]> {
  const isRequested = and(eq(returns.kind, "cancel"), eq(returns.state, "asked"));
  return db
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, order.id), isRequested))
    .for("update");
}
