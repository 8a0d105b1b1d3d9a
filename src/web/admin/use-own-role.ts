import { useEffect, useState } from "react";
import type { identityEndpoints } from "#modules/identity/contract.ts";
import type { Role } from "#shared/roles.ts";
import { callApi } from "#web/api-client.ts";

/** The role of whoever is signed in, asked anew each time; undefined until it is known. */
export function useOwnRole(): Role | undefined {
  const [role, setRole] = useState<Role>();
  useEffect(() => {
    const leaving = new AbortController();
    void askRole(leaving.signal).then(setRole);
    return () => leaving.abort();
  }, []);
  return role;
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
