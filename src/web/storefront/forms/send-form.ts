// Loaded when the visitor begins to write, because most visits never need it.
import { ApiError, callApi } from "#web/api/api-client.ts";
import type { Call, CallInput } from "#web/api/api-request.ts";
import { noteSecurityEvent } from "#web/security/browser-monitor.ts";
import type { RefusedRequest } from "./form-error.ts";

/** Sends what a form holds; returns why the shop refused it, nothing when it was taken. */
export async function sendForm<C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<RefusedRequest | undefined> {
  noteSecurityEvent("form_submission", { path: call.replace("POST ", "") });
  try {
    await callApi(call, input);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
