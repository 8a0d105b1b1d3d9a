import type { Context } from "#modules/context.ts";
import type { PublicContext } from "#modules/security/public-context.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import type { Actor } from "#shared/actor.ts";
import type { AccessTokens } from "./sessions/access-tokens.ts";
import type { SignInChallenges } from "./second-factor/sign-in-challenges.ts";

/**
 * Context of the identity role's use cases. They open their own transactions, so that no connection
 * waits while a password is hashed.
 */
export type IdentityContext = PublicContext & {
  /** The caller. */
  readonly actor: Actor;
  /** Runs `work` in one transaction with the rights of the identity role. */
  readonly asIdentity: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Runs `work` in one transaction with the rights of the caller. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly accessTokens: AccessTokens;
  readonly challenges: SignInChallenges;
  /** The address of the shop, which passkeys are bound to. */
  readonly publicUrl: string;
  /** Wraps and unwraps the stored secrets of second factors. */
  readonly secretBox: SecretBox;
  /** The secret of the keys that push notifications are signed with. */
  readonly readPushKey: () => Promise<Uint8Array>;
};
