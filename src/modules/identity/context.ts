import type { Context } from "#modules/context.ts";
import type { PublicContext } from "#modules/security/public-context.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import type { Actor } from "#shared/actor.ts";
import type { AccessTokens } from "./sessions/access-tokens.ts";
import type { SignInChallenges } from "./second-factor/sign-in-challenges.ts";

/** Context of the identity role's use cases. No connection waits for a password to be hashed. */
export type IdentityContext = PublicContext & {
  /** The caller. */
  readonly actor: Actor;
  /** Runs `work` in one transaction with the rights of the identity role. */
  readonly asIdentity: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Runs `work` in one transaction with the rights of whoever asks. */
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  readonly accessTokens: AccessTokens;
  readonly challenges: SignInChallenges;
  /** The address of the shop, of which passkeys are. */
  readonly publicUrl: string;
  /** How secrets of second factors are stored. */
  readonly secretBox: SecretBox;
};
