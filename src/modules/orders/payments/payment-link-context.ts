import type { Payments } from "#modules/payments/ways/ways.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";

/** Context of use cases about paying an order online. */
export type PaymentLinkContext = KeyedContext & {
  readonly payments: Payments;
  /** The beginning of the link that a customer is sent. */
  readonly publicUrl: string;
};
