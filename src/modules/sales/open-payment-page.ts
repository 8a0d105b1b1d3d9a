import { eq } from "drizzle-orm";
import { brand } from "#content/brand.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { orders } from "#modules/orders/tables.ts";
import type { PaymentService } from "#modules/payments/payments.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { closePaymentPage } from "./close-payment-page.ts";
import type { TillContext } from "./context.ts";
import { lockOrder, type OrderRow } from "./find-order.ts";

/**
 * Where the customer pays what is left of this order; null when there is nothing to pay online (any more). The payment
 * service is asked outside any transaction, and gives the same page for the same order. Throws `unavailable`.
 */
export async function openPaymentPage(
  ctx: TillContext,
  service: PaymentService,
  order: OrderRow,
): Promise<string | null> {
  const amountMinor = dueOnline(order);
  if (amountMinor === 0 || order.reservedUntil === null) return null;
  const page = await service.openPage({
    orderId: order.id,
    orderNumber: orderNumber(order),
    customerEmail: order.customerEmail,
    amountMinor,
    currency: order.currency,
    description: `${brand.productName} (${orderNumber(order)})`,
    successUrl: `${ctx.publicUrl}${orderPath(order.accessKey)}?paid=1`,
    cancelUrl: `${ctx.publicUrl}${orderPath(order.accessKey)}`,
    expiresAt: order.reservedUntil,
  });
  const { isWanted, before } = await notePage(ctx, order, { ...page, amountMinor });
  if (!isWanted) return null;
  // The order was changed, or the service has forgotten its page: nobody is to pay on both.
  if (before !== null && before !== page.sessionId)
    await service
      .closePage(before)
      .catch((err: unknown) =>
        ctx.log.warn({ err, orderId: order.id }, "an old payment page could not be closed"),
      );
  return page.url;
}

/** What is to be paid through the payment service while the bags wait for it; 0 for an order that waits for no such money. */
function dueOnline({ paymentMethod, reservedUntil, deletedAt, ...order }: OrderRow): number {
  const waits = paymentMethod === "stripe" && reservedUntil !== null && deletedAt === null;
  return waits ? Math.max(0, order.totalMinor - order.paidMinor) : 0;
}

/**
 * Writes down which page the order has now. While the service was asked, the order may have been cancelled, paid or given
 * up: whoever did that could not know of the page, so it is closed here.
 */
async function notePage(
  ctx: TillContext,
  { id }: OrderRow,
  page: { readonly sessionId: string; readonly amountMinor: number },
): Promise<{ isWanted: boolean; before: string | null }> {
  return ctx.atTill(async (till) => {
    const order = await lockOrder(till, id);
    const before = order.paymentSession;
    const isWanted = dueOnline(order) === page.amountMinor;
    if (!isWanted) await closePaymentPage(till, { paymentSession: page.sessionId });
    else if (before !== page.sessionId)
      await till.db.update(orders).set({ paymentSession: page.sessionId }).where(eq(orders.id, id));
    return { isWanted, before };
  });
}
