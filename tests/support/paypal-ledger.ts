// The orders, captures and refunds of a PayPal of our own. It checks requests as strictly as the
// real one ("Orders" and "Payments", https://developer.paypal.com/docs/api/orders/v2/).
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { invalid, missing, unprocessable } from "./paypal-errors.ts";

/** What a customer's choice on the page leads to when the shop captures the order. */
export type Choice = "paid" | "pending" | "declined" | "denied";

export type PaypalAmount = { readonly currency_code: string; readonly value: string };

export type Capture = {
  readonly id: string;
  status: "COMPLETED" | "PENDING" | "DECLINED" | "PARTIALLY_REFUNDED" | "REFUNDED";
  readonly amount: PaypalAmount;
  readonly custom_id: string | undefined;
  readonly invoice_id: string | undefined;
  seller_receivable_breakdown?: { readonly paypal_fee: PaypalAmount };
  readonly create_time: string;
};

export type Order = {
  readonly id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  readonly unit: z.output<typeof orderRequest>["purchase_units"][0];
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** When it was created or approved: it ends three hours later. */
  changedAt: Date;
  choice: Choice;
  capture?: Capture;
  isUntold: boolean;
};

export type Refund = {
  readonly id: string;
  status: "COMPLETED" | "FAILED";
  readonly amount: PaypalAmount;
  readonly custom_id: string | undefined;
  readonly captureId: string;
  /** Whether PayPal took the money back. */
  readonly isReversal: boolean;
  readonly create_time: string;
};

const HOUR_MS = 3_600_000;
/** "Handle uncaptured payments", …/docs/checkout/apm/reference/handle-uncaptured-payments/ */
const ORDER_MS = 3 * HOUR_MS;
/** REFUND_TIME_LIMIT_EXCEEDED: 180 days after the payment. */
const REFUND_MS = 180 * 24 * HOUR_MS;
const currencies = /^(?:USD|EUR|GBP|JPY|CAD|AUD|CHF|SEK|DKK|NOK|PLN|CZK|ILS)$/;

const amountRequest = z.strictObject({ currency_code: z.string(), value: z.string().max(32) });
const shortText = z.string().min(1).max(127);
const orderRequest = z.strictObject({
  intent: z.literal("CAPTURE"),
  purchase_units: z.tuple([
    z.strictObject({
      amount: amountRequest.extend({
        breakdown: z.strictObject({ item_total: amountRequest }).optional(),
      }),
      custom_id: shortText.optional(),
      invoice_id: shortText.optional(),
      description: shortText.optional(),
      items: z
        .array(
          z.strictObject({ name: shortText, quantity: z.string(), unit_amount: amountRequest }),
        )
        .optional(),
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        return_url: z.url(),
        cancel_url: z.url(),
        user_action: z.enum(["CONTINUE", "PAY_NOW"]).optional(),
        shipping_preference: z.enum(["GET_FROM_FILE", "NO_SHIPPING"]).optional(),
        payment_method_preference: z
          .enum(["UNRESTRICTED", "IMMEDIATE_PAYMENT_REQUIRED"])
          .optional(),
      }),
    }),
  }),
});
const refundRequest = z.strictObject({ amount: amountRequest, custom_id: shortText.optional() });

/** Ids of orders and payments: 17 signs. */
const createId = () => randomBytes(9).toString("hex").slice(1).toUpperCase();

/** Hundredths, or yen. */
export const toMinor = (value: string): number => Math.round(Number(value) * 100);

/** JPY has no decimals, others have two ("Currency codes", …/api/rest/reference/currency-codes/). */
function checkAmount({ currency_code: currency, value }: PaypalAmount): void {
  if (!currencies.test(currency)) throw unprocessable("CURRENCY_NOT_SUPPORTED");
  if (currency === "JPY" && !/^\d+$/.test(value)) throw unprocessable("DECIMALS_NOT_SUPPORTED");
  if (!/^\d+(?:\.\d{1,2})?$/.test(value)) throw unprocessable("DECIMAL_PRECISION");
  if (toMinor(value) <= 0) throw unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE");
}

const parse = <T>(schema: z.ZodType<T>, body: string): T => {
  const { data, error } = schema.safeParse(JSON.parse(body));
  if (data === undefined)
    throw invalid(`INVALID_PARAMETER_SYNTAX ${error.issues[0]?.path.join("/")}`);
  return data;
};

/** A new order, open for three hours. */
export function createOrder(body: string, now: Date): Order {
  const { purchase_units, payment_source } = parse(orderRequest, body);
  const [unit] = purchase_units;
  const { amount, items = [] } = unit;
  [amount, ...items.map((item) => item.unit_amount)].forEach(checkAmount);
  const total = items.reduce(
    (sum, item) => sum + toMinor(item.unit_amount.value) * Number(item.quantity),
    0,
  );
  if (items.length > 0) {
    if (amount.breakdown === undefined) throw unprocessable("ITEM_TOTAL_REQUIRED");
    if (toMinor(amount.breakdown.item_total.value) !== total)
      throw unprocessable("ITEM_TOTAL_MISMATCH");
    if (toMinor(amount.value) !== total) throw unprocessable("AMOUNT_MISMATCH");
  }
  const { return_url, cancel_url } = payment_source.paypal.experience_context;
  return {
    id: createId(),
    status: "PAYER_ACTION_REQUIRED",
    unit,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    changedAt: now,
    choice: "paid",
    isUntold: false,
  };
}

/** Orders that nobody has approved, or captured, in their time are gone. */
export function findOrder(orders: ReadonlyMap<string, Order>, id: string, now: Date): Order {
  const order = orders.get(id);
  if (order === undefined) throw missing();
  const isOver = now.getTime() - order.changedAt.getTime() >= ORDER_MS;
  if (isOver && order.status !== "COMPLETED") throw missing();
  return order;
}

/** Moves the money of an approved order, once. */
export function captureOrder(order: Order, orders: Iterable<Order>, now: Date, page: string): void {
  if (order.status === "COMPLETED") throw unprocessable("ORDER_ALREADY_CAPTURED");
  if (order.status !== "APPROVED") throw unprocessable("ORDER_NOT_APPROVED");
  const { amount, custom_id, invoice_id } = order.unit;
  const isTaken = [...orders].some((it) => it.capture?.invoice_id === invoice_id);
  if (invoice_id !== undefined && isTaken) throw unprocessable("DUPLICATE_INVOICE_ID");
  if (order.choice === "declined")
    throw unprocessable("INSTRUMENT_DECLINED", {
      links: [{ href: page, rel: "redirect", method: "GET" }],
    });
  order.status = "COMPLETED";
  order.capture = {
    id: createId(),
    status: "PENDING",
    amount: { currency_code: amount.currency_code, value: amount.value },
    custom_id,
    invoice_id,
    create_time: now.toISOString(),
  };
  if (order.choice !== "pending")
    settleCapture(order.capture, order.choice === "paid" ? "COMPLETED" : "DECLINED");
}

/** The money has come, or will not come. The fee is known only now. */
export function settleCapture(capture: Capture, end: "COMPLETED" | "DECLINED"): void {
  capture.status = end;
  if (end === "DECLINED") return;
  const { currency_code } = capture.amount;
  const paypal_fee = { currency_code, value: currency_code === "JPY" ? "40" : "0.84" };
  capture.seller_receivable_breakdown = { paypal_fee };
}

/** A refund of one capture, never more than is left of it. */
export function createRefund(
  body: string,
  capture: Capture,
  refunds: readonly Refund[],
  { now, isReversal = false }: { now: Date; isReversal?: boolean },
): Refund {
  const { amount, custom_id } = parse(refundRequest, body);
  checkAmount(amount);
  const { amount: paid, create_time } = capture;
  if (capture.status === "PENDING") throw unprocessable("PENDING_CAPTURE");
  if (amount.currency_code !== paid.currency_code)
    throw unprocessable("REFUND_CAPTURE_CURRENCY_MISMATCH");
  if (now.getTime() - new Date(create_time).getTime() > REFUND_MS)
    throw unprocessable("REFUND_TIME_LIMIT_EXCEEDED");
  const given = refunds.filter((it) => it.captureId === capture.id && it.status === "COMPLETED");
  const left = toMinor(paid.value) - given.reduce((sum, it) => sum + toMinor(it.amount.value), 0);
  if (left === 0) throw unprocessable("CAPTURE_FULLY_REFUNDED");
  if (toMinor(amount.value) > left) throw unprocessable("REFUND_AMOUNT_EXCEEDED");
  capture.status = toMinor(amount.value) === left ? "REFUNDED" : "PARTIALLY_REFUNDED";
  return {
    id: createId(),
    status: "COMPLETED",
    amount,
    custom_id,
    captureId: capture.id,
    isReversal,
    create_time: now.toISOString(),
  };
}
