import type { Context } from "#modules/context.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { readCharges, toChargeRows } from "#modules/orders/order-charges.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { computeDue, getAmounts } from "../processing/order-amounts.ts";
import { findLastPage, type PageRow } from "#modules/payments/page-rows.ts";
import { getServiceName } from "#modules/payments/services/records.ts";
import { sumPendingRefunds } from "#modules/payments/refund-rows.ts";
import { money, subtractMoney } from "#shared/money.ts";
import { readPageLines } from "../order-page/order-page-lines.ts";
import { fetchPayment } from "./close-payment-page.ts";
import { listOnlineWays } from "./find-connected-way.ts";
import { findByPaymentLink, payOnlineUntil } from "./payment-link.ts";

/** An order as shown to the payer, without personal data: plain data, times as ISO texts. */
export type PayableOrder = Awaited<ReturnType<typeof readPayable>>;

/**
 * The order of a link to pay; undefined when the link has expired or is invalid. For a customer who
 * comes back from paying, the payment service is asked whether they have, by a job.
 */
export async function readPayableOrder(
  ctx: CheckoutContext,
  key: string,
  { cameFromPayment = false } = {},
) {
  const found = await ctx.asCheckout(async (checkout) => {
    const order = await findByPaymentLink(checkout, key, ctx.clock());
    return order && { order, payable: await readPayable(ctx, checkout, order) };
  });
  if (found !== undefined && cameFromPayment) await fetchPayment(ctx, found.order);
  return found?.payable;
}

/** The payment details of an order. */
export async function readPayable(
  ctx: Pick<CheckoutContext, "clock" | "payments">,
  checkout: Context,
  order: OrderRow,
) {
  const now = ctx.clock();
  const until = payOnlineUntil(order, now);
  const isOpen = until !== null && until > now;
  const ways = isOpen ? listOnlineWays(await ctx.payments.readWays(checkout), order) : [];
  const payment = getPayment(order, until);
  const page = payment === "waiting" ? await findLastPage(checkout, order.id) : undefined;
  const amounts = getAmounts(order);
  // Those on their way count as refunded, so most orders need no look at them.
  const refundingMinor =
    order.refundedMinor === 0 ? 0 : await sumPendingRefunds(checkout, order.id);
  const { charges } = await readCharges(checkout, order);
  const refunding = money(refundingMinor, order.currency);
  return {
    number: formatOrderNumber(order),
    status: order.status,
    lines: await readPageLines(checkout, order),
    ...amounts,
    // As texts, so that pages hold nothing that makes them.
    ...(charges && { chargeRows: toChargeRows(charges) }),
    /** The money that has gone back, and that which is on its way. */
    refunded: subtractMoney(amounts.refunded, refunding),
    refunding,
    payment,
    due: computeDue(order),
    /** Until when the payment page can be opened; null when there is none. */
    payUntil: isOpen && ways.length > 0 ? until.toISOString() : null,
    ways,
    /** The outcome of the last attempt to pay online; null without one. */
    attempt: page ? toAttempt(page) : null,
  };
}

const toAttempt = ({ service, state, refusedReason }: PageRow) => ({
  code: service,
  name: getServiceName(service),
  state,
  refusedReason,
});

/**
 * waiting: for a payment online. as agreed: how and when is between the customer and the shop.
 */
function getPayment(order: OrderRow, payUntil: Date | null): "paid" | "waiting" | "as agreed" {
  if (order.paidMinor >= order.totalMinor) return "paid";
  return order.paymentMethod === "online" || payUntil !== null ? "waiting" : "as agreed";
}
