import { useSyncExternalStore } from "react";
import {
  loadingSession,
  onSessionChange,
  readSession,
  type SessionState,
} from "./session-store.ts";

/** The session; "loading" in the server's HTML and until the page has come to life. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, readSession, () => loadingSession);
}
