import { useRead } from "#web/api/use-read.ts";
import { readStatus } from "./use-second-factor.ts";

/** The ways in which the user can confirm who they are, besides the password. */
export type ProofWays = { readonly asksForCode: boolean; readonly hasPasskey: boolean };

/**
 * Whether a second factor is on, and whether there is a passkey. If that cannot be found out, the
 * answer to the password will tell.
 */
export function useProofWays(): ProofWays {
  const { data } = useRead(readStatus);
  if (typeof data === "string") return { asksForCode: false, hasPasskey: false };
  return { asksForCode: data.is_on, hasPasskey: data.has_passkey };
}
