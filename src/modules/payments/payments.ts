// The interface for payments. Use cases import only this file; the implementation is chosen at the
// start.
import { HOUR_MS } from "#shared/durations.ts";

/** The page where a customer pays for one order. */
export type PaymentPage = {
  /** The service's own id of the page. */
  readonly sessionId: string;
  readonly url: string;
};

export type PageRequest = {
  readonly orderId: string;
  /** The order's number, as people read it. */
  readonly orderNumber: string;
  /** Undefined when the customer has given none. */
  readonly customerEmail: string | undefined;
  readonly amountMinor: number;
  /** "USD" */
  readonly currency: string;
  /** The description that the customer reads there. */
  readonly description: string;
  /** Parts that add up to the amount, where the customer reads several lines. */
  readonly parts?: readonly { readonly name: string; readonly amountMinor: number }[];
  /** The address to which the customer returns. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

/** An event from a payment service, with a verified signature, or read from the service itself. */
export type PaymentEvent = {
  /** The service's id of the event: the same again changes nothing. */
  readonly eventId: string;
  readonly type: string;
} & (
  | ({
      readonly kind: "paid";
      readonly orderId: string;
      /** The service's id of the payment. */
      readonly reference: string;
    } & Sum)
  | {
      /** A refund that was on its way, or counted as done, has not reached the customer. */
      readonly kind: "refund failed";
      /** The shop's own id of it. */
      readonly refundId: string;
      readonly reason: string;
    }
  /** A refund that was made in the service's own dashboard. */
  | ({ readonly kind: "refunded elsewhere" } & MovedElsewhere)
  /** A customer's bank takes a payment back, or has decided about it. */
  | ({ readonly kind: "disputed"; readonly outcome: DisputeOutcome } & MovedElsewhere)
  | {
      /** A refund of the dashboard has not reached the customer after all. */
      readonly kind: "refund elsewhere failed";
      readonly reference: string;
      readonly reason: string;
    }
  | { readonly kind: "other" }
);

type Sum = { readonly amountMinor: number; readonly currency: string };

/** The service's ids of the payment that was there, and of what took it back. */
type MovedElsewhere = Sum & { readonly payment: string; readonly reference: string };

export type PaidEvent = Extract<PaymentEvent, { kind: "paid" }>;
export type DisputeOutcome = "opened" | "lost" | "won";

/** The service refuses for good, so trying again is useless. Any other error may be temporary. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
}

/** A service that takes money online. A repeated call with the same ids has no further effect. */
export type PaymentService = {
  /** Throws AppError `unavailable` when the service cannot be reached, and `PaymentRefused`. */
  readonly openPage: (request: PageRequest) => Promise<PaymentPage>;
  /**
   * Closes a page, so that no one can pay there. A page that was paid or closed already stays as it
   * is; returns the payment if it was paid.
   */
  readonly closePage: (sessionId: string) => Promise<PaidEvent | undefined>;
  /** The payment that was made on a page, if there is one. Throws `PaymentRefused`. */
  readonly readPage: (sessionId: string) => Promise<PaidEvent | undefined>;
  /** Payments and refunds since then, as the service itself has them. */
  readonly listMoney: (since: Date) => Promise<PaymentEvent[]>;
  /** Refunds money and returns the service's id of the refund. Throws `PaymentRefused`. */
  readonly refund: (refund: {
    readonly refundId: string;
    /** The payment that the money came with. */
    readonly paymentReference: string;
    readonly amountMinor: number;
  }) => Promise<{ readonly reference: string }>;
  /**
   * Throws AppError `bad_request` for a message that the service did not sign, or signed too long
   * ago.
   */
  readonly readEvent: (body: string, signature: string | undefined) => Promise<PaymentEvent>;
};

/** The payment methods of a shop: none, by agreement with each customer, or through a service. */
export type Payments =
  | { readonly mode: "off" }
  | { readonly mode: "manual" }
  | { readonly mode: "stripe"; readonly service: PaymentService };

/**
 * How long items are held for an order that is not paid; an unconfirmed one is that of a guest who
 * has not used the mail's link.
 */
export const HOLD_MS = {
  manual: 72 * HOUR_MS,
  unconfirmed: 2 * HOUR_MS,
  stripe: HOUR_MS,
} as const;
