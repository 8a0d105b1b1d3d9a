import type { Context, Visitor } from "#modules/context.ts";
import type { SecurityLog } from "#modules/security/security-log.ts";
import type { Log } from "#platform/log.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";

/**
 * What the use cases behind public forms get. They open their own transactions: an attempt that is counted must stay
 * counted when the rest is refused.
 */
export type LetterboxContext = {
  readonly visitor: Visitor;
  readonly clock: () => Date;
  readonly log: Log;
  /** Runs `work` in one transaction with the rights of the letterbox, which reads no message. */
  readonly atLetterbox: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly limits: AttemptLimits;
  readonly security: SecurityLog;
};
