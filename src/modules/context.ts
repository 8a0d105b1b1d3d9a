import type { Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import type { Actor } from "#shared/actor.ts";
import type { Currency, Money } from "#shared/money.ts";

/**
 * The context of every use case: an open transaction with the rights of `actor`, the clock, the
 * log.
 */
export type Context = {
  readonly db: Db;
  readonly actor: Actor;
  readonly clock: () => Date;
  readonly log: Log;
  /** The price of a variant for the page's market; that of the catalogue without it. */
  readonly getPrice?: GetPrice | undefined;
};

type Priced = {
  readonly id: string;
  readonly priceMinor: number;
  readonly baseCurrency: Currency;
};
export type GetPrice = (variant: Priced) => Money;

/** Of the name that a program gives itself, no more is looked at or stored. */
export const MAX_USER_AGENT_LENGTH = 400;

/**
 * Where a request comes from, as far as it can be trusted; empty for actions of the shop itself.
 */
export type Visitor = {
  /** An IP address. */
  readonly address?: string | undefined;
  readonly userAgent?: string | undefined;
};
