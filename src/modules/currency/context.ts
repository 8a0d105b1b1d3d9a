import type { Context } from "#modules/context.ts";
import type { RateSource } from "./rate-source.ts";

/**
 * Context of use cases that fetch rates. They open their own transactions, so that no connection
 * waits for a source.
 */
export type RatesContext = {
  /** Runs `work` in one transaction with the rights of the caller. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Undefined when none is configured. */
  readonly rateSource: RateSource | undefined;
};
