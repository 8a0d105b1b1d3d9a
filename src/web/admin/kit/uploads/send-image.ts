import { MINUTE_MS } from "#shared/durations.ts";
import { ApiError } from "#web/api/api-client.ts";
import { toApiError } from "#web/api/api-request.ts";
import { readSession } from "#web/session/session-store.ts";
import { refreshSession } from "#web/session/refresh-session.ts";

/** On a slow line 5 MB take a while. */
const TIMEOUT_MS = 5 * MINUTE_MS;

type Upload = {
  /** Where it goes: "/api/admin/products/…/images". */
  readonly url: string;
  readonly file: Blob;
  readonly type: string;
  readonly signal: AbortSignal;
  /** From 0 to 1: what has been sent. */
  readonly onProgress: (share: number) => void;
};

/**
 * Sends a file, and says how far it is: `fetch` cannot tell. Returns what the shop says of
 * it; throws ApiError, or what `signal` was aborted with.
 */
export async function sendImage<Answer>(upload: Upload): Promise<Answer> {
  const state = readSession();
  if (state.status !== "signed-in") throw new ApiError("unauthenticated");
  try {
    return await send<Answer>(upload, state.session.access_token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "unauthenticated") throw error;
    // The token was expired: tries again with a new one, unless another user has signed in.
    const fresh = await refreshSession(state.session);
    if (fresh?.user.id !== state.session.user.id) throw error;
    return await send<Answer>(upload, fresh.access_token);
  }
}

function send<Answer>(
  { url, file, type, signal, onProgress }: Upload,
  accessToken: string,
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("authorization", `Bearer ${accessToken}`);
    request.setRequestHeader("content-type", type);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      // Our own API answers in the shape of its contract.
      if (request.status === 200 && request.response) resolve(request.response as Answer);
      else reject(toApiError(request.response));
    });
    for (const name of ["error", "timeout"])
      request.addEventListener(name, () => reject(new ApiError("offline")));
    request.addEventListener("abort", () => reject(signal.reason));
    const stopRequest = () => request.abort();
    signal.addEventListener("abort", stopRequest, { once: true });
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stopRequest));
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
}
