import type { Session } from "#modules/identity/contract.ts";

/** Who is signed in, as far as this browser knows. It starts as "loading"; pages are the same for everybody. */
export type SessionState =
  | { readonly status: "loading" }
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly session: Session };
