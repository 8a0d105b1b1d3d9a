import { eq } from "drizzle-orm";
import { brand } from "#content/brand.ts";
import { orders } from "#modules/orders/tables.ts";
import type { PaymentService } from "#modules/payments/payments.ts";
import type { TillContext } from "./context.ts";
import type { OrderRow } from "./find-order.ts";
import { orderNumber } from "./order-mail.ts";
import { orderPath } from "#modules/orders/order-path.ts";

/**
 * Where the customer pays this order; null when there is nothing to pay any more. The payment service is asked outside
 * any transaction, and gives the same page for the same order. Throws `unavailable`.
 */
export async function openPaymentPage(
  ctx: TillContext,
  service: PaymentService,
  order: OrderRow,
): Promise<string | null> {
  if (order.reservedUntil === null || order.paidMinor >= order.totalMinor) return null;
  const page = await service.openPage({
    orderId: order.id,
    orderNumber: orderNumber(order),
    customerEmail: order.customerEmail,
    amountMinor: order.totalMinor,
    currency: order.currency,
    description: `${brand.productName} (${orderNumber(order)})`,
    successUrl: `${ctx.publicUrl}${orderPath(order.accessKey)}?paid=1`,
    cancelUrl: `${ctx.publicUrl}${orderPath(order.accessKey)}`,
    expiresAt: order.reservedUntil,
  });
  const before = order.paymentSession;
  if (before !== page.sessionId) {
    await ctx.atTill(({ db }) =>
      db.update(orders).set({ paymentSession: page.sessionId }).where(eq(orders.id, order.id)),
    );
    // The order was changed, or the service has forgotten its page: nobody is to pay on both.
    if (before !== null)
      await service
        .closePage(before)
        .catch((err: unknown) =>
          ctx.log.warn({ err, orderId: order.id }, "an old payment page could not be closed"),
        );
  }
  return page.url;
}
