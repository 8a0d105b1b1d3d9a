import type { Context } from "#modules/context.ts";
import { findPaymentByKey } from "#modules/payments/payment-rows.ts";
import { AppError } from "#shared/errors.ts";
import { closePaymentPages } from "./close-payment-page.ts";
import type { NewPayment } from "../processing/contract.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { acceptByHand } from "../placing/accept-by-hand.ts";

/**
 * Records a payment by hand: a part, or all that is due. The same key again changes nothing. Throws
 * `not_found`, `conflict` when there is nothing left to pay or the key belongs to another payment,
 * and `invalid_fields` as `acceptByHand` does.
 */
export async function recordPayment(ctx: Context, id: string, body: NewPayment): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (await isDone(ctx, order, body)) return;
  const dueMinor = order.totalMinor - order.paidMinor;
  if (dueMinor <= 0) throw new AppError("conflict", "there is nothing left to pay");
  const { notifyCustomer, ...payment } = body;
  await acceptByHand(
    ctx,
    order,
    { ...payment, amountMinor: payment.amountMinor ?? dueMinor },
    { notifyCustomer },
  );
  // The payment page asks for the old amount, so it is closed.
  await closePaymentPages(ctx, order);
}

async function isDone(
  ctx: Context,
  { id }: OrderRow,
  { idempotencyKey, amountMinor }: NewPayment,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  const existing = await findPaymentByKey(ctx, idempotencyKey);
  if (existing === undefined) return false;
  if (existing.orderId !== id || (amountMinor ?? existing.amountMinor) !== existing.amountMinor)
    throw new AppError("conflict", "the key belongs to another payment");
  return true;
}
