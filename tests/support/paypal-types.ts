// A PayPal of our own, as tests use it.
import type { PlacedFault } from "./faults.ts";
import type { Choice, Order, PaypalAmount, Refund } from "./paypal-ledger.ts";

/** A fault of a call to the API, instead of or besides doing what it asks. */
export type Fault =
  /** Answers with an error, and does nothing. */
  | {
      readonly status: number;
      readonly name: string;
      readonly issue?: string;
      readonly message?: string;
    }
  /** None: the next fault is that of a later call. */
  | "none"
  /** Does it, and breaks the connection before the answer. */
  | "answer lost"
  /** Does it, and never answers. */
  | "answer kept"
  | "no answer";

/** Now, with the right key, for the shop's webhook; or otherwise. */
export type Signature = {
  readonly at?: Date;
  /** That of another account. */
  readonly webhookId?: string;
  readonly isForged?: boolean;
};

export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly requestId: string | undefined;
};

export type PaypalServer = {
  /** The address of the API; its pages are there as well. */
  readonly url: string;
  readonly keys: {
    readonly environment: "sandbox";
    readonly clientId: string;
    readonly clientSecret: string;
    readonly webhookId: string;
  };
  /** The calls to the API so far, without those for tokens. */
  readonly calls: ApiCall[];
  /** Faults of the next of these calls, one each. */
  readonly faults: Fault[];
  /** Faults of the next calls to certain addresses. */
  readonly placedFaults: PlacedFault<Fault>[];
  readonly orders: ReadonlyMap<string, Order>;
  readonly refunds: readonly Refund[];
  /** How many tokens were given. */
  readonly getTokenCount: () => number;
  /** Ends all tokens before their time. */
  readonly endTokens: () => void;
  /**
   * Presses Pay, and waits until the shop has taken the message of it, or refused it for good. The
   * shop has to capture. Returns the message's body.
   */
  readonly pay: (orderId: string, choice?: Choice) => Promise<string>;
  /** Presses Pay; neither this nor the capture is told. Returns the body of the message. */
  readonly payUntold: (orderId: string, choice?: Choice) => string;
  /** The end of a pending capture. Returns the body of its message, which is not sent. */
  readonly settle: (orderId: string, end: "COMPLETED" | "DECLINED") => string;
  /** The body of a message about the order's capture, as it is or with changes. */
  readonly createEvent: (
    orderId: string,
    changes?: { readonly amount?: PaypalAmount; readonly custom_id?: string },
    type?: string,
  ) => string;
  /** Gives money of a paid order back in the dashboard; `value` as PayPal writes it. */
  readonly refundElsewhere: (orderId: string, value: string) => { refund: Refund; body: string };
  /** PayPal takes money of a paid order back. */
  readonly reverse: (orderId: string, value: string) => { refund: Refund; body: string };
  /** A refund does not reach the customer. Returns the body of its message, which is not sent. */
  readonly failRefund: (refundId: string) => string;
  /** The body of a message about a dispute of all that the order paid; `outcome` closes it. */
  readonly createDispute: (orderId: string, changes?: DisputeChanges) => string;
  /** The headers that make a body genuine. */
  readonly sign: (body: string, signature?: Signature) => Record<string, string>;
  /** Sends a body once, and gives the status of the answer. */
  readonly send: (body: string, signature?: Signature) => Promise<number>;
  readonly stop: () => Promise<void>;
};

export type DisputeChanges = {
  readonly type?: "CREATED" | "UPDATED" | "RESOLVED";
  readonly stage?: "INQUIRY" | "CHARGEBACK";
  readonly outcome?: string;
};
