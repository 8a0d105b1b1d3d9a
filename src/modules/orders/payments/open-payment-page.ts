import { eq } from "drizzle-orm";
import type { Charges } from "#modules/markets/charges.ts";
import { readContent } from "#modules/content/read-content.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { orders } from "#modules/orders/tables.ts";
import { PaymentRefused, type PaymentService } from "#modules/payments/payments.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { AppError } from "#shared/errors.ts";
import { closePaymentPage } from "./close-payment-page.ts";
import { readCharges, toChargeRows } from "#modules/orders/order-charges.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { payOnlineUntil } from "./payment-link.ts";

/**
 * The payment page for the rest of this order; null when there is nothing to pay online. The
 * payment service is called outside any transaction, and returns the same page for the same order.
 * From there the customer goes to `returnTo`, by default the order's own page. Throws
 * `unavailable`, and `payment_refused` when asking again is useless.
 */
export async function openPaymentPage(
  ctx: CheckoutContext,
  service: PaymentService,
  order: OrderRow,
  returnTo?: string,
): Promise<string | null> {
  const expiresAt = payOnlineUntil(order, ctx.clock());
  if (expiresAt === null) return null;
  const path = returnTo ?? orderPath(ctx.orderKeys.create(order.id, { for: "page" }));
  const amountMinor = order.totalMinor - order.paidMinor;
  const [{ brand }, { charges }] = await ctx.asCheckout((checkout) =>
    Promise.all([readContent(checkout, ["brand"]), readCharges(checkout, order)]),
  );
  const description = `${brand.productName} (${formatOrderNumber(order)})`;
  const page = await service
    .openPage({
      orderId: order.id,
      orderNumber: formatOrderNumber(order),
      customerEmail: order.customerEmail ?? undefined,
      amountMinor,
      currency: order.currency,
      description,
      ...(charges && { parts: listParts(order, charges, description) }),
      successUrl: `${ctx.publicUrl}${path}?paid=1`,
      cancelUrl: `${ctx.publicUrl}${path}`,
      expiresAt,
    })
    .catch((error: unknown) => {
      if (!(error instanceof PaymentRefused)) throw error;
      ctx.log.warn({ orderId: order.id, reason: error.message }, "a payment was refused for good");
      throw new AppError("payment_refused", error.message);
    });
  return (await recordPage(ctx, order, { ...page, amountMinor })) ? page.url : null;
}

/**
 * The amounts of an order one by one, as its page shows them; in one where a part has been paid, or
 * the total was agreed, because it is not their sum then.
 */
function listParts(order: OrderRow, charges: Charges, description: string) {
  const { totalMinor, paidMinor, agreedTotalMinor, subtotalMinor, discountMinor } = order;
  const all = { name: description, amountMinor: totalMinor - paidMinor };
  if (paidMinor > 0 || agreedTotalMinor !== null) return [all];
  const { above } = toChargeRows(charges);
  return [
    { name: description, amountMinor: subtotalMinor - discountMinor },
    ...above.map(({ label, amount }) => ({ name: label, amountMinor: amount.amountMinor })),
  ].filter(({ amountMinor }) => amountMinor > 0);
}

/**
 * The same for an existing order. Each call reaches the payment service, so the number of attempts
 * is limited. Throws `too_many_requests` besides.
 */
export async function openPageAgain(
  ctx: CheckoutContext,
  service: PaymentService,
  order: OrderRow,
  path?: string,
): Promise<string | null> {
  await ctx.limits.reserve({ openPaymentPage: ctx.visitor.address });
  return openPaymentPage(ctx, service, order, path);
}

/**
 * Stores the order's payment page, and returns whether it can be paid there. Meanwhile the order
 * may have been cancelled or paid, or may have lost its items, without closing this page; then it
 * is closed here. When the order was changed before, or the service has forgotten its page, the old
 * page is closed, so that no one pays on both.
 */
async function recordPage(
  ctx: CheckoutContext,
  { id }: OrderRow,
  page: { readonly sessionId: string; readonly amountMinor: number },
): Promise<boolean> {
  return ctx.asCheckout(async (checkout) => {
    const order = await lockOrder(checkout, id);
    const isRequested =
      payOnlineUntil(order, ctx.clock()) !== null &&
      order.totalMinor - order.paidMinor === page.amountMinor;
    if (!isRequested) await closePaymentPage(checkout, { paymentSession: page.sessionId });
    else if (order.paymentSession !== page.sessionId) {
      await closePaymentPage(checkout, order);
      await checkout.db
        .update(orders)
        .set({ paymentSession: page.sessionId })
        .where(eq(orders.id, id));
    }
    return isRequested;
  });
}
