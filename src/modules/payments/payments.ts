// The port behind which payments happen. Use cases know this file; what stands behind it is chosen
// at the start.
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
  /** Undefined for somebody who has given none. */
  readonly customerEmail: string | undefined;
  readonly amountMinor: number;
  /** "USD" */
  readonly currency: string;
  /** The description that the customer reads there. */
  readonly description: string;
  /** Where the customer comes back to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

/** An event from a payment service, once it is known to be genuine. */
export type PaymentEvent =
  | {
      readonly kind: "paid";
      /** The service's id of this piece of news: the same again changes nothing. */
      readonly eventId: string;
      readonly type: string;
      readonly orderId: string;
      /** The service's id of the payment. */
      readonly reference: string;
      readonly amountMinor: number;
      readonly currency: string;
    }
  | { readonly kind: "other"; readonly eventId: string; readonly type: string };

/** The service refuses for good: asking again is useless. Any other error may go away. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
}

/** A service that takes money online. Asking twice with the same ids is asking once. */
export type PaymentService = {
  /** Throws AppError `unavailable` when the service cannot be reached, or refuses. */
  readonly openPage: (request: PageRequest) => Promise<PaymentPage>;
  /** Nobody can pay there any more. A page that was paid or closed already stays as it is. */
  readonly closePage: (sessionId: string) => Promise<void>;
  /** Gives money back and returns the service's id for it. Throws `PaymentRefused`. */
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

/** How the shop takes money: not at all, by agreement with each customer, or through a service. */
export type Payments =
  | { readonly mode: "off" }
  | { readonly mode: "manual" }
  | { readonly mode: "stripe"; readonly service: PaymentService };

/**
 * How long bags are held for an order that is not paid; an unconfirmed one is that of a guest who
 * has not used the mail's link.
 */
export const RESERVATION_MS = {
  manual: 72 * HOUR_MS,
  unconfirmed: 2 * HOUR_MS,
  stripe: HOUR_MS,
} as const;
