import type { Context, Visitor } from "#modules/context.ts";
import type { Payments } from "#modules/payments/payments.ts";
import type { SecurityLog } from "#modules/security/security-log.ts";
import type { Log } from "#platform/log.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import type { Actor } from "#shared/actor.ts";

/**
 * What the use cases of the till get. They open their own transactions: an attempt that is counted must stay counted
 * when the rest is refused, and no connection waits for a payment service.
 */
export type TillContext = {
  /** Who orders; often nobody that we know. */
  readonly actor: Actor;
  readonly visitor: Visitor;
  readonly clock: () => Date;
  readonly log: Log;
  /** Runs `work` in one transaction with the rights of the till. */
  readonly atTill: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly limits: AttemptLimits;
  readonly security: SecurityLog;
  readonly payments: Payments;
  /** Begins the addresses to which a payment service sends customers back. */
  readonly publicUrl: string;
};
