import type { Context } from "#modules/context.ts";
import type { KeyedContext, OrderKeys } from "#modules/orders/order-keys.ts";
import type { MarketServices } from "#modules/markets/tax-service.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import type { PublicContext } from "#modules/security/public-context.ts";
import type { Actor } from "#shared/actor.ts";

/**
 * Context of the use cases of the checkout. They open their own transactions, so that no connection
 * waits for a payment service.
 */
export type CheckoutContext = PublicContext & {
  /** The person who orders; often an unknown visitor. */
  readonly actor: Actor;
  /** Runs `work` in one transaction with the rights of the checkout. */
  readonly asCheckout: <T>(work: (ctx: KeyedContext) => Promise<T>) => Promise<T>;
  /**
   * The same for work that is set off by a request that only reads, and has to be stored: the
   * transactions of such a request refuse to write.
   */
  readonly setOff: <T>(work: (ctx: KeyedContext) => Promise<T>) => Promise<T>;
  readonly orderKeys: OrderKeys;
  readonly payments: Payments;
  /** Without them, the shop's own are used. */
  readonly marketServices?: MarketServices;
  /** Begins the addresses to which a payment service sends customers back. */
  readonly publicUrl: string;
};

/** Context of use cases that give money back. */
export type RefundContext = Context & {
  /** Without them, every service counts as connected; a refund that it cannot make fails later. */
  readonly payments?: Payments;
};
