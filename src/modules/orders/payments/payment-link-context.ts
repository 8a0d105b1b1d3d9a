import type { KeyedContext } from "#modules/orders/order-keys.ts";

/** Context of use cases about paying an order online. */
export type PaymentLinkContext = KeyedContext & {
  /** Whether the shop has a payment service. */
  readonly paysOnline: boolean;
  /** The beginning of the link that a customer is sent. */
  readonly publicUrl: string;
};
