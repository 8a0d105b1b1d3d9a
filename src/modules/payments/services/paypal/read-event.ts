import { z } from "zod";
import type { PaymentEvent } from "../../payments.ts";
import { amountSchema } from "./amounts.ts";
import { captureSchema, readCapture } from "./captures.ts";
import { readRefund, readReversal, refundSchema, toRefund } from "./refunds.ts";

const messageSchema = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.unknown(),
});

const orderSchema = z.object({ id: z.string().min(1) });
const changedCapture = z.object({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
});

const disputeSchema = z.object({
  dispute_id: z.string().min(1),
  dispute_amount: amountSchema,
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
  reason: z.string().optional(),
  dispute_life_cycle_stage: z.string().default("INQUIRY"),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

/** The shop has its money back, or PayPal has paid the customer from its own. */
const wonOutcomes: readonly string[] = [
  "RESOLVED_SELLER_FAVOUR",
  "RESOLVED_WITH_PAYOUT",
  "CANCELED_BY_BUYER",
  "DENIED",
];

type About = Pick<PaymentEvent, "eventId" | "type">;

/** How each message is read; all of them have to be subscribed. */
const readers: Readonly<Record<string, (resource: unknown, about: About) => PaymentEvent>> = {
  "CHECKOUT.ORDER.APPROVED": (resource, about) => ({
    ...about,
    kind: "page",
    sessionId: orderSchema.parse(resource).id,
  }),
  "PAYMENT.CAPTURE.COMPLETED": (resource, about) =>
    readCapture(captureSchema.parse(resource), about) ?? { ...about, kind: "other" },
  "PAYMENT.CAPTURE.PENDING": readChangedCapture,
  "PAYMENT.CAPTURE.DECLINED": readChangedCapture,
  "PAYMENT.CAPTURE.REFUNDED": (resource, about) =>
    readRefund(toRefund(refundSchema.parse(resource)), about),
  "PAYMENT.CAPTURE.REVERSED": (resource, about) =>
    readReversal(toRefund(refundSchema.parse(resource)), about),
  "PAYMENT.REFUND.FAILED": (resource, about) =>
    readRefund({ ...toRefund(refundSchema.parse(resource)), isFailed: true }, about),
  "CUSTOMER.DISPUTE.CREATED": readOpenedDispute,
  "CUSTOMER.DISPUTE.UPDATED": readOpenedDispute,
  "CUSTOMER.DISPUTE.RESOLVED": readClosedDispute,
};

/** The messages that a webhook has to be subscribed to. */
export const messageTypes: readonly string[] = Object.keys(readers);

/** The meaning of a verified message for the shop. Throws for one that is not as documented. */
export function readMessage(message: unknown): PaymentEvent {
  const { id: eventId, event_type: type, resource } = messageSchema.parse(message);
  const about = { eventId, type };
  return readers[type]?.(resource, about) ?? { ...about, kind: "other" };
}

function readChangedCapture(resource: unknown, about: About): PaymentEvent {
  const sessionId = changedCapture.parse(resource).supplementary_data?.related_ids?.order_id;
  return sessionId === undefined
    ? { ...about, kind: "other" }
    : { ...about, kind: "page", sessionId };
}

/** A dispute is news once for each of its stages, however often PayPal tells of a change in it. */
function readOpenedDispute(resource: unknown, about: About): PaymentEvent {
  const dispute = disputeSchema.parse(resource);
  const { dispute_id, dispute_life_cycle_stage: stage, seller_response_due_date: due } = dispute;
  return {
    ...toDispute(dispute, { ...about, eventId: `${dispute_id}/${stage}` }, "opened"),
    ...(due !== undefined && { dueAt: new Date(due) }),
  };
}

/**
 * Only a dispute that was won is news: the money of a lost one is taken by a reversal or a refund,
 * with messages of their own. Counting both would count it twice.
 */
function readClosedDispute(resource: unknown, about: About): PaymentEvent {
  const dispute = disputeSchema.parse(resource);
  return wonOutcomes.includes(dispute.dispute_outcome?.outcome_code ?? "")
    ? toDispute(dispute, about, "won")
    : { ...about, kind: "other" };
}

function toDispute(
  dispute: z.output<typeof disputeSchema>,
  about: About,
  outcome: "opened" | "won",
): PaymentEvent & { readonly kind: "disputed" } {
  const { dispute_id: reference, dispute_amount: amount, reason } = dispute;
  const [{ seller_transaction_id: payment } = { seller_transaction_id: "" }] =
    dispute.disputed_transactions;
  return { ...about, kind: "disputed", outcome, payment, reference, reason, ...amount };
}
