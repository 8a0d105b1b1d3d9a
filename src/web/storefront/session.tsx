import { createContext, useContext } from "react";

/** Who is signed in, as far as the page knows. A page starts as a stranger's, for all visitors get the same HTML. */
export type Session =
  | { readonly status: "loading" }
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly signOut: () => void };

const SessionContext = createContext<Session>({ status: "signed-out" });

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  return useContext(SessionContext);
}
