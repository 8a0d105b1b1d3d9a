import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { IdentityContext } from "../context.ts";
import { passkeys } from "../passkey-tables.ts";
import { getMember } from "../sessions/get-member.ts";
import { createPasskeyChallenge } from "./passkey-challenges.ts";
import type { requestOptions } from "./passkey-contract.ts";
import { passkeyRequestOptions, describeCredentials, getRelyingParty } from "./relying-party.ts";

type RequestOptions = z.output<typeof requestOptions>;

/**
 * Begins a sign-in with a passkey. The answer is the same for all, since the user is not known yet.
 * Throws `too_many_requests`.
 */
export async function requestSignIn(ctx: IdentityContext): Promise<RequestOptions> {
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address });
  const use = { purpose: "sign-in", sessionId: null } as const;
  const challenge = await ctx.asIdentity(({ db }) => createPasskeyChallenge(db, use, ctx.clock()));
  return {
    ...passkeyRequestOptions,
    challenge,
    rpId: getRelyingParty(ctx).id,
    allowCredentials: [],
  };
}

/** Begins a confirmation of identity with one of the caller's passkeys. */
export async function requestProof(ctx: IdentityContext): Promise<RequestOptions> {
  const member = getMember(ctx.actor);
  const { challenge, own } = await ctx.asIdentity(async ({ db }) => ({
    challenge: await createPasskeyChallenge(
      db,
      { purpose: "proof", sessionId: member.sessionId },
      ctx.clock(),
    ),
    own: await db
      .select({ credentialId: passkeys.credentialId })
      .from(passkeys)
      .where(eq(passkeys.userId, member.id)),
  }));
  const allowCredentials = describeCredentials(own);
  return { ...passkeyRequestOptions, challenge, rpId: getRelyingParty(ctx).id, allowCredentials };
}
