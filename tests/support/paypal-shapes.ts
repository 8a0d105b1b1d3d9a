// What a PayPal of our own answers and tells, in the shapes of its reference.
import type { Capture, Order, PaypalAmount, Refund } from "./paypal-ledger.ts";

/** "Show order details"; `url` is that of the API and of the pages. */
export function showOrder(order: Order, url: string): object {
  const { id, status, unit, capture } = order;
  const self = `${url}/v2/checkout/orders/${id}`;
  const page = { href: `${url}/checkoutnow?token=${id}`, rel: "payer-action", method: "GET" };
  return {
    id,
    intent: "CAPTURE",
    status,
    payment_source: { paypal: status === "COMPLETED" ? { account_id: "QYR5Z8XDVJNXQ" } : {} },
    purchase_units: [
      {
        reference_id: "default",
        ...unit,
        ...(capture && { payments: { captures: [showCapture(capture, order, url)] } }),
      },
    ],
    // Only an order that waits for its customer has the address of the page.
    links: [
      { href: self, rel: "self", method: "GET" },
      ...(status === "PAYER_ACTION_REQUIRED" ? [page] : []),
      ...(status === "APPROVED"
        ? [{ href: `${self}/capture`, rel: "capture", method: "POST" }]
        : []),
    ],
  };
}

export function showCapture(capture: Capture, { id }: Order, url: string): object {
  const self = `${url}/v2/payments/captures/${capture.id}`;
  return {
    ...capture,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: id } },
    links: [
      { href: self, rel: "self", method: "GET" },
      { href: `${self}/refund`, rel: "refund", method: "POST" },
      { href: `${url}/v2/checkout/orders/${id}`, rel: "up", method: "GET" },
    ],
  };
}

export function showRefund({ captureId, isReversal: _, ...refund }: Refund, url: string): object {
  return {
    ...refund,
    seller_payable_breakdown: { gross_amount: refund.amount },
    links: [
      { href: `${url}/v2/payments/refunds/${refund.id}`, rel: "self", method: "GET" },
      { href: `${url}/v2/payments/captures/${captureId}`, rel: "up", method: "GET" },
    ],
  };
}

/** "Show dispute details", of all that was paid. */
export const showDispute = (
  capture: Capture,
  changes: { readonly stage?: string; readonly outcome?: string; readonly due: Date },
): object => ({
  dispute_id: `PP-D-${capture.id.slice(0, 6)}`,
  disputed_transactions: [
    { seller_transaction_id: capture.id, gross_amount: capture.amount, custom: capture.custom_id },
  ],
  reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
  dispute_amount: capture.amount,
  dispute_life_cycle_stage: changes.stage ?? "INQUIRY",
  ...(changes.outcome === undefined
    ? { status: "WAITING_FOR_SELLER_RESPONSE", seller_response_due_date: changes.due.toISOString() }
    : { status: "RESOLVED", dispute_outcome: { outcome_code: changes.outcome } }),
});

const DAY_MS = 86_400_000;

/** Pending, denied, reversed in whole, and successful. */
const listStatuses: Readonly<Record<Capture["status"], string>> = {
  PENDING: "P",
  DECLINED: "D",
  REFUNDED: "V",
  PARTIALLY_REFUNDED: "S",
  COMPLETED: "S",
};

/** "List transactions": they appear up to three hours late, and a range has at most 31 days. */
export const LATE_MS = DAY_MS / 8;
export const LONGEST_LIST_MS = 31 * DAY_MS;

/** The rows of the list that are there by now, the oldest first. */
export function listRows(
  orders: Iterable<Order>,
  refunds: readonly Refund[],
  { from, to, now }: { from: Date; to: Date; now: Date },
): object[] {
  const negative = ({ currency_code, value }: PaypalAmount) => ({
    currency_code,
    value: `-${value}`,
  });
  const captures = [...orders].flatMap(({ capture }) => capture ?? []);
  const payments = captures.map((capture) => {
    const fee = capture.seller_receivable_breakdown?.paypal_fee;
    return {
      transaction_id: capture.id,
      transaction_event_code: "T0006",
      transaction_initiation_date: capture.create_time,
      transaction_amount: capture.amount,
      ...(fee && { fee_amount: negative(fee) }),
      transaction_status: listStatuses[capture.status],
      custom_field: capture.custom_id,
    };
  });
  const back = refunds.map((refund) => ({
    transaction_id: refund.id,
    paypal_reference_id: refund.captureId,
    paypal_reference_id_type: "TXN",
    transaction_event_code: refund.isReversal ? "T1106" : "T1107",
    transaction_initiation_date: refund.create_time,
    transaction_amount: negative(refund.amount),
    transaction_status: refund.status === "FAILED" ? "D" : "S",
    custom_field: refund.custom_id,
  }));
  const last = new Date(Math.min(to.getTime(), now.getTime() - LATE_MS));
  return [...payments, ...back]
    .filter((row) => {
      const at = new Date(row.transaction_initiation_date);
      return at >= from && at <= last;
    })
    .map((row) => ({ transaction_info: row }));
}
