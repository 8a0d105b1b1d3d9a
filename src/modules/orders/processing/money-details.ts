// The money of an order as the back office shows it.
import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { moneyMethods, paymentKinds } from "#modules/orders/kinds.ts";
import { disputeOutcomes, pageStates, refundStates } from "#modules/payments/money-lists.ts";
import { allMeans, refusedReasons } from "#modules/payments/payments.ts";
import { serviceCodes } from "#shared/payment-services.ts";
import { isoMoment } from "#shared/iso-moment.ts";

const id = z.uuid();
/** The amount that the service charged or gave back; null where that is the amount itself. */
const charged = moneySchema.nullable();

export const orderPaymentSchema = z
  .object({
    id,
    method: z.enum(moneyMethods),
    kind: z.enum(paymentKinds).nullable(),
    amount: moneySchema,
    charged,
    /** The service's fee, in the currency that it charged; null where it does not say so. */
    fee: moneySchema.nullable(),
    /** The means that the customer paid with, as far as the service says so. */
    means: z.enum(allMeans).nullable(),
    /** Greater than 1, or null. */
    instalments: z.int().nullable(),
    reference: z.string().nullable(),
    /** Its page in the service's own back office; null for a payment by hand. */
    url: z.url().nullable(),
    /** The amount that its service could still give back; nothing of a payment by hand. */
    left: moneySchema,
    /** The same in the currency that was charged, where that is another one. */
    chargedLeft: moneySchema.nullable(),
    /** The day on which it came in; null when not given. */
    paidOn: z.iso.date().nullable(),
    createdAt: isoMoment,
    /** When it was found not to have been made; null for one that counts. */
    cancelledAt: isoMoment.nullable(),
  })
  .meta({ id: "OrderPayment" });

export const orderRefundSchema = z
  .object({
    id,
    method: z.enum(moneyMethods),
    amount: moneySchema,
    charged,
    reason: z.string().nullable(),
    state: z.enum(refundStates),
    createdAt: isoMoment,
  })
  .meta({ id: "OrderRefund" });

export const paymentAttemptSchema = z
  .object({
    /** The service's name. */
    name: z.string(),
    state: z.enum(pageStates),
    refusedReason: z.enum(refusedReasons).nullable(),
    /** Whether the service does not answer at present. */
    isAway: z.boolean(),
    createdAt: isoMoment,
  })
  .meta({ id: "PaymentAttempt", description: "The last attempt to pay an order online" });

export const orderDisputeSchema = z
  .object({
    id,
    /** The service's name. */
    name: z.string(),
    /** Its number at the service, and the payment's page there. */
    reference: z.string(),
    url: z.url().nullable(),
    amountMinor: z.int(),
    /** As the service names it: perhaps none of the shop's currencies. */
    currency: z.string(),
    /** In the service's words. */
    reason: z.string().nullable(),
    /** Until when the shop can answer. */
    dueAt: isoMoment.nullable(),
    outcome: z.enum(disputeOutcomes),
    createdAt: isoMoment,
    endedAt: isoMoment.nullable(),
  })
  .meta({ id: "OrderDispute", description: "A payment that its customer does not accept" });

/** The fields of an order about its money. */
export const orderMoneyFields = {
  payments: z.array(orderPaymentSchema),
  refunds: z.array(orderRefundSchema),
  /** Null without one, and once all is paid. */
  attempt: paymentAttemptSchema.nullable(),
  /** The newest first. */
  disputes: z.array(orderDisputeSchema),
  /** The payment services that the shop can ask. */
  connectedServices: z.array(z.enum(serviceCodes)),
};
