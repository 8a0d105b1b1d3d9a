// A Stripe of our own, as tests use it.
import type { PlacedFault } from "./faults.ts";
import type { Params, Refund, Session } from "./stripe-answers.ts";

/** A fault of a call to the API, instead of or besides doing what it asks. */
export type Fault =
  /**
   * Answers with an error; a saved one comes again for the same idempotency key, like an error
   * inside the real one.
   */
  | {
      readonly status: number;
      readonly type: string;
      readonly code?: string;
      readonly param?: string;
      readonly message?: string;
      readonly isSaved?: boolean;
    }
  /** None: the next fault is that of a later call. */
  | "none"
  /** Does it, and breaks the connection before the answer. */
  | "answer lost"
  /** Does it, and never answers. */
  | "answer kept"
  | "no answer";

/** Now, with the right secret, without it. */
export type Signature = { readonly at?: Date; readonly secret?: string };

export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly params: Params;
  readonly idempotencyKey: string | undefined;
};

export type StripeServer = {
  /** For STRIPE_API_URL. Its payment pages are there as well. */
  readonly url: string;
  readonly secretKey: string;
  /** The calls to the API so far. */
  readonly calls: ApiCall[];
  /** Faults of the next calls, one each. */
  readonly faults: Fault[];
  /** Faults of the next calls to certain addresses. */
  readonly placedFaults: PlacedFault<Fault>[];
  readonly sessions: ReadonlyMap<string, Session>;
  readonly refunds: readonly Refund[];
  /**
   * Presses Pay and waits until the shop has taken the message, or refused it for good. Returns the
   * event's body.
   */
  readonly pay: (sessionId: string) => Promise<string>;
  /** Presses Pay, and the message of it never comes. Returns its body. */
  readonly payUntold: (sessionId: string) => string;
  /** Takes a payment that no page of the shop asked for; returns its number. */
  readonly payElsewhere: (amount: number, currency: string) => string;
  /** Gives money of a paid page back in the dashboard. Returns the refund, and the news of it. */
  readonly refundElsewhere: (sessionId: string, amount: number) => { refund: Refund; body: string };
  /**
   * The news that a customer's bank takes a payment back, all of it unless told otherwise, or of
   * how that ended.
   */
  readonly createDispute: (
    sessionId: string,
    end?: "lost" | "won",
    changes?: { readonly amount?: number; readonly currency?: string },
  ) => string;
  /**
   * The bank sends the money of a refund back, and the shop is told. Returns the event's body, and
   * the status of the answer.
   */
  readonly markRefundFailed: (refundId: string) => Promise<{ body: string; status: number }>;
  /** The body of an event about a page, as it is or with changes. */
  readonly createEvent: (sessionId: string, changes?: Partial<Session>, type?: string) => string;
  /** The header that makes a body genuine. */
  readonly sign: (body: string, signature?: Signature) => string;
  /**
   * Sends a body once, signed now and rightly unless told otherwise, and gives the status of the
   * answer.
   */
  readonly send: (body: string, signature?: Signature) => Promise<number>;
  readonly stop: () => Promise<void>;
};
