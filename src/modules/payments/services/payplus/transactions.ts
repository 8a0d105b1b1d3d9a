import { z } from "zod";
import { AppError } from "#shared/errors.ts";
import { currencies, toMinorUnits, type Currency } from "#shared/money.ts";
import {
  PaymentRefused,
  type Means,
  type PaidEvent,
  type PaymentEvent,
  type RefusedReason,
} from "../../payments.ts";
import { payplus } from "./record.ts";

/** Money that moved on the account, or an attempt to move it. */
export type PayplusTransaction = {
  readonly uid: string;
  readonly type: "Charge" | "Refund";
  /** "000" is approved; any other is Shva's code for why not. */
  readonly statusCode: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly sessionId: string | undefined;
  /** The id of ours that it was requested with; others have none. */
  readonly ownId: string | undefined;
  readonly means: Means;
  readonly instalments: number;
};

const textOrNone = z.string().nullish();
const numberLike = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number());

const kindSchema = z.object({
  uid: textOrNone,
  transaction_uid: textOrNone,
  type: textOrNone,
  transaction_type: textOrNone,
});

const detailsSchema = z.object({
  status_code: z.string(),
  amount: numberLike,
  currency: z.string(),
  page_request_uid: textOrNone,
  payment_page_request_uid: textOrNone,
  more_info: textOrNone,
  method: textOrNone,
  alternative_method_name: textOrNone,
  number_of_payments: numberLike.nullish(),
  payments: z.object({ number_of_payments: numberLike.nullish() }).nullish().catch(undefined),
});

const meansByMethod: Readonly<Record<string, Means>> = {
  "credit-card": "card",
  bit: "bit",
  "apple-pay": "apple_pay",
  "google-pay": "google_pay",
  paypal: "paypal",
};

/**
 * A charge or a refund, in any of the forms in which PayPlus describes one: flat in
 * `PaymentPages/ipn`, inside `transaction` in messages, refunds and `Transactions/View`. Undefined
 * for anything else. Throws AppError `unavailable` for one that cannot be understood.
 */
export function readTransaction(value: unknown): PayplusTransaction | undefined {
  const kind = kindSchema.safeParse(value).data;
  const uid = kind?.uid ?? kind?.transaction_uid;
  const type = kind?.transaction_type ?? kind?.type;
  if (!uid || (type !== "Charge" && type !== "Refund")) return undefined;
  const { success, data } = detailsSchema.safeParse(value);
  if (!success) throw new AppError("unavailable", `PayPlus's transaction ${uid} is not understood`);
  const currency = currencies.find((it) => it === data.currency);
  return {
    uid,
    type,
    statusCode: data.status_code,
    // A currency that the shop does not know has hundredths, as those of PayPlus do.
    amountMinor: toMinorUnits(data.amount, currency ?? "ILS").amountMinor,
    currency: data.currency,
    sessionId: data.payment_page_request_uid ?? data.page_request_uid ?? undefined,
    ownId: z.uuid().safeParse(data.more_info).data,
    means: meansByMethod[data.alternative_method_name || data.method || "credit-card"] ?? "other",
    instalments: data.number_of_payments ?? data.payments?.number_of_payments ?? 1,
  };
}

/** A row of `Transactions/View`, or the body of a message: the type can be beside the details. */
export function readRow(row: unknown): PayplusTransaction | undefined {
  const { success, data } = rowSchema.safeParse(row);
  if (!success) return undefined;
  const { transaction_type: type, transaction } = data;
  return readTransaction({ ...transaction, ...(type && { transaction_type: type }) });
}

const rowSchema = z.object({
  transaction_type: textOrNone,
  transaction: z.record(z.string(), z.unknown()),
});

export const isApproved = ({ statusCode }: PayplusTransaction) => statusCode === "000";

/** The payment of an order of ours; undefined for anything else. */
export function toPaid(
  transaction: PayplusTransaction,
  about: Pick<PaymentEvent, "eventId" | "type">,
): PaidEvent | undefined {
  const { type, uid, ownId, amountMinor, currency, means, instalments } = transaction;
  if (type !== "Charge" || !isApproved(transaction) || ownId === undefined) return undefined;
  return {
    ...about,
    kind: "paid",
    orderId: ownId,
    reference: uid,
    amountMinor,
    currency,
    means,
    instalments,
  };
}

/**
 * Codes of Shva, Israel's card network: blocked, stolen, call the card company, refused, forged,
 * wrong identity number or security code, not valid, not allowed here, over the card's ceiling,
 * wrong check digit.
 */
const declined: ReadonlySet<string> = new Set(
  "001 002 003 004 005 006 026 033 034 035 038 039".split(" "),
);

/** Why a card was not charged. No code of theirs says that money was missing. */
export function toReason({ statusCode }: PayplusTransaction): RefusedReason {
  if (statusCode === "036") return "expired";
  return declined.has(statusCode) ? "declined" : "other";
}

/** The currency of this name; throws `PaymentRefused` for one that PayPlus does not charge. */
export function findCurrency(name: string): Currency {
  const currency = payplus.currencies.find((it) => it === name);
  if (currency === undefined) throw new PaymentRefused(`PayPlus does not charge ${name}.`);
  return currency;
}
