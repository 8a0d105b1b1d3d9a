import type { Session } from "#modules/identity/contract.ts";
import { ApiError, requestApi, type Call, type CallInput, type CallOutput } from "./api-request.ts";
import { deleteSession, readSession } from "../session/session-store.ts";

export { ApiError };

/**
 * Calls an endpoint, known by its type alone so that no schema gets into the browser's bundle:
 * `callApi("POST /api/auth/sign-in", { body })`. Calls with the token of the signed-in user; an
 * expired token is exchanged once, and if that fails the session is over. Throws ApiError.
 */
export async function fetchApi<C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  const state = readSession();
  if (state.status !== "signed-in") return requestApi(call, input);
  const requestWith = (accessToken: string) => requestApi(call, input, { accessToken });
  try {
    return await requestWith(state.session.access_token);
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    const fresh = await getFreshSession(state.session);
    // The session is over, or another user has signed in in another tab, in whose name nothing may
    // be done here.
    if (fresh?.user.id !== state.session.user.id) throw error;
    return await requestWith(fresh.access_token).catch((again: unknown) => {
      if (isRefusedToken(again)) deleteSession();
      throw again;
    });
  }
}

async function getFreshSession(stale: Session): Promise<Session | undefined> {
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
