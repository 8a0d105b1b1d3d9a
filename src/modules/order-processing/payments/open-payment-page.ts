import { eq } from "drizzle-orm";
import { readContent } from "#modules/content/read-content.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { orders } from "#modules/orders/tables.ts";
import type { PaymentService } from "#modules/payments/payments.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { closePaymentPage } from "./close-payment-page.ts";
import type { CheckoutContext } from "../context.ts";
import { lockOrder, type OrderRow } from "../find-order.ts";
import { payOnlineUntil } from "./payment-link.ts";

/**
 * Where the customer pays what is left of this order; null when there is nothing to pay online (any
 * more). The payment service is asked outside any transaction, and gives the same page for the same
 * order. From there the customer comes back to `path`, without it to the order's own page. Throws
 * `unavailable`.
 */
export async function openPaymentPage(
  ctx: CheckoutContext,
  service: PaymentService,
  order: OrderRow,
  path = orderPath(order.accessKey),
): Promise<string | null> {
  const expiresAt = payOnlineUntil(order, ctx.clock());
  if (expiresAt === null) return null;
  const amountMinor = order.totalMinor - order.paidMinor;
  const { brand } = await ctx.asCheckout((checkout) => readContent(checkout, ["brand"]));
  const page = await service.openPage({
    orderId: order.id,
    orderNumber: orderNumber(order),
    customerEmail: order.customerEmail ?? undefined,
    amountMinor,
    currency: order.currency,
    description: `${brand.productName} (${orderNumber(order)})`,
    successUrl: `${ctx.publicUrl}${path}?paid=1`,
    cancelUrl: `${ctx.publicUrl}${path}`,
    expiresAt,
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

/**
 * The same for an order that was there before: each time the service is asked, so visitors may ask
 * only so often. Throws `too_many_requests` besides.
 */
export async function openPageAgain(
  ctx: CheckoutContext,
  service: PaymentService,
  order: OrderRow,
  path?: string,
): Promise<string | null> {
  await ctx.limits.take({ openPaymentPage: ctx.visitor.address });
  return openPaymentPage(ctx, service, order, path);
}

/**
 * Writes down which page the order has now. While the service was asked, the order may have been
 * cancelled, paid or given up: whoever did that could not know of the page, so it is closed here.
 */
async function notePage(
  ctx: CheckoutContext,
  { id }: OrderRow,
  page: { readonly sessionId: string; readonly amountMinor: number },
): Promise<{ isWanted: boolean; before: string | null }> {
  return ctx.asCheckout(async (checkout) => {
    const order = await lockOrder(checkout, id);
    const before = order.paymentSession;
    const isWanted =
      payOnlineUntil(order, ctx.clock()) !== null &&
      order.totalMinor - order.paidMinor === page.amountMinor;
    if (!isWanted) await closePaymentPage(checkout, { paymentSession: page.sessionId });
    else if (before !== page.sessionId)
      await checkout.db
        .update(orders)
        .set({ paymentSession: page.sessionId })
        .where(eq(orders.id, id));
    return { isWanted, before };
  });
}
