import type { Context } from "#modules/context.ts";
import type { DoorContext } from "#modules/security/door-context.ts";
import type { Actor } from "#shared/actor.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { SignInChallenges } from "./sign-in-challenges.ts";

/** What the use cases of the sign-in desk get. No connection waits for a password to be hashed. */
export type IdentityContext = DoorContext & {
  /** Who asks. */
  readonly actor: Actor;
  /** Runs `work` in one transaction with the rights of the desk. */
  readonly atDesk: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Runs `work` in one transaction with the rights of whoever asks. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly accessTokens: AccessTokens;
  readonly challenges: SignInChallenges;
};
