import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/client.ts";
import type { IdentityContext } from "../context.ts";
import { passkeys } from "../passkey-tables.ts";
import { consumePasskeyChallenge, type PasskeyUse } from "./passkey-challenges.ts";
import type { Assertion } from "./passkey-contract.ts";
import { getRelyingParty, createPasskeyError } from "./relying-party.ts";

/** A passkey that has signed the challenge, and its new counter. */
type UsedPasskey = { readonly id: string; readonly userId: string; readonly counter: number };

const clientData = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

/** The challenge in the signed data of a browser. Throws `passkey_refused` for anything else. */
export function readChallenge(clientDataJson: string): string {
  try {
    const text = Buffer.from(clientDataJson, "base64url").toString();
    return clientData.parse(JSON.parse(text)).challenge;
  } catch (error) {
    throw createPasskeyError(error);
  }
}

/**
 * The passkey that has signed the shop's challenge, and its owner. The challenge is used up in any
 * case. Throws `passkey_refused`. Call `recordUse` afterwards, in the transaction of the action
 * that it allows.
 */
export async function checkAssertion(
  ctx: IdentityContext,
  { id, response }: Assertion,
  use: PasskeyUse,
): Promise<UsedPasskey> {
  const challenge = readChallenge(response.clientDataJSON);
  const found = await ctx.asIdentity(async ({ db }) => {
    const isHeld = await consumePasskeyChallenge(db, { ...use, challenge, now: ctx.clock() });
    return isHeld ? findPasskey(db, id) : undefined;
  });
  if (found === undefined) throw createPasskeyError();
  const { origin, id: rpId } = getRelyingParty(ctx);
  const { publicKey, counter } = found;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, response, type: "public-key", clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    });
    if (!verified) throw createPasskeyError();
    return { id: found.id, userId: found.userId, counter: authenticationInfo.newCounter };
  } catch (error) {
    // The library throws plain errors for anything invalid, also for a counter that went back.
    throw createPasskeyError(error);
  }
}

async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(eq(passkeys.credentialId, Buffer.from(credentialId, "base64url")));
  return found;
}

/**
 * Notes that a passkey was used. Throws `passkey_refused` when it has been removed meanwhile, or
 * its counter is higher already: then a copy of it exists.
 */
export async function recordUse(db: Db, { id, counter }: UsedPasskey, now: Date): Promise<void> {
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  if (noted.length === 0) throw createPasskeyError();
}
