import { z } from "zod";
import { isUuid } from "#shared/uuid.ts";
import type { Money } from "#shared/money.ts";
import type { PaymentEvent } from "../../payments.ts";
import { amountSchema } from "./amounts.ts";
import { linksSchema } from "./captures.ts";

/**
 * A refund of the dashboard has the custom id of its payment, which is an order's: so those of the
 * shop say that they are refunds.
 */
const OWN_REFUND = "refund-";

export const toRefundCustomId = (refundId: string) => `${OWN_REFUND}${refundId}`;

export const refundSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amountSchema,
  custom_id: z.string().optional(),
  links: linksSchema,
});

export type PaypalRefund = {
  readonly id: string;
  readonly isFailed: boolean;
  readonly amount: Money;
  readonly customId: string | undefined;
  /** The payment that the money came with. */
  readonly payment: string | undefined;
};

/** A refund of the API or of a message. */
export function toRefund(refund: z.output<typeof refundSchema>): PaypalRefund {
  const up = refund.links.find(({ rel }) => rel === "up")?.href;
  return {
    id: refund.id,
    isFailed: refund.status === "FAILED" || refund.status === "CANCELLED",
    amount: refund.amount,
    customId: refund.custom_id,
    payment: /\/captures\/(\w+)$/.exec(up ?? "")?.[1],
  };
}

type About = Pick<PaymentEvent, "eventId" | "type">;

/** Of a refund of ours only its failure is news. */
export function readRefund(refund: PaypalRefund, about: About): PaymentEvent {
  const { id: reference, customId = "", payment, amount } = refund;
  const ownId = customId.slice(OWN_REFUND.length);
  const reason = `PayPal's refund ${reference} failed.`;
  if (customId.startsWith(OWN_REFUND) && isUuid(ownId))
    return refund.isFailed
      ? { ...about, kind: "refund failed", refundId: ownId, reason }
      : { ...about, kind: "other" };
  if (refund.isFailed) return { ...about, kind: "refund elsewhere failed", reference, reason };
  if (payment === undefined) return { ...about, kind: "other" };
  return { ...about, kind: "refunded elsewhere", payment, reference, ...amount };
}

/**
 * PayPal has taken a payment back, as after a dispute, or a customer's bank has. The dispute's own
 * end comes beside it, and moves no money.
 */
export function readReversal(refund: PaypalRefund, about: About): PaymentEvent {
  const { id: reference, payment = reference, amount } = refund;
  return { ...about, kind: "disputed", outcome: "lost", payment, reference, ...amount };
}
