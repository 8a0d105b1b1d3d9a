// The port of the services that take money online. Use cases import only this file; each service is
// a folder of `services`.
import type { Currency } from "#shared/money.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { disputeOutcomes } from "./money-lists.ts";

/** The means that customers pay with. */
export const allMeans = ["card", "paypal", "bit", "apple_pay", "google_pay", "other"] as const;
export type Means = (typeof allMeans)[number];

/** A service, and the things that it can do: plain data, also for the back office. */
export type ServiceRecord = {
  /** Stable: it is stored with payments. Lower-case letters. */
  readonly code: string;
  /** "PayPal" */
  readonly name: string;
  /** account: customers sign in there. card: they type a card. */
  readonly kind: "card" | "account";
  /** The currencies that it charges; an order in another one is charged in the home currency. */
  readonly currencies: readonly Currency[];
  /** The means that customers can pay with on its page. */
  readonly means: readonly Means[];
  /** The greatest number of instalments that its page offers; 1 for none. */
  readonly maxInstalments: number;
  /** The smallest amount that it takes, in minor units of the currency of the trial. */
  readonly trial: { readonly amountMinor: number; readonly currency: Currency };
  /** The secrets and names that connect it, in the order of the form. */
  readonly keys: readonly ServiceKey[];
  readonly refunds: {
    /** After so many days it takes no refund; null for no limit. */
    readonly days: number | null;
    /** The means whose payments go back whole or not at all. */
    readonly wholeOnly: readonly Means[];
  };
  /** Whether it has to be asked for each message if it is its own. */
  readonly verifiesByCall: boolean;
  /** Whether it tells of disputes. */
  readonly hasDisputes: boolean;
  /** Where the service tells about its keys and messages. */
  readonly docsUrl: string;
  /** The page of a payment in the service's own back office. */
  readonly getPaymentUrl: (payment: {
    readonly reference: string;
    readonly isTest: boolean;
  }) => string;
};

export type ServiceKey = {
  readonly name: string;
  /** Its name at the service: "Client ID". */
  readonly label: string;
  /** Whether it is never shown again. */
  readonly isSecret: boolean;
  /** A fixed choice, such as the trial account or the real one. */
  readonly choices?: readonly string[];
  /** How it begins, where that is known: "whsec_". */
  readonly pattern?: RegExp;
};

/** The keys of a connected service, by name. */
export type ServiceKeys = Readonly<Record<string, string>>;

export type ConnectOptions = {
  readonly keys: ServiceKeys;
  readonly clock: () => Date;
  /** The address of a stand-in for the service's API, for tests. */
  readonly apiUrl?: string | undefined;
  /** For tests. */
  readonly timeoutMs?: number;
};

/** The page where a customer pays. */
export type PaymentPage = {
  /** The service's own id of the page. */
  readonly sessionId: string;
  readonly url: string;
};

export type PageRequest = {
  /** The id of the order, or of a trial: the service gives it back with the payment. */
  readonly orderId: string;
  /** The order's number, as people read it. */
  readonly orderNumber: string;
  /** Undefined when the customer has given none. */
  readonly customerEmail: string | undefined;
  readonly customerName?: string | undefined;
  /** The amount that the customer pays there, in a currency of the service. */
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
  /** Where the service sends its messages about this page, if it asks for that. */
  readonly messageUrl: string;
  readonly expiresAt: Date;
};

/** Why a customer could not pay, so far as they can act on it. */
export const refusedReasons = [
  "declined",
  "no_funds",
  "not_authenticated",
  "expired",
  "other",
] as const;
export type RefusedReason = (typeof refusedReasons)[number];

/** The outcome of a page so far. */
export type PageState =
  | { readonly kind: "open" }
  /** The customer has agreed, and the money moves only with `capture`. */
  | { readonly kind: "approved" }
  /** The money is on its way; the service tells when it has arrived. */
  | { readonly kind: "pending" }
  /** The last attempt was refused. `isOver` when there can be no other on this page. */
  | { readonly kind: "refused"; readonly refusedReason: RefusedReason; readonly isOver: boolean }
  /** No one can pay there any more. */
  | { readonly kind: "closed" }
  | { readonly kind: "paid"; readonly payment: PaidEvent };

/** An event from a payment service, with a verified signature, or read from the service itself. */
export type PaymentEvent = {
  /** The service's id of the event: the same again changes nothing. */
  readonly eventId: string;
  readonly type: string;
} & (
  | ({
      readonly kind: "paid";
      /** The id that the page was requested with. */
      readonly orderId: string;
      /** The service's id of the payment. */
      readonly reference: string;
      readonly means?: Means | undefined;
      /** Greater than 1 when it comes in instalments. */
      readonly instalments?: number | undefined;
      /** The fee that the service keeps of it, in the same currency, where it says so. */
      readonly feeMinor?: number | undefined;
    } & Sum)
  /** Something happened on this page: its state is to be read. */
  | { readonly kind: "page"; readonly sessionId: string }
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
  | ({
      readonly kind: "disputed";
      readonly outcome: DisputeOutcome;
      /** In the service's words: "fraudulent". */
      readonly reason?: string | undefined;
      /** Until when the shop can answer. */
      readonly dueAt?: Date | undefined;
    } & MovedElsewhere)
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
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** A message as it arrived: its body to the byte. */
export type ServiceMessage = {
  readonly body: string;
  readonly getHeader: (name: string) => string | undefined;
};

/** The service refuses for good, so trying again is useless. Any other error may be temporary. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
}

/** By its name: services are loaded apart, and may bring the class along once more. */
export const isPaymentRefused = (error: unknown): error is PaymentRefused =>
  error instanceof Error && error.name === "PaymentRefused";

/**
 * A service that takes money online. A repeated call with the same ids has no further effect. All
 * calls reject with AppError `unavailable` or another error while the service cannot be reached,
 * and with `PaymentRefused` where trying again is useless; texts hold no keys or personal data.
 */
export type PaymentService = {
  /** Whether the keys are those of a trial account, where no real money moves. */
  readonly isTest: boolean;
  /** Resolves when the service accepts the keys. Throws `PaymentRefused` when it does not. */
  readonly checkKeys: () => Promise<void>;
  readonly openPage: (request: PageRequest) => Promise<PaymentPage>;
  /**
   * Closes a page, so that no one can pay there. A page that was paid or closed already stays as it
   * is; returns the payment if it was paid.
   */
  readonly closePage: (sessionId: string) => Promise<PaidEvent | undefined>;
  readonly readPage: (sessionId: string) => Promise<PageState>;
  /** Takes the money of an approved page, once; of any other, its state. */
  readonly capture: (sessionId: string) => Promise<PageState>;
  /** A payment by its number there; undefined when the account has none. */
  readonly findPayment: (
    reference: string,
  ) => Promise<(Sum & { readonly means?: Means | undefined }) | undefined>;
  /** Payments and refunds since then, as the service itself has them. */
  readonly listMoney: (since: Date) => Promise<PaymentEvent[]>;
  /** Refunds money and returns the service's id of the refund. */
  readonly refund: (refund: {
    readonly refundId: string;
    /** The payment that the money came with. */
    readonly paymentReference: string;
    /** In the currency that was charged. */
    readonly amountMinor: number;
    readonly currency: string;
  }) => Promise<{ readonly reference: string }>;
  /**
   * Throws AppError `bad_request` for a message that the service did not sign, signed too long ago,
   * or signed for another account.
   */
  readonly readEvent: (message: ServiceMessage) => Promise<PaymentEvent>;
};

/**
 * How long items are held for an order that is not paid; an unconfirmed one is that of a guest who
 * has not used the mail's link.
 */
export const HOLD_MS = {
  manual: 72 * HOUR_MS,
  unconfirmed: 2 * HOUR_MS,
  online: HOUR_MS,
} as const;
