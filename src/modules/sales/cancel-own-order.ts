import { randomUUID } from "node:crypto";
import { orderNotes } from "#content/order-notes.ts";
import { AppError } from "#shared/errors.ts";
import { setStatus } from "./change-status.ts";
import { closePaymentPage } from "./close-payment-page.ts";
import type { TillContext } from "./context.ts";
import { findByAccessKey, lockOrder } from "./find-order.ts";
import { giveBack } from "./give-back.ts";
import { cancelDeadline } from "./order-page.ts";

/**
 * Cancels the order that this key opens, for the customer: its bags go back on the shelf, and the money with it. Once
 * more changes nothing. Throws `too_many_requests`, `not_found`, and `cancel_too_late` after the two hours of the policy
 * or once the order is on its way, over or hidden.
 */
export async function cancelOwnOrder(ctx: TillContext, accessKey: string): Promise<void> {
  await ctx.limits.take({ cancelOrder: ctx.visitor.address });
  await ctx.atTill(async (till) => {
    const found = await findByAccessKey(till, accessKey);
    if (found === undefined) throw new AppError("not_found", "no order has this key");
    const order = await lockOrder(till, found.id);
    if (order.status === "cancelled" && order.deletedAt === null) return;
    const deadline = cancelDeadline(order);
    if (deadline === undefined || deadline < ctx.clock())
      throw new AppError("cancel_too_late", `the order ${order.id} is ${order.status}`);
    await setStatus(till, order, {
      status: "cancelled",
      note: orderNotes.cancelledByCustomer,
      tellCustomer: true,
    });
    await closePaymentPage(till, order);
    const left = order.paidMinor - order.refundedMinor;
    if (left > 0)
      await giveBack(till, order, {
        amountMinor: left,
        idempotencyKey: randomUUID(),
        byHand: false,
        isPaidOut: false,
        tellCustomer: true,
      });
  });
}
