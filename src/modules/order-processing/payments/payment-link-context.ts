import type { Context } from "#modules/context.ts";

/** Context of use cases about paying an order online. */
export type PaymentLinkContext = Context & {
  /** Whether the shop has a payment service. */
  readonly paysOnline: boolean;
  /** The beginning of the link that a customer is sent. */
  readonly publicUrl: string;
};
