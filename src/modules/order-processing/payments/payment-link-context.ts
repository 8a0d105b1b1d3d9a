import type { Context } from "#modules/context.ts";

/** Context of use cases that say whether, and where, an order can be paid online. */
export type PaymentLinkContext = Context & {
  /** Whether the shop has a payment service. */
  readonly paysOnline: boolean;
  /** Begins the link that a customer is sent. */
  readonly publicUrl: string;
};
