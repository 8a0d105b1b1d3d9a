import { useEffect, useState } from "react";
import { readStatus } from "./use-second-factor.ts";

/** The ways in which the user can confirm who they are, besides the password. */
export type ProofWays = { readonly asksForCode: boolean; readonly hasPasskey: boolean };

/**
 * Whether a second factor is on, and whether there is a passkey. If that cannot be found out, the
 * answer to the password will tell.
 */
export function useProofWays(): ProofWays {
  const [ways, setWays] = useState<ProofWays>({ asksForCode: false, hasPasskey: false });
  useEffect(() => {
    const leaving = new AbortController();
    readStatus(leaving.signal).then(
      (status) => setWays({ asksForCode: status.is_on, hasPasskey: status.has_passkey }),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return ways;
}
