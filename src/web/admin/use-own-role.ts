import { useCallback, useEffect, useState } from "react";
import type { identityEndpoints } from "#modules/identity/contract.ts";
import type { Role } from "#shared/roles.ts";
import { callApi } from "#web/api-client.ts";

/** The role of whoever is signed in, undefined until it is known; and the way to ask again, for it may have changed. */
export function useOwnRole(): [role: Role | undefined, askAgain: () => void] {
  const [role, setRole] = useState<Role>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void askRole(leaving.signal).then((answer) => answer !== undefined && setRole(answer));
    return () => leaving.abort();
  }, [times]);
  const askAgain = useCallback(() => setTimes((before) => before + 1), []);
  return [role, askAgain];
}

/** Undefined when nobody waits for it any more. Who cannot be asked about has the least role. */
async function askRole(signal: AbortSignal): Promise<Role | undefined> {
  try {
    const { role } = await callApi<typeof identityEndpoints.getUserRole>(
      "post",
      "/api/functions/get_user_role",
      { body: {}, signal },
    );
    return role;
  } catch {
    return signal.aborted ? undefined : "user";
  }
}
