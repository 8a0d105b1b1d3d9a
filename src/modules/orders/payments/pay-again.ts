import { paymentLinkPath } from "#modules/orders/order-path.ts";
import { AppError } from "#shared/errors.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { findByAccessKey, type OrderRow } from "../processing/find-order.ts";
import { findConnectedWay } from "./find-connected-way.ts";
import { openPageAgain } from "./open-payment-page.ts";
import { findByPaymentLink } from "./payment-link.ts";

/**
 * The payment page of the order with this key, in the way that was chosen or the first one; null
 * when there is nothing to pay online. Throws `not_found`, `too_many_requests`, `unavailable` and
 * `payment_refused`.
 */
export async function payAgain(
  ctx: CheckoutContext,
  accessKey: string,
  way?: string,
): Promise<string | null> {
  const order = await ctx.asCheckout((checkout) => findByAccessKey(checkout, accessKey));
  return pay(ctx, order, way);
}

/** The same for a customer with a link to pay, who returns to that link. */
export async function payByLink(
  ctx: CheckoutContext,
  key: string,
  way?: string,
): Promise<string | null> {
  const now = ctx.clock();
  const order = await ctx.asCheckout((checkout) => findByPaymentLink(checkout, key, now));
  return pay(ctx, order, way, paymentLinkPath(key));
}

async function pay(
  ctx: CheckoutContext,
  order: OrderRow | undefined,
  code: string | undefined,
  returnTo?: string,
): Promise<string | null> {
  if (order === undefined || order.deletedAt !== null)
    throw new AppError("not_found", "no order has this key");
  const connected = await findConnectedWay(ctx, order, { code });
  if (connected === undefined) return null;
  return openPageAgain(ctx, order, { connected, returnTo });
}
