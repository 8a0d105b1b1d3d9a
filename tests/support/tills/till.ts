// A payment service on this machine, as tests deal with any of them. Amounts are in minor units of
// the currency that it charges.
import type { ServiceKeys } from "#modules/payments/payments.ts";
import type { ServiceCode } from "#shared/payment-services.ts";

/** A message to the shop; nobody has sent it. */
export type TillMessage = {
  readonly code: ServiceCode;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Does what it is asked, or not; in both cases there is no answer. */
export type Silence = "answer kept" | "no answer";

export type Given = {
  readonly amountMinor: number;
  /** Whether the shop asked for it. */
  readonly isOwn: boolean;
};

export type Till = {
  readonly code: ServiceCode;
  readonly name: string;
  readonly keys: ServiceKeys;
  /** The address of its API. */
  readonly url: string;
  /** The addresses of the calls that move money. */
  readonly paths: { readonly take?: RegExp; readonly giveBack: RegExp };
  /**
   * The next call, or the next one to such an address, has no answer. Returns a function that says
   * whether it has come.
   */
  readonly fallSilent: (silence: Silence, at?: RegExp) => () => boolean;
  /** From now on each call is answered with 500, or no longer. */
  readonly setDown: (isDown: boolean) => void;
  /** The service's id of the page with this address. */
  readonly getPage: (payAt: string) => string;
  /** The customer presses Pay. Where the shop has to take the money then, nothing has moved yet. */
  readonly press: (page: string, how?: { instalments?: number; isBit?: boolean }) => TillMessage;
  /** Moves the money of a page that was pressed, as a shop that dies before it writes that down. */
  readonly take: (page: string) => Promise<void>;
  /** The message of the money of a page, as it is or with changes. */
  readonly tellPaid: (page: string, changes?: Partial<Sum>) => TillMessage;
  /** Messages that the service has not signed, or not for this shop. */
  readonly forge: (message: TillMessage) => TillMessage[];
  /** Gives money of a page back in the service's own pages. */
  readonly giveElsewhere: (page: string, amountMinor: number) => TillMessage;
  /** Money of a page goes back after a dispute; undefined for a service that knows none. */
  readonly loseDispute?: (page: string, amountMinor: number) => TillMessage;
  /** From now on its lists have what has moved so far. */
  readonly completeLists: () => void;
  /** The amounts that were charged on a page: one, or none. */
  readonly listTaken: (page: string) => number[];
  /** The money of a page that went back. */
  readonly listGiven: (page: string) => Given[];
};

export type Sum = { readonly amountMinor: number; readonly currency: string };

/** The same fault for more calls than any test makes. */
export const fillForever = <Fault>(fault: Fault): Fault[] =>
  Array.from({ length: 5_000 }, () => fault);

/** As services write an amount: "74.99" */
export const toDecimals = (minor: number): string => (minor / 100).toFixed(2);
