import { useEffect, useState, type ComponentType } from "react";
import { useSession } from "./use-session.ts";

/** Looks after the session of whoever is signed in. For visitors, nothing is loaded. */
export function SessionKeeper() {
  const isSignedIn = useSession().status === "signed-in";
  const [SignedIn, setSignedIn] = useState<ComponentType>();
  useEffect(() => {
    if (!isSignedIn) return;
    import("./signed-in.tsx").then(
      (module) => setSignedIn(() => module.SignedIn),
      // No connection: the next page looks after the session, and a call that is refused renews it.
      () => undefined,
    );
  }, [isSignedIn]);
  return isSignedIn && SignedIn && <SignedIn />;
}
