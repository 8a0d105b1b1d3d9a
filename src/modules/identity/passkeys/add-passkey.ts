import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import type { IdentityContext } from "../context.ts";
import { passkeys } from "../passkey-tables.ts";
import { hasSecondFactor } from "../second-factor/find-second-factor.ts";
import { readShopName } from "../second-factor/read-shop-name.ts";
import { endSessions } from "../sessions/end-session.ts";
import { getMember } from "../sessions/get-member.ts";
import { readChallenge } from "./check-assertion.ts";
import { notifyOfPasskey } from "./notify-of-passkey.ts";
import { createPasskeyChallenge, consumePasskeyChallenge } from "./passkey-challenges.ts";
import type { Attestation, creationOptions } from "./passkey-contract.ts";
import {
  passkeyRequestOptions,
  describeCredentials,
  getRelyingParty,
  createPasskeyError,
} from "./relying-party.ts";

/** More than the devices of any user. */
const MOST_PASSKEYS = 20;

/** In bytes, as the database has it. */
const SHORTEST_ID = 16;
const LONGEST_KEY = 2_000;

/** The accepted signature algorithms, the best first: Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Begins a new passkey of the caller. Throws `too_many_passkeys` when they have the most allowed.
 */
export async function startPasskey(
  ctx: IdentityContext,
): Promise<z.output<typeof creationOptions>> {
  const member = getMember(ctx.actor);
  const { challenge, shopName, own, fullName } = await ctx.asIdentity(async ({ db }) => ({
    own: await findOwn(db, member.id),
    fullName: (await findAccount(db, member.id))?.fullName ?? member.email,
    shopName: await readShopName({ db }),
    challenge: await createPasskeyChallenge(
      db,
      { purpose: "add", sessionId: member.sessionId },
      ctx.clock(),
    ),
  }));
  const { timeout, userVerification } = passkeyRequestOptions;
  return {
    challenge,
    timeout,
    rp: { id: getRelyingParty(ctx).id, name: shopName },
    user: {
      id: Buffer.from(member.id.replaceAll("-", ""), "hex").toString("base64url"),
      name: member.email,
      displayName: fullName,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    // The shop does not ask for the make of the device.
    attestation: "none",
    excludeCredentials: describeCredentials(own),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification,
    },
  };
}

/**
 * Adds a passkey to the caller's account, and tells them by mail. If it is their first second
 * factor, all other sessions end, because they began without one. Throws `passkey_refused`, and
 * `too_many_passkeys`.
 */
export async function addPasskey(
  ctx: IdentityContext,
  { name, attestation }: { name: string; attestation: Attestation },
): Promise<void> {
  const member = getMember(ctx.actor);
  const key = await checkAttestation(ctx, attestation, member.sessionId);
  await ctx.asIdentity(async ({ db }) => {
    await lockAccount(db, member.id);
    await findOwn(db, member.id);
    const account = await findAccount(db, member.id);
    if (account === undefined) throw new AppError("unauthenticated", "the account is gone");
    const wasOn = await hasSecondFactor(db, member.id);
    const added = await db
      .insert(passkeys)
      .values({ ...key, userId: member.id, name, createdAt: ctx.clock() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw createPasskeyError();
    if (!wasOn && (await hasSecondFactor(db, member.id)))
      await endSessions(db, member.id, member.sessionId);
    await notifyOfPasskey(db, account, { change: "added", name });
  });
}

async function findOwn(db: Db, userId: string): Promise<{ credentialId: Buffer }[]> {
  const own = await db
    .select({ credentialId: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  if (own.length >= MOST_PASSKEYS)
    throw new AppError("too_many_passkeys", "the user has the maximum number of passkeys");
  return own;
}

async function checkAttestation(
  ctx: IdentityContext,
  { id, response }: Attestation,
  sessionId: string,
) {
  const challenge = readChallenge(response.clientDataJSON);
  const isHeld = await ctx.asIdentity(({ db }) =>
    consumePasskeyChallenge(db, { challenge, purpose: "add", sessionId, now: ctx.clock() }),
  );
  if (!isHeld) throw createPasskeyError();
  const { origin, id: rpId } = getRelyingParty(ctx);
  try {
    assertNoCertificates(response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, response, type: "public-key", clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw createPasskeyError();
    const { credential } = registrationInfo;
    const credentialId = Buffer.from(credential.id, "base64url");
    const publicKey = Buffer.from(credential.publicKey);
    const isStorable = credentialId.length >= SHORTEST_ID && publicKey.length <= LONGEST_KEY;
    if (!isStorable) throw createPasskeyError();
    return { credentialId, publicKey, counter: credential.counter };
  } catch (error) {
    throw createPasskeyError(error);
  }
}

/**
 * Refuses attestation certificates. None was requested, and to check one the library would load
 * lists from addresses that the certificate itself names.
 */
function assertNoCertificates(attestationObject: string): void {
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, "base64url")),
  );
  const isPlain = decoded.get("fmt") === "none" || decoded.get("fmt") === "packed";
  if (!isPlain || decoded.get("attStmt").get("x5c") !== undefined) throw createPasskeyError();
}
