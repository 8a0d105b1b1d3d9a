import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { PASSKEY_CHALLENGE_MS } from "./passkey-challenges.ts";

/**
 * The relying party of passkeys: they belong to the host of the public address, and the signed data
 * names the page that asked.
 */
export function getRelyingParty({ publicUrl }: Pick<IdentityContext, "publicUrl">) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Part of every request to a device: it must verify its user, for example by a fingerprint. */
export const passkeyRequestOptions = {
  timeout: PASSKEY_CHALLENGE_MS,
  userVerification: "required",
} as const;

/** Passkeys as listed in requests to devices. */
export function describeCredentials(found: readonly { credentialId: Buffer }[]) {
  return found.map(({ credentialId }) => ({
    id: credentialId.toString("base64url"),
    type: "public-key" as const,
  }));
}

/** The same error in all cases, so that no one learns which passkeys exist. */
export function createPasskeyError(cause?: unknown): AppError {
  return new AppError("passkey_refused", "the signature is not valid", { cause });
}
