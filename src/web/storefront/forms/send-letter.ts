// Loaded when somebody begins to write: most visits never need it.
import type { Endpoint } from "#shared/contract.ts";
import { ApiError, callApi } from "#web/api-client.ts";
import type { CallInput } from "#web/api-request.ts";
import { noteSecurityEvent } from "#web/security/browser-monitor.ts";
import type { Refused } from "./refusal.ts";

/** Sends what a form holds; returns why the shop refused it, nothing when it was taken. */
export async function sendLetter<E extends Endpoint>(
  path: E["path"],
  input: CallInput<E>,
): Promise<Refused | undefined> {
  noteSecurityEvent("form_submission", { path });
  try {
    await callApi<E>("post", path, input);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
