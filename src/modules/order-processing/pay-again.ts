import { AppError } from "#shared/errors.ts";
import type { CheckoutContext } from "./context.ts";
import { findByAccessKey } from "./find-order.ts";
import { openPageAgain } from "./open-payment-page.ts";

/**
 * Where the customer pays the order that this key opens; null when there is nothing to pay online.
 * Throws `not_found`, `too_many_requests` and `unavailable`.
 */
export async function payAgain(ctx: CheckoutContext, accessKey: string): Promise<string | null> {
  const order = await ctx.asCheckout((checkout) => findByAccessKey(checkout, accessKey));
  if (order === undefined || order.deletedAt !== null)
    throw new AppError("not_found", "no order has this key");
  if (ctx.payments.mode !== "stripe") return null;
  return openPageAgain(ctx, ctx.payments.service, order);
}
