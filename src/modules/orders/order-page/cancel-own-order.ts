import { randomUUID } from "node:crypto";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { isToTransfer, listRefunds } from "#modules/payments/refund-rows.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import type { AddressKind, CustomerWay } from "#modules/orders/kinds.ts";
import { isPrivateAddress } from "#platform/network/private-address.ts";
import { isMember, type Actor } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { setStatus } from "../editing/change-status.ts";
import { closePaymentPages } from "../payments/close-payment-page.ts";
import type { CheckoutContext, RefundContext } from "../processing/context.ts";
import { getLines, lockByAccessKey, lockOrder, type OrderRow } from "../processing/find-order.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";
import { refundOrderMoney, type RequestOrigin } from "../payments/refund-order-money.ts";
import { cancelDeadline } from "./order-page.ts";

const cancellation = { status: "cancelled", notifyCustomer: true } as const;

/**
 * Cancels the order of this key for its customer: its items go back on the shelf, and its money is
 * refunded. Doing it again changes nothing. The timeline says whether that was by the link alone or
 * signed in. Throws `too_many_requests`, `not_found`, `cancel_too_late` after the hours of the
 * policy or once the order is on its way, over or deleted, and `forbidden` for staff whose own
 * order it is not: they cancel in the back office, with their own rights.
 */
export async function cancelOwnOrder(ctx: CheckoutContext, accessKey: string): Promise<void> {
  await ctx.limits.reserve({ cancelOrder: ctx.visitor.address });
  await ctx.asCheckout(async (checkout) => {
    const order = await lockByAccessKey(checkout, accessKey);
    const via = getWay(ctx, order);
    if (via === "other_account" && isStaff(ctx.actor))
      throw new AppError("forbidden", "staff cancel the orders of others in the back office");
    if (order.status === cancellation.status && order.deletedAt === null) return;
    const { policies } = await readContent(checkout, ["policies"]);
    const deadline = cancelDeadline(order, policies);
    if (deadline === undefined || deadline < ctx.clock())
      throw new AppError("cancel_too_late", `the order ${order.id} is ${order.status}`);
    await cancelWithRefund(checkout, order, { via, from: getAddressKind(ctx) });
  });
}

/**
 * Cancels an order that is locked, on its customer's request: its items go back on the shelf, its
 * money is refunded, and the customer is told. `origin` says how the customer has shown that the
 * order is theirs; staff who do it for them need what `giveBack` asks of them.
 */
export async function cancelWithRefund(
  ctx: RefundContext,
  order: OrderRow,
  origin?: RequestOrigin,
): Promise<void> {
  await setStatus(ctx, order, {
    ...cancellation,
    note: origin === undefined ? orderNotes.cancelledOnRequest : orderNotes.cancelledByCustomer,
    facts: origin,
  });
  await closePaymentPages(ctx, order);
  const left = order.paidMinor - order.refundedMinor;
  if (left > 0)
    await refundOrderMoney(ctx, order, {
      amountMinor: left,
      idempotencyKey: randomUUID(),
      byHand: false,
      isPaidOut: false,
      notifyCustomer: true,
      origin,
    });
  if (origin !== undefined) await queueMailToShop(ctx, order);
}

/** Mails the shop that a customer has cancelled, unless the settings switch such mails off. */
async function queueMailToShop(ctx: Context, { id }: OrderRow): Promise<void> {
  const { email_notifications, support_email } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  const order = await lockOrder(ctx, id);
  const waiting = (await listRefunds(ctx, id)).filter(isToTransfer);
  await queueMail(ctx.db, {
    kind: "order-cancelled-by-customer",
    to: support_email,
    content: {
      ...getOrderMailContent(order, await getLines(ctx, id)),
      waitingMinor: waiting.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    },
  });
}

/** How the caller reached this order: signed in, or by the link alone. */
function getWay(
  { actor }: CheckoutContext,
  { customerId }: Pick<OrderRow, "customerId">,
): CustomerWay {
  if (!isMember(actor)) return "link";
  return actor.id === customerId ? "account" : "other_account";
}

const isStaff = (actor: Actor) => isMember(actor) && actor.kind !== "user";

/**
 * Only the kind of the address: the address itself would be personal data, which the timeline would
 * keep for ever.
 */
export function getAddressKind({
  visitor: { address },
}: Pick<CheckoutContext, "visitor">): AddressKind {
  return address !== undefined && !isPrivateAddress(address) ? "public" : "private";
}
