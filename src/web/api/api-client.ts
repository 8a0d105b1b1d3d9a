import type { Session } from "#modules/identity/contract.ts";
import { ApiError, requestApi, type Call, type CallInput, type CallOutput } from "./api-request.ts";
import { forgetSession, readSession } from "../session/session-store.ts";

export { ApiError };

/**
 * Calls an endpoint, known by its type alone so that no schema gets into the browser's bundle:
 * `callApi("POST /api/auth/sign-in", { body })`. Calls with the token of the signed-in user; an
 * expired token is exchanged once, and if that fails the session is over. Throws ApiError.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  const state = readSession();
  if (state.status !== "signed-in") return requestApi(call, input);
  const callWith = (accessToken: string) => requestApi(call, input, { accessToken });
  try {
    return await callWith(state.session.access_token);
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    const fresh = await freshSession(state.session);
    // The session is over, or another user has signed in in another tab, in whose name nothing may
    // be done here.
    if (fresh?.user.id !== state.session.user.id) throw error;
    return await callWith(fresh.access_token).catch((again: unknown) => {
      if (isRefusedToken(again)) forgetSession();
      throw again;
    });
  }
}

async function freshSession(stale: Session): Promise<Session | undefined> {
  const { refreshSession } = await import("../session/refresh-session.ts").catch(
    (cause: unknown) => {
      throw new ApiError("offline", { cause });
    },
  );
  return refreshSession(stale);
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unauthenticated";
}
