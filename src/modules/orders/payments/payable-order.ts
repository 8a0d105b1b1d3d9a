import type { Context } from "#modules/context.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { Money } from "#shared/money.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { computeDue, getAmounts, type OrderAmounts } from "../processing/order-amounts.ts";
import { readPageLines, type OrderPageLine } from "../order-page/order-page-lines.ts";
import { findByPaymentLink, payOnlineUntil } from "./payment-link.ts";

/** An order as shown to the payer, without personal data: plain data, times as ISO texts. */
export type PayableOrder = OrderAmounts & {
  /** "A1B2C3D4" */
  readonly number: string;
  readonly status: OrderStatus;
  readonly lines: readonly OrderPageLine[];
  /**
   * waiting: for a payment online. as agreed: how and when is between the customer and the shop.
   */
  readonly payment: "paid" | "waiting" | "as agreed";
  /** The amount still to be paid. */
  readonly due: Money;
  /** Until when the payment page can be opened; null when there is none. */
  readonly payUntil: string | null;
};

/** The order of a link to pay; undefined when the link has expired or is invalid. */
export async function readPayableOrder(
  ctx: CheckoutContext,
  key: string,
): Promise<PayableOrder | undefined> {
  return ctx.asCheckout(async (checkout) => {
    const order = await findByPaymentLink(checkout, key, ctx.clock());
    return order && readPayable(ctx, checkout, order);
  });
}

/** The payment details of an order. */
export async function readPayable(
  ctx: Pick<CheckoutContext, "clock" | "payments">,
  checkout: Context,
  order: OrderRow,
): Promise<PayableOrder> {
  const now = ctx.clock();
  const until = payOnlineUntil(order, now);
  const canPay = ctx.payments.mode === "stripe" && until !== null && until > now;
  return {
    number: formatOrderNumber(order),
    status: order.status,
    lines: await readPageLines(checkout, order),
    ...getAmounts(order),
    payment: getPayment(order, until),
    due: computeDue(order),
    payUntil: canPay ? until.toISOString() : null,
  };
}

function getPayment(order: OrderRow, payUntil: Date | null): PayableOrder["payment"] {
  if (order.paidMinor >= order.totalMinor) return "paid";
  return order.paymentMethod === "stripe" || payUntil !== null ? "waiting" : "as agreed";
}
