// Answers of a PayPlus of our own, in the forms of https://docs.payplus.co.il/reference. As the
// real one it knows no idempotency keys, has amounts in decimals, and no state of a page.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Method, Page, Transaction } from "./payplus-types.ts";

export type Answer = { readonly status: number; readonly body: object };

/** An answer that says no. */
export class PayplusError extends Error {
  readonly answer: Answer;

  constructor(status: number, description: string) {
    super(description);
    this.answer = { status, body: { results: { status: "error", code: 1, description } } };
  }
}

export const done = (data: unknown): Answer => ({
  status: 200,
  body: { results: { status: "success", code: 0, description: "operation-success" }, data },
});

// Of `PaymentPages/generateLink`; an unknown parameter is a mistake of ours.
const pageSchema = z.strictObject({
  payment_page_uid: z.string(),
  charge_method: z.literal(1),
  amount: z.number().positive(),
  currency_code: z.literal("ILS"),
  language_code: z.enum(["he", "en"]).optional(),
  more_info: z.string(),
  more_info_1: z.string().optional(),
  expiry_datetime: z.string().regex(/^[1-9]\d*$/),
  refURL_success: z.url(),
  refURL_failure: z.url(),
  refURL_cancel: z.url(),
  refURL_callback: z.url(),
  send_failure_callback: z.boolean().optional(),
  sendEmailApproval: z.boolean(),
  sendEmailFailure: z.boolean(),
  create_token: z.boolean().optional(),
  customer: z.object({ customer_name: z.string().min(1), email: z.email().optional() }).optional(),
});

/** A new page of this payment page, at each call another one. */
export function createPage(body: object, pageUid: string, now: Date): Page {
  const { data, error } = pageSchema.safeParse(body);
  if (data === undefined)
    throw new PayplusError(422, `${error.issues[0]?.path.join(".")}-is-not-valid`);
  if (data.payment_page_uid !== pageUid) throw new PayplusError(404, "payment-page-not-found");
  // Agorot are the smallest units.
  if (Math.round(data.amount * 100) / 100 !== data.amount)
    throw new PayplusError(422, "amount-is-not-valid");
  return {
    uid: randomUUID(),
    amount: data.amount,
    currency: data.currency_code,
    moreInfo: data.more_info,
    successUrl: data.refURL_success,
    failureUrl: data.refURL_failure,
    cancelUrl: data.refURL_cancel,
    callbackUrl: data.refURL_callback,
    tellsRefused: data.send_failure_callback === true,
    expiresAt: new Date(now.getTime() + Number(data.expiry_datetime) * 60_000),
    customer: data.customer,
    isDisabled: false,
  };
}

const refundSchema = z.strictObject({
  transaction_uid: z.string(),
  amount: z.number().positive(),
  more_info: z.string().optional(),
});

/** A refund of one charge, never more than is left of it; of bit only the whole of it. */
export function createRefund(
  body: object,
  transactions: readonly Transaction[],
  now: Date,
): Transaction {
  const { data } = refundSchema.safeParse(body);
  if (data === undefined) throw new PayplusError(422, "missing-amount");
  const charge = transactions.find(
    (it) => it.uid === data.transaction_uid && it.type === "Charge" && it.statusCode === "000",
  );
  if (charge === undefined) throw new PayplusError(404, "transaction-not-found");
  const given = transactions.filter((it) => it.chargeUid === charge.uid);
  const left = charge.amount - given.reduce((sum, it) => sum + it.amount, 0);
  if (Math.round(data.amount * 100) > Math.round(left * 100))
    throw new PayplusError(422, "refund-amount-is-more-than-the-transaction-amount");
  if (charge.method === "bit" && data.amount !== charge.amount)
    throw new PayplusError(422, "partial-refund-is-not-allowed");
  const { currency, method } = charge;
  const refund = { type: "Refund", statusCode: "000", amount: data.amount, currency } as const;
  return {
    ...refund,
    uid: randomUUID(),
    at: now,
    method,
    payments: 1,
    moreInfo: data.more_info ?? "",
    pageUid: undefined,
    chargeUid: charge.uid,
  };
}

export const createCharge = (
  page: Page,
  at: Date,
  { statusCode, method, payments }: { statusCode: string; method: Method; payments: number },
): Transaction => ({
  uid: randomUUID(),
  type: "Charge",
  statusCode,
  amount: page.amount,
  currency: page.currency,
  at,
  method,
  payments,
  moreInfo: page.moreInfo,
  pageUid: page.uid,
  chargeUid: undefined,
});

/** Flat, as `PaymentPages/ipn` and the return of a customer describe a transaction. */
export const toFlat = (it: Transaction) => ({
  transaction_uid: it.uid,
  page_request_uid: it.pageUid ?? null,
  type: it.type,
  method: it.method,
  number: it.uid.slice(0, 8),
  date: toLocalTime(it.at),
  status: it.statusCode === "000" ? "approved" : "rejected",
  status_code: it.statusCode,
  amount: it.amount,
  currency: it.currency,
  number_of_payments: it.payments,
  four_digits: "9844",
  more_info: it.moreInfo,
});

/** In parts, as messages and `Transactions/View` describe a transaction. */
export const toNested = (it: Transaction) => ({
  transaction_type: it.type,
  transaction: {
    uid: it.uid,
    payment_page_request_uid: it.pageUid ?? null,
    number: it.uid.slice(0, 8),
    type: it.pageUid === undefined ? "api" : "payment_page",
    date: toLocalTime(it.at),
    status_code: it.statusCode,
    amount: it.amount,
    currency: it.currency,
    credit_terms: it.payments > 1 ? "payments" : "regular",
    payments: { number_of_payments: it.payments },
    alternative_method_name: it.method === "credit-card" ? null : it.method,
    more_info: it.moreInfo,
  },
  data: {
    customer_uid: "c0c0c0c0-0000-4000-8000-000000000001",
    card_information: { four_digits: "9844" },
  },
});

const localTimes = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Jerusalem",
  dateStyle: "short",
  timeStyle: "medium",
});

/** "2026-03-01 12:00:00": times are those of Israel. */
export const toLocalTime = (date: Date): string => localTimes.format(date);
