// A PayPlus of our own, as tests use it.
import type { PlacedFault } from "./faults.ts";

/** A fault of a call to the API, instead of or besides doing what it asks. */
export type Fault =
  | { readonly status: number; readonly description?: string }
  /** None: the next fault is that of a later call. */
  | "none"
  /** Does it, and breaks the connection before the answer. */
  | "answer lost"
  /** Does it, and never answers. */
  | "answer kept"
  | "no answer";

export type ApiCall = {
  readonly method: string;
  /** Without "/api/v1.0". */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
};

export type Page = {
  readonly uid: string;
  readonly amount: number;
  readonly currency: string;
  readonly moreInfo: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly cancelUrl: string;
  readonly callbackUrl: string;
  /** Whether attempts that were refused are told, too. */
  readonly tellsRefused: boolean;
  readonly expiresAt: Date;
  readonly customer: Readonly<Record<string, unknown>> | undefined;
  isDisabled: boolean;
};

export type Transaction = {
  readonly uid: string;
  readonly type: "Charge" | "Refund";
  /** "000" is approved. */
  readonly statusCode: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
  readonly method: Method;
  readonly payments: number;
  readonly moreInfo: string;
  readonly pageUid: string | undefined;
  /** Of a refund: the charge that it gives back. */
  readonly chargeUid: string | undefined;
};

export type Method = "credit-card" | "bit" | "apple-pay" | "google-pay";

/** How a customer pays; with a card in one payment unless told otherwise. */
export type Paying = { readonly method?: Method; readonly payments?: number };

export type PayplusKeys = {
  readonly environment: "staging";
  readonly apiKey: string;
  readonly secretKey: string;
  readonly pageUid: string;
};

export type PayplusServer = {
  /** For `apiUrl`. Its payment pages are there as well. */
  readonly url: string;
  /** The calls to the API so far. */
  readonly calls: ApiCall[];
  /** Faults of the next calls, one each. */
  readonly faults: Fault[];
  /** Faults of the next calls to certain addresses. */
  readonly placedFaults: PlacedFault<Fault>[];
  readonly pages: ReadonlyMap<string, Page>;
  readonly transactions: readonly Transaction[];
  /**
   * Presses Pay and waits until the shop has taken the message, or refused it for good. Returns the
   * message's body.
   */
  readonly pay: (pageUid: string, paying?: Paying) => Promise<string>;
  /** Presses Pay, and the message of it never comes. Returns its body. */
  readonly payUntold: (pageUid: string, paying?: Paying) => string;
  /** An attempt that the card company refuses with Shva's code. Returns the message's body. */
  readonly refuse: (pageUid: string, statusCode: string) => Promise<string>;
  /** Gives money back in the portal. Returns the refund, and the message of it. */
  readonly refundElsewhere: (
    chargeUid: string,
    amount: number,
  ) => { readonly refund: Transaction; readonly body: string };
  /** The body of a message about a transaction, as it is or with changed details. */
  readonly createMessage: (uid: string, changes?: Readonly<Record<string, unknown>>) => string;
  /** The `hash` that makes a body genuine. */
  readonly sign: (body: string, secret?: string) => string;
  /** Sends a body once and gives the status of the answer; signed rightly unless told otherwise. */
  readonly send: (url: string, body: string, secret?: string) => Promise<number>;
  readonly stop: () => Promise<void>;
};
