import type { Context, Visitor } from "#modules/context.ts";
import type { SecurityLog } from "#modules/security/security-log.ts";
import type { Log } from "#platform/log.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import type { Actor } from "#shared/actor.ts";
import type { AccessTokens } from "./access-tokens.ts";

/**
 * What the use cases of the sign-in desk get. They open their own transactions: an attempt that is counted must stay
 * counted when the rest is refused, and no connection should wait for a password to be hashed.
 */
export type IdentityContext = {
  /** Who asks. */
  readonly actor: Actor;
  readonly visitor: Visitor;
  readonly clock: () => Date;
  readonly log: Log;
  /** Runs `work` in one transaction with the rights of the desk. */
  readonly atDesk: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Runs `work` in one transaction with the rights of whoever asks. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly accessTokens: AccessTokens;
  readonly limits: AttemptLimits;
  readonly security: SecurityLog;
};
