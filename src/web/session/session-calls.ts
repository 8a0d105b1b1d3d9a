// Requests to the server for a session's beginning, renewal and end. These calls carry no access
// token: they work when it has expired.
import type { Session, SignInAnswer } from "#modules/identity/contract.ts";
import { requestApi } from "../api/api-request.ts";

export function sendSignIn(body: { email: string; password: string }): Promise<SignInAnswer> {
  return requestApi("POST /api/auth/sign-in", { body });
}

/** The second step, for those who are asked for a code. */
export function sendSignInCode(body: { challenge: string; code: string }): Promise<Session> {
  return requestApi("POST /api/auth/second-factor", { body });
}

/** Exchanges the refresh token for a new session. */
export function sendRefresh({ refresh_token }: Session, signal?: AbortSignal): Promise<Session> {
  const input = { body: { refresh_token }, ...(signal && { signal }) };
  return requestApi("POST /api/auth/refresh", input);
}

export type SignOutScope = "global" | "local" | "idle";

/**
 * Ends all sessions of the user, only this one, or all because of inactivity. The page may be left
 * meanwhile.
 */
export function sendSignOut({ refresh_token }: Session, scope: SignOutScope): Promise<void> {
  const body = { refresh_token, scope };
  return requestApi("POST /api/auth/sign-out", { body }, { keepalive: true });
}
