import { useLoadedPart } from "#web/use-loaded-part.ts";
import { useSession } from "./use-session.ts";

const loadSignedIn = async () => (await import("./signed-in.tsx")).SignedIn;

/** Looks after the session of whoever is signed in. For visitors, nothing is loaded. */
export function SessionKeeper() {
  const isSignedIn = useSession().status === "signed-in";
  // Until it is there, a call that is refused renews the session.
  const SignedIn = useLoadedPart(loadSignedIn, isSignedIn);
  return isSignedIn && SignedIn && <SignedIn />;
}
