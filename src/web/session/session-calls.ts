// What a session's beginning, renewal and end ask of the server. These calls carry no access token: they work
// when it has expired.
import type { identityEndpoints, Session, SignInAnswer } from "#modules/identity/contract.ts";
import type { secondFactorEndpoints } from "#modules/identity/second-factor-contract.ts";
import { requestApi } from "../api-request.ts";

export function postSignIn(body: { email: string; password: string }): Promise<SignInAnswer> {
  return requestApi<typeof identityEndpoints.signIn>("post", "/api/auth/sign-in", { body });
}

/** The second step, for those who are asked for a code. */
export function postCode(body: { challenge: string; code: string }): Promise<Session> {
  const path = "/api/auth/second-factor";
  return requestApi<typeof secondFactorEndpoints.answerChallenge>("post", path, { body });
}

/** Exchanges the refresh token for a new session. */
export function postRefresh({ refresh_token }: Session, signal?: AbortSignal): Promise<Session> {
  const input = { body: { refresh_token }, ...(signal && { signal }) };
  return requestApi<typeof identityEndpoints.refresh>("post", "/api/auth/refresh", input);
}

export type SignOutScope = "global" | "local";

/** Ends all sessions of this person, or this one alone. The page may be left meanwhile. */
export function postSignOut({ refresh_token }: Session, scope: SignOutScope): Promise<void> {
  const body = { refresh_token, scope };
  return requestApi<typeof identityEndpoints.signOut>(
    "post",
    "/api/auth/sign-out",
    { body },
    { keepalive: true },
  );
}
