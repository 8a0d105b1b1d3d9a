import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { useSession } from "./use-session.ts";

const loadSignedIn = async () => (await import("./signed-in.tsx")).SignedIn;

/** Keeps the session of the signed-in user. For visitors, nothing is loaded. */
export function SessionRefresher() {
  // Until it is there, a call that is refused renews the session.
  return useSession().status === "signed-in" && <LoadedPart load={loadSignedIn} props={{}} />;
}
