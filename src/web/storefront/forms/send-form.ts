// Loaded when the visitor begins to write, because most visits never need it.
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import type { Call, CallInput } from "#web/api/api-request.ts";
import { isRecord } from "#shared/json.ts";
import { recordSecurityEvent } from "#web/security/browser-monitor.ts";
import type { RefusedRequest } from "./form-error.ts";

/**
 * Sends what a form holds; returns why the shop refused it, nothing when it was taken. An answer
 * that names an error is a refusal whatever its status: a proxy or a mail function may send one.
 */
export async function sendForm<C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<RefusedRequest | undefined> {
  recordSecurityEvent("form_submission", { path: call.replace("POST ", "") });
  try {
    const answer: unknown = await fetchApi(call, input);
    return isRecord(answer) && answer["error"] ? new ApiError("internal") : undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
