import type { Visitor } from "#modules/context.ts";
import type { Log } from "#platform/log.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import type { SecurityLog } from "./security-log.ts";

/**
 * Context of every use case that anyone may call. Each opens its own transactions, so that an
 * attempt stays counted when the rest is refused.
 */
export type PublicContext = {
  readonly visitor: Visitor;
  readonly clock: () => Date;
  readonly log: Log;
  readonly limits: AttemptLimits;
  readonly security: SecurityLog;
};
