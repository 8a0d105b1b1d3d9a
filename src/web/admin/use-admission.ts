import { useEffect, useState } from "react";
import type { identityEndpoints, SignedInUser } from "#modules/identity/contract.ts";
import type { Role } from "#shared/roles.ts";
import { callApi } from "#web/api-client.ts";
import { useSession } from "#web/session/use-session.ts";

export type Admission =
  | { readonly status: "checking" }
  | { readonly status: "denied"; readonly isSignedOut: boolean }
  | { readonly status: "admitted"; readonly user: SignedInUser };

/** Whether whoever is at the door of the back office may come in. Their role is asked anew each time. */
export function useAdmission(): Admission {
  const session = useSession();
  const user = session.status === "signed-in" ? session.session.user : undefined;
  const userId = user?.id;
  const [answer, setAnswer] = useState<{ userId: string; role: Role }>();

  useEffect(() => {
    if (userId === undefined) {
      setAnswer(undefined);
      return undefined;
    }
    const leaving = new AbortController();
    void askRole(leaving.signal).then((role) => {
      if (!leaving.signal.aborted) setAnswer({ userId, role });
    });
    return () => leaving.abort();
  }, [userId]);

  if (session.status === "signed-out") return { status: "denied", isSignedOut: true };
  if (user === undefined || answer?.userId !== user.id) return { status: "checking" };
  return answer.role === "admin"
    ? { status: "admitted", user }
    : { status: "denied", isSignedOut: false };
}

/** The own role; whoever cannot be asked about has the least. */
async function askRole(signal: AbortSignal): Promise<Role> {
  try {
    const { role } = await callApi<typeof identityEndpoints.getUserRole>(
      "post",
      "/api/functions/get_user_role",
      { body: {}, signal },
    );
    return role;
  } catch {
    return "user";
  }
}
