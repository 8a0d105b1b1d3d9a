import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { PASSKEY_CHALLENGE_MS } from "./passkey-challenges.ts";

/**
 * For whom passkeys are: they belong to the host of the public address, and what they sign names
 * the page that asked.
 */
export function getRelyingParty({ publicUrl }: Pick<IdentityContext, "publicUrl">) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Part of every request to a device: whoever holds it must show that it is them. */
export const askedOfDevices = {
  timeout: PASSKEY_CHALLENGE_MS,
  userVerification: "required",
} as const;

/** Passkeys as requests to devices name them. */
export function describeCredentials(found: readonly { credentialId: Buffer }[]) {
  return found.map(({ credentialId }) => ({
    id: credentialId.toString("base64url"),
    type: "public-key" as const,
  }));
}

/** One refusal for everything, so that nobody learns which passkeys there are. */
export function passkeyRefused(cause?: unknown): AppError {
  return new AppError("passkey_refused", "what was signed does not hold", { cause });
}
