// PayPal calls a page an order, and the payment of it a capture.
import { z } from "zod";
import { isUuid } from "#shared/uuid.ts";
import type { Means, PageState, PaidEvent } from "../../payments.ts";
import { amountSchema } from "./amounts.ts";

export const linksSchema = z.array(z.object({ href: z.string(), rel: z.string() })).default([]);

export const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amountSchema,
  custom_id: z.string().optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: amountSchema.optional() }).optional(),
});

export const orderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  payment_source: z.record(z.string(), z.unknown()).optional(),
  purchase_units: z
    .array(
      z.object({
        payments: z.object({ captures: z.array(captureSchema).optional() }).optional(),
      }),
    )
    .optional(),
  links: linksSchema,
});

type Capture = z.output<typeof captureSchema>;
type Order = z.output<typeof orderSchema>;

/** States of a capture whose money has come, even where some of it has gone back since. */
const paidStatuses: readonly string[] = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];

/** How payments with PayPal's button come; others stay without means. */
const meansOfSources: Readonly<Partial<Record<string, Means>>> = {
  paypal: "paypal",
  card: "card",
  apple_pay: "apple_pay",
  google_pay: "google_pay",
};

export const isPaid = ({ status }: Pick<Capture, "status">) => paidStatuses.includes(status);

/** The payment of an order of ours; undefined for any other, and for money that has not come. */
export function readCapture(
  capture: Capture,
  about: Pick<PaidEvent, "eventId" | "type"> & { readonly means?: Means | undefined },
): PaidEvent | undefined {
  const { id: reference, custom_id: orderId, amount } = capture;
  if (!isPaid(capture) || orderId === undefined || !isUuid(orderId)) return undefined;
  const fee = capture.seller_receivable_breakdown?.paypal_fee;
  return {
    ...about,
    kind: "paid",
    orderId,
    reference,
    ...amount,
    ...(fee?.currency === amount.currency && { feeMinor: fee.amountMinor }),
  };
}

/** How the shop has learned of the state of a page: the type of the event of its payment. */
type Source = "read page" | "capture";

/** The state of an order as the state of a page. */
export function readState(order: Order, source: Source): PageState {
  if (order.status === "APPROVED") return { kind: "approved" };
  if (order.status === "VOIDED") return { kind: "closed" };
  if (order.status !== "COMPLETED") return { kind: "open" };
  const capture = order.purchase_units?.[0]?.payments?.captures?.[0];
  if (capture === undefined || capture.status === "PENDING") return { kind: "pending" };
  // A completed order is captured no second time.
  if (!isPaid(capture)) return { kind: "refused", refusedReason: "declined", isOver: true };
  const sources = Object.keys(order.payment_source ?? {});
  const payment = readCapture(capture, {
    eventId: `${source}/${capture.id}`,
    type: source,
    means: sources.map((name) => meansOfSources[name]).find((means) => means !== undefined),
  });
  return payment === undefined ? { kind: "closed" } : { kind: "paid", payment };
}

type RefusedPage = Extract<PageState, { kind: "refused" }>;

const open = { kind: "open" } as const;
const toRefused = (reason: RefusedPage["refusedReason"], isOver = false) =>
  ({ kind: "refused", refusedReason: reason, isOver }) as const;

/**
 * The state of a page whose capture was refused, by the issue. After the refused ones that are not
 * over, the customer chooses other means on the same page ("Handle funding failures",
 * https://developer.paypal.com/docs/checkout/standard/customize/handle-funding-failures/).
 */
export const statesOfIssues: ReadonlyMap<string, PageState> = new Map<string, PageState>([
  ["ORDER_NOT_APPROVED", open],
  ["PAYER_ACTION_REQUIRED", open],
  ["ORDER_COMPLETION_IN_PROGRESS", { kind: "pending" }],
  ["INVALID_RESOURCE_ID", { kind: "closed" }],
  ["INSTRUMENT_DECLINED", toRefused("declined")],
  ["REDIRECT_PAYER_FOR_ALTERNATE_FUNDING", toRefused("declined")],
  ["TRANSACTION_REFUSED", toRefused("declined")],
  ["TRANSACTION_LIMIT_EXCEEDED", toRefused("no_funds")],
  ["CARD_EXPIRED", toRefused("expired")],
  ["PAYER_CANNOT_PAY", toRefused("other")],
  ["PAYER_ACCOUNT_RESTRICTED", toRefused("other")],
  ["PAYER_ACCOUNT_LOCKED_OR_CLOSED", toRefused("other")],
  ["COMPLIANCE_VIOLATION", toRefused("other")],
  ["PAYEE_BLOCKED_TRANSACTION", toRefused("other")],
  ["TRANSACTION_BLOCKED_BY_PAYEE", toRefused("other")],
  ["MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED", toRefused("declined", true)],
  // Another page of the same order and number was paid.
  ["DUPLICATE_INVOICE_ID", toRefused("other", true)],
]);
